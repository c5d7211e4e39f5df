import MarkdownIt from 'markdown-it';
import { Html } from './html.ts';

/**
 * Paragraphs, headings, lists, quotes, emphasis, links: nothing else is switched on. Markup in a text is escaped, and
 * links lead to http, https, mailto and paths only (markdown-it's own check).
 */
const markdown = new MarkdownIt('zero', { html: false }).enable([
  'heading',
  'list',
  'blockquote',
  'emphasis',
  'link',
  'escape',
]);

const isForeign = (href: string): boolean => /^https?:/i.test(href);

markdown.renderer.rules.link_open = (tokens, index, options, _env, renderer) => {
  const link = tokens[index]!;
  if (isForeign(String(link.attrGet('href')))) link.attrSet('rel', 'noopener');
  return renderer.renderToken(tokens, index, options);
};

/** The page has one heading of the first rank, its title. */
markdown.core.ruler.push('rank of headings', ({ tokens }) => {
  for (const token of tokens) if (token.tag === 'h1') token.tag = 'h2';
});

/** A text of the editors as markup that is safe whatever they wrote. */
export const renderMarkdown = (text: string): Html => new Html(markdown.render(text));

/** The same, cut before each heading of the second rank: what comes before the first, and the parts. */
export function renderParts(text: string): { intro: Html; parts: Html[] } {
  const tokens = markdown.parse(text, {});
  const starts = tokens.flatMap(({ type, tag }, index) => (type === 'heading_open' && tag === 'h2' ? [index] : []));
  const render = (from: number, to?: number): Html =>
    new Html(markdown.renderer.render(tokens.slice(from, to), markdown.options, {}));
  return { intro: render(0, starts[0]), parts: starts.map((start, index) => render(start, starts[index + 1])) };
}

const wordsPerMinute = 210;

/** How long it takes to read, in whole minutes from 1. */
export const minutesToRead = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute));
