import { Parser, Tokenizer } from 'htmlparser2';

/** Whether a text has marks of HTML in it. */
export const hasMarkup = (text: string): boolean => /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+\d?);/i.test(text);

/** Marks of HTML, and spaces and lines that a plain text has none of; most texts have neither. */
const untidy = /[<&]|[^\S\n ]|  | \n|\n |\n{3}|^\s|\s$/;

/** Stands between the cells of a row until the lines are put together: no text has it. */
const endOfCell = '\u001f';

/** What a tag puts between the texts around it; all others put nothing there. */
const breaks: Readonly<Record<string, string>> = {
  ...{ br: '\n', tr: '\n', dt: '\n', caption: '\n', figcaption: '\n', li: '\n• ' },
  ...{ td: endOfCell, th: endOfCell, dd: endOfCell },
  ...{ dl: '\n\n', hr: '\n\n', pre: '\n\n', article: '\n\n', header: '\n\n', footer: '\n\n', figure: '\n\n' },
  ...{ p: '\n\n', div: '\n\n', ul: '\n\n', ol: '\n\n', table: '\n\n', section: '\n\n', blockquote: '\n\n' },
  ...{ h1: '\n\n', h2: '\n\n', h3: '\n\n', h4: '\n\n', h5: '\n\n', h6: '\n\n' },
};
const breakAt = (tag: string): string => (Object.hasOwn(breaks, tag) ? breaks[tag]! : '');

/** What stands within them is no text. */
const isProgram = (tag: string): boolean => tag === 'script' || tag === 'style';

const linesOf = (text: string): string[] => text.split(/\r\n?|\n/);

/** White space beside a tag is one space, as in a browser; the ends of lines that are left stay. */
const edge = (space: string): string => '\n'.repeat(Math.min(2, linesOf(space).length - 1)) || (space && ' ');

function betweenTags(text: string): string {
  const core = text.trim();
  if (core === '') return edge(text);
  const start = text.length - text.trimStart().length;
  return edge(text.slice(0, start)) + core + edge(text.slice(start + core.length));
}

const nothing = (): void => undefined;

/** What a tokenizer reports that is no text. */
const ignored = {
  ...{ onattribdata: nothing, onattribentity: nothing, onattribend: nothing, onattribname: nothing },
  ...{ oncdata: nothing, oncomment: nothing, ondeclaration: nothing, onprocessinginstruction: nothing },
  ...{ onend: nothing, onopentagend: nothing, onselfclosingtag: nothing },
};

/**
 * Tags up to whose end a browser reads text, and the tokenizer with it: where they stay open, or close themselves, the
 * markup after them would be text.
 */
const rawText = /(<\/?)(?:iframe|noembed|noframes|plaintext|textarea|title|xmp)(?=[\s/>])/gi;

/**
 * The texts of an HTML document, with the breaks of its tags between them. Its tags are read one by one: a parser that
 * keeps those that are open takes the square of their number.
 */
function textOf(document: string): string {
  const html = document.replace(rawText, '$1span');
  const parts: string[] = [];
  let text = '';
  let isInProgram = false;
  const addText = (part: string) => {
    if (!isInProgram) text += part;
  };
  const endText = () => {
    parts.push(betweenTags(text));
    text = '';
  };
  const tagAt = (start: number, end: number): string => html.slice(start, end).toLowerCase();
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ...ignored,
      ontext: (start, end) => addText(html.slice(start, end)),
      ontextentity: (codePoint) => addText(String.fromCodePoint(codePoint)),
      onopentagname: (start, end) => {
        endText();
        const tag = tagAt(start, end);
        isInProgram ||= isProgram(tag);
        parts.push(breakAt(tag));
      },
      onclosetag: (start, end) => {
        endText();
        const tag = tagAt(start, end);
        if (isProgram(tag)) isInProgram = false;
        if (breakAt(tag) === '\n\n' || tag === 'br') parts.push(breakAt(tag));
      },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  endText();
  return parts.join('');
}

/** A text without tags, but for its references: its lines stay as they are. */
function withoutReferences(text: string): string {
  const parts: string[] = [];
  new Parser({ ontext: (part) => void parts.push(part) }).end(text);
  return parts.join('');
}

/** Tags that say where lines end: between them the end of a line is a space, as in a browser. */
const isLaidOut = /<(?:br|p|div|li|tr)[\s/>]/i;

/** Without the ends of lines at which an editor wrapped its HTML; those before an empty line or a bullet are meant. */
function withoutWrapping(html: string): string {
  const isMeant = (line: string): boolean => line === '' || /^[•●▪◦‣·–-]/.test(line);
  const lines = linesOf(html).map((line) => line.trim());
  return lines.map((line, at) => (at === 0 ? '' : isMeant(line) || lines[at - 1] === '' ? '\n' : ' ') + line).join('');
}

/** A line with its white space as one space, and something between the cells of a table's row. */
const joinCells = (line: string): string =>
  line
    .split(endOfCell)
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .filter((cell) => cell !== '')
    .join(' · ');

/**
 * A text without markup: paragraphs with an empty line between them, the items of lists as lines that begin with `•`.
 * What stands in a script or a style is no text.
 */
export function plainText(html: string): string {
  if (!untidy.test(html)) return html;
  const isHtml = /<\/?[a-z][^<>]*>/i.test(html);
  const text = isHtml ? textOf(isLaidOut.test(html) ? withoutWrapping(html) : html) : withoutReferences(html);
  return linesOf(text)
    .map(joinCells)
    .join('\n')
    .replace(/^•\n+/gm, '• ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A text on one line. */
export const oneLine = (text: string): string => {
  const plain = plainText(text);
  return plain.includes('\n') ? plain.replace(/\s+/g, ' ') : plain;
};
