import { renderToStaticMarkup } from 'react-dom/server';
import { RichText } from './RichText.tsx';

const elements = { legal: <a href="#legal" />, strong: <strong /> };

it.each([
  ['no more than words', 'no more than words'],
  [
    '<legal>first</legal>, <strong>then</strong> and <legal>again</legal>',
    '<a href="#legal">first</a>, <strong>then</strong> and <a href="#legal">again</a>',
  ],
  ['what <nobody>knows</nobody> is words', 'what knows is words'],
  ['1 < 2 & <strong> > ', '1 &lt; 2 &amp; &lt;strong&gt; &gt; '],
  ['<legal>S.A. <&></legal>', '<a href="#legal">S.A. &lt;&amp;&gt;</a>'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(<RichText text={text} elements={elements} />)).toBe(html);
});
