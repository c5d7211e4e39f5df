import type { CheckedText } from './checkTranslation.ts';
import { markKept } from './keptWords.ts';
import { ProviderError, type Provider } from './Provider.ts';

/** A piece of a text that is sent, or stays as it is: signs at the start of a line, ends of lines, lines of figures. */
interface Piece {
  text: string;
  isSent: boolean;
}

/** A line's sign of a list, its text, and the space after it. */
const lineParts = /^([\s•·*▪●◦‣►▶✓✔✅★☆→>–—-]*)(.*?)(\s*)$/su;

/** Parts of a line that are no longer than a request may be: whole sentences, where they fit. */
function shortParts(line: string, max: number, language: string): string[] {
  if (line.length <= max) return [line];
  const parts: string[] = [''];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line)) {
    if (parts.at(-1)!.length + segment.length > max) parts.push('');
    parts[parts.length - 1] += segment;
  }
  return parts
    .filter((part) => part !== '')
    .flatMap((part) => part.match(new RegExp(`.{1,${max}}(?:\\s+|$)|.{1,${max}}`, 'gsu')) ?? []);
}

function piecesOf(content: string, max: number, language: string): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, line] of content.split('\n').entries()) {
    const [, sign = '', text = '', end = ''] = lineParts.exec(line) ?? [];
    pieces.push({ text: (index > 0 ? '\n' : '') + sign, isSent: false });
    for (const part of shortParts(text, max, language)) {
      const words = part.trimEnd();
      pieces.push({ text: words, isSent: /\p{L}/u.test(words) }, { text: part.slice(words.length), isSent: false });
    }
    pieces.push({ text: end, isSent: false });
  }
  return pieces;
}

/** What goes in one request. */
function requestsOf(sent: readonly Piece[], { maxLines, maxCharacters }: Provider): Piece[][] {
  const requests: Piece[][] = [];
  let characters = Infinity;
  for (const piece of sent) {
    if (characters + piece.text.length > maxCharacters || requests.at(-1)!.length >= maxLines) {
      requests.push([]);
      characters = 0;
    }
    requests.at(-1)!.push(piece);
    characters += piece.text.length;
  }
  return requests;
}

/**
 * A text in another language, as a provider has it: line by line, so that its structure stays.
 * @throws ProviderError
 */
export async function translateText(
  provider: Provider,
  { content, source, target, names }: CheckedText,
  signal: AbortSignal,
): Promise<string> {
  const pieces = piecesOf(content, provider.maxCharacters, source);
  const translated = new Map<Piece, string>();
  for (const request of requestsOf(
    pieces.filter(({ isSent }) => isSent),
    provider,
  )) {
    const lines = request.map(({ text }) => markKept(text, names));
    const answer = await provider.translate(lines, { source, target }, signal);
    if (answer.length !== request.length)
      throw new ProviderError('unavailable', `it answered ${answer.length} texts for ${request.length}`);
    for (const [index, piece] of request.entries()) translated.set(piece, answer[index]!.replace(/\s+/g, ' ').trim());
  }
  return pieces.map((piece) => translated.get(piece) ?? piece.text).join('');
}
