import { renderToStaticMarkup } from 'react-dom/server';
import { RichText } from './RichText.tsx';

const elements = { legal: <a href="#legal" />, strong: <strong /> };

it.each([
  ['no more than words', '<span>no more than words</span>'],
  [
    '<legal>first</legal>, <strong>then</strong> and <legal>again</legal>',
    '<a href="#legal">first</a><span>, </span><strong>then</strong><span> and </span><a href="#legal">again</a>',
  ],
  ['what <nobody>knows</nobody> is words', '<span>what </span>knows<span> is words</span>'],
  ['1 < 2 & <strong> > ', '<span>1 &lt; 2 &amp; &lt;strong&gt; &gt; </span>'],
  ['<legal>S.A. <&></legal>', '<a href="#legal">S.A. &lt;&amp;&gt;</a>'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(<RichText text={text} elements={elements} />)).toBe(html);
});
