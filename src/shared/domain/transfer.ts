import { secretPattern } from '../routes/codecs.ts';

/*
 * A list of favourites on its way to another device (docs/decisions/042): the API stores it encrypted, and the key is
 * in the fragment of the link alone, which no server gets.
 */

/** How long it can be fetched. */
export const transferDays = 7;

/** Characters of an encrypted list in base64url: 48 homes with long notes, compressed, take a third of it. */
export const maxTransferLength = 48 * 1024;

/** What names the list, and opens it. */
interface TransferKey {
  id: string;
  /** Of AES-GCM with 256 bits, in base64url. */
  key: string;
}

const beginning = '#receive=';
const whole = new RegExp(`^${beginning}(${secretPattern})\\.([A-Za-z0-9_-]{43})$`);

export const transferFragment = ({ id, key }: TransferKey): string => `${beginning}${id}.${key}`;

/** @returns undefined for another fragment, `damaged` for what is left of a link that was cut */
export function readTransferFragment(fragment: string): TransferKey | 'damaged' | undefined {
  if (!fragment.startsWith(beginning)) return undefined;
  const [, id, key] = whole.exec(fragment) ?? [];
  return id && key ? { id, key } : 'damaged';
}
