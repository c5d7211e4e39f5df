import { secretPattern } from '#shared/routes/codecs.ts';

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
