/*
 * A list of favourites as it travels (docs/decisions/042): JSON, compressed, encrypted with AES-GCM. Every list has a
 * key of its own, so its nonce is never used twice.
 */

const algorithm = 'AES-GCM';
const nonceLength = 12;

/** Of a list that is read: several times what the longest notes take. What expands beyond it is no list of ours. */
const maxBytes = 512 * 1024;

/** Whether this browser can encrypt here: pages without HTTPS cannot. */
export const canEncrypt = (): boolean => 'subtle' in globalThis.crypto && 'CompressionStream' in globalThis;

function toBase64url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const decoded = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(decoded, (letter) => letter.charCodeAt(0));
}

/** @throws RangeError for more than is read */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = transform.writable.getWriter();
  // What is wrong with the bytes is told to the reader.
  void writer.write(bytes).catch(() => {});
  void writer.close().catch(() => {});
  const reader = (transform.readable as ReadableStream<Uint8Array>).getReader();
  const parts: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const byte of part.value) parts.push(byte);
    if (parts.length > maxBytes) throw new RangeError('The list is too long');
  }
  return Uint8Array.from(parts);
}

/** @returns the list for the server, and the key for the link alone; both in base64url */
export async function encryptList(list: unknown): Promise<{ list: string; key: string }> {
  const { subtle } = crypto;
  const key = await subtle.generateKey({ name: algorithm, length: 256 }, true, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(nonceLength));
  const packed = await through(new TextEncoder().encode(JSON.stringify(list)), new CompressionStream('deflate-raw'));
  const encrypted = new Uint8Array(await subtle.encrypt({ name: algorithm, iv }, key, packed));
  return {
    list: toBase64url(Uint8Array.from([...iv, ...encrypted])),
    key: toBase64url(new Uint8Array(await subtle.exportKey('raw', key))),
  };
}

/** @throws for a list that was changed, and for another one's key */
export async function decryptList({ list, key: secret }: { list: string; key: string }): Promise<unknown> {
  const { subtle } = crypto;
  const key = await subtle.importKey('raw', fromBase64url(secret), algorithm, false, ['decrypt']);
  const bytes = fromBase64url(list);
  const iv = bytes.slice(0, nonceLength);
  const packed = new Uint8Array(await subtle.decrypt({ name: algorithm, iv }, key, bytes.slice(nonceLength)));
  const text = new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw')));
  return JSON.parse(text) as unknown;
}
