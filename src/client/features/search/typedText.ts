/** What was typed into the search field of an entry of the history, by the entry's key. */
const typed = new Map<string, string>();

const keyNow = (): string => (history.state as { key?: string } | null)?.key ?? 'default';

/** Keeps what was typed, for Back to the page that it leads away from; in this document and nowhere else. */
export const keepTypedText = (text: string): void => {
  typed.set(keyNow(), text);
};

/** What was typed here before; undefined on a page that is new, and so on the server. */
export const typedTextHere = (): string | undefined => (typed.size === 0 ? undefined : typed.get(keyNow()));
