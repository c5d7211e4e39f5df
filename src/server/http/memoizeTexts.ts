import type { i18n as I18n } from 'i18next';

/** Texts kept of one namespace, of which most hold no value: beyond that it begins anew. */
const mostTexts = 4_000;

/** What a call is told apart by; null for one whose values are more than plain ones. */
function nameOf(key: unknown, values: unknown): string | null {
  if (typeof key !== 'string') return null;
  if (values === undefined) return key;
  if (typeof values !== 'object' || values === null) return null;
  let name = key;
  for (const [value, given] of Object.entries(values)) {
    if (typeof given !== 'string' && typeof given !== 'number') return null;
    name += `\0${value}\0${typeof given === 'number' ? '#' : ''}${given}`;
  }
  return name;
}

/** i18next's own types tell keys and values apart by dictionary; here they are only compared and passed on. */
type FixedT = (...call: unknown[]) => string;

/**
 * Has an instance keep the texts that it made: its language and dictionaries never change here, and making one costs i18next more
 * than React takes for the element around it.
 */
export function memoizeTexts(i18n: I18n): void {
  const makeFixedT = i18n.getFixedT.bind(i18n) as unknown as (...of: unknown[]) => FixedT;
  const known = new Map<string, FixedT>();

  function getFixedT(...of: unknown[]): FixedT {
    const name = JSON.stringify(of);
    let fixedT = known.get(name);
    if (!fixedT) {
      const make = makeFixedT(...of);
      const texts = new Map<string, string>();
      fixedT = Object.assign((...call: unknown[]) => {
        const textName = call.length > 2 ? null : nameOf(call[0], call[1]);
        if (textName === null) return make(...call);
        let text = texts.get(textName);
        if (text === undefined) {
          text = make(...call);
          if (texts.size >= mostTexts) texts.clear();
          texts.set(textName, text);
        }
        return text;
      }, make);
      known.set(name, fixedT);
    }
    return fixedT;
  }

  i18n.getFixedT = getFixedT as unknown as typeof i18n.getFixedT;
}
