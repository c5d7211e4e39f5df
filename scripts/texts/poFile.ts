import { po, type GetTextTranslation } from 'gettext-parser';
import { namespaces, type Dictionary, type Namespace } from '#shared/i18n/namespaces.ts';
import { hasSamePlaceholders, mostLetters } from './checkTexts.ts';
import { entriesOf, type Entry, type Texts } from './entries.ts';

/** `namespace:key` */
const contextOf = ({ namespace, key }: Pick<Entry, 'namespace' | 'key'>): string => `${namespace}:${key}`;

/** What a translator reads beside a text. */
function hintOf({ numbers, spanish, optional }: Entry): string {
  const most = mostLetters(spanish);
  return [
    ...(numbers === undefined ? [] : [`For the numbers ${numbers} …`]),
    ...(optional ? ['Only where the language has a word of its own for it.'] : []),
    ...(Number.isFinite(most) ? [`At most ${most} letters.`] : []),
  ].join('\n');
}

/**
 * All texts of a language as a file of gettext, which programs for translators open. Each form of plural is an entry of
 * its own, because the forms of i18next, which are CLDR's, are not those of gettext.
 */
export function writePo(language: string, spanish: Texts, own: Texts): Buffer {
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
  for (const entry of entriesOf(language, spanish, own)) {
    const msgctxt = contextOf(entry);
    const hint = hintOf(entry);
    translations[msgctxt] = {
      [entry.spanish]: {
        msgctxt,
        msgid: entry.spanish,
        msgstr: [entry.text],
        ...(hint && { comments: { extracted: hint } }),
      },
    };
  }
  const headers = { Language: language, 'Content-Type': 'text/plain; charset=utf-8', 'X-Source-Language': 'es' };
  return Buffer.concat([po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }), Buffer.from('\n')]);
}

/** What a file of gettext brings. */
interface PoTexts {
  texts: Texts;
  /** Why a text of the file was left out, by `namespace:key`. */
  refused: Map<string, string>;
}

function whyRefused(entry: Entry | undefined, { msgid, msgstr, comments }: GetTextTranslation): string | undefined {
  if (!entry) return 'there is no such text';
  if (entry.spanish !== msgid) return `the Spanish text has changed: ${entry.spanish}`;
  if (comments?.flag?.includes('fuzzy')) return 'it is marked as unsure (fuzzy)';
  if (!hasSamePlaceholders({ ...entry, text: msgstr.join('') })) return `its values or tags are not those of: ${msgid}`;
  return undefined;
}

/** Texts with the keys of a file: a language may have forms that Spanish lacks, and its folder does not have yet. */
function withKeys(own: Texts, contexts: readonly string[]): Texts {
  const keysOf = (namespace: Namespace) =>
    contexts
      .filter((context) => context.startsWith(`${namespace}:`))
      .map((context) => context.slice(namespace.length + 1));
  const complete = (namespace: Namespace): Dictionary => ({
    ...Object.fromEntries(keysOf(namespace).map((key) => [key, ''])),
    ...own[namespace],
  });
  return Object.fromEntries(namespaces.map((namespace) => [namespace, complete(namespace)])) as Texts;
}

/**
 * The texts of a language with those that a file brings. A text that the file leaves empty, or that cannot be taken,
 * stays as it was.
 * @throws SyntaxError where the file is none of gettext
 */
export function readPo(file: Buffer, language: string, spanish: Texts, own: Texts): PoTexts {
  const { translations } = po.parse(file);
  const known = entriesOf(language, spanish, withKeys(own, Object.keys(translations)));
  const entries = new Map(known.map((entry) => [contextOf(entry), entry]));
  const brought = new Map<string, string>();
  const refused = new Map<string, string>();
  for (const [context, byText] of Object.entries(translations))
    for (const translation of Object.values(byText)) {
      const text = translation.msgstr.join('');
      if (context === '' || text.trim() === '') continue;
      const why = whyRefused(entries.get(context), translation);
      if (why === undefined) brought.set(context, text);
      else refused.set(context, why);
    }
  const taken = (namespace: Namespace): Dictionary => {
    const order = [...entries.values()].filter((entry) => entry.namespace === namespace).map(({ key }) => key);
    const keys = [...new Set([...Object.keys(own[namespace]), ...order])];
    return Object.fromEntries(
      keys.flatMap((key) => {
        const text = brought.get(contextOf({ namespace, key })) ?? own[namespace][key];
        return text === undefined ? [] : [[key, text]];
      }),
    );
  };
  const texts = Object.fromEntries(namespaces.map((namespace) => [namespace, taken(namespace)])) as Texts;
  return { texts, refused };
}
