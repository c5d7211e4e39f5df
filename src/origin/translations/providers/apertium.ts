import * as z from 'zod/mini';
import { lookUp } from '#shared/lookUp.ts';
import { languageWords } from '../languageWords.ts';
import type { Part } from '../keptWords.ts';
import type { Provider } from '../Provider.ts';
import { askProvider } from './request.ts';

const answer = z.object({ responseData: z.object({ translatedText: z.string() }) });

const codeOf = (language: string): string => lookUp(languageWords, language)?.code ?? language;

/** Stands for what is kept: a name that no dictionary has, and that grammar leaves alone. */
const placeholder = (index: number): string =>
  `Qzx${[...index.toString(26)].map((digit) => String.fromCodePoint(97 + Number.parseInt(digit, 26))).join('')}z`;

/** One text of all lines, and what its placeholders stand for. */
function toText(lines: readonly (readonly Part[])[]): { text: string; kept: Map<string, string> } {
  const kept = new Map<string, string>();
  const write = (part: Part): string => {
    if (typeof part === 'string') return part;
    const name = placeholder(kept.size);
    kept.set(name, part.keep);
    return name;
  };
  return { text: lines.map((line) => line.map(write).join('')).join('\n'), kept };
}

/** Apertium, `POST /translate` of apertium-apy (wiki.apertium.org/wiki/Apertium-apy): no key, languages by pairs. */
export const createApertium = ({ url }: { url: string }): Provider => ({
  name: 'apertium',
  maxLines: 50,
  maxCharacters: 5_000,
  translate: async (lines, { source, target }, signal) => {
    const { text, kept } = toText(lines);
    const { responseData } = await askProvider(
      {
        url: `${url.replace(/\/+$/, '')}/translate`,
        form: { langpair: `${codeOf(source)}|${codeOf(target)}`, q: text, format: 'txt', markUnknown: 'no' },
      },
      answer,
      signal,
    );
    const translated = responseData.translatedText.replace(/Qzx[a-z]+z/gi, (found) => {
      const name = `Q${found.slice(1).toLowerCase()}`;
      return kept.get(name) ?? found;
    });
    return translated.split('\n');
  },
});
