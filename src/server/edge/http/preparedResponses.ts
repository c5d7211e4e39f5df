import type { EdgeCache } from '../EdgeCache.ts';
import { ownBytes, type Entry } from '../entry.ts';
import { encoders, maxQuickBytes, unpack, type Compression } from './encoders.ts';
import type { Encoding } from './negotiateEncoding.ts';
import { prepareResponse, type PreparedResponse } from './prepareResponse.ts';

/** Headers that follow from an entry and its times, in place of its own; lower-case names. */
export interface EntryFields {
  names: ReadonlySet<string>;
  of: (entry: Entry) => Readonly<Record<string, string>>;
}

export interface SenderOptions {
  cache: Pick<EdgeCache, 'derive' | 'now'>;
  /** On every response, unless the entry has its own; lower-case names. */
  constantHeaders: Readonly<Record<string, string>>;
  /** For a cache in front. */
  fields?: EntryFields | undefined;
}

/** Responses that are compressed anew at once: as many as leave threads for other work. */
const maxImproving = 2;

/** The derived value of an entry that its response in an encoding is kept as. */
const nameOf = (encoding: Encoding): string => `prepared:${encoding}`;

/** The response of an entry in an encoding that was prepared before. */
export const findPrepared = (entry: Entry, encoding: Encoding): PreparedResponse | undefined =>
  entry.derived.get(nameOf(encoding)) as PreparedResponse | undefined;

interface Encoded {
  encoding: Encoding;
  body: Buffer;
  /** Compressed quickly: to be replaced when it is asked for again. */
  isQuick: boolean;
}

/** Keeps a response with its entry; in place of a quick one its own bytes are counted alone. */
function keep({ cache, constantHeaders, fields }: SenderOptions, entry: Entry, encoded: Encoded): PreparedResponse {
  const replaced = encoded.isQuick ? undefined : findPrepared(entry, encoded.encoding);
  if (replaced) entry.derived.delete(nameOf(encoded.encoding));
  return cache.derive(entry, nameOf(encoded.encoding), () => {
    const prepared = prepareResponse(entry, encoded, { constantHeaders, replaced: fields?.names });
    return { value: prepared, bytes: prepared.bytes - (replaced?.bytes ?? 0) };
  });
}

async function encodeThoroughly(
  options: SenderOptions,
  entry: Entry,
  encoding: Compression,
): Promise<PreparedResponse> {
  const body = ownBytes(await encoders[encoding].thoroughly(unpack(entry)));
  return keep(options, entry, { encoding, body, isQuick: false });
}

/** Requests of the same encoding at the same time share the work. */
function encodeOnce(options: SenderOptions, entry: Entry, encoding: Compression): Promise<PreparedResponse> {
  const name = `encoding:${encoding}`;
  return options.cache.derive(entry, name, () => ({
    value: encodeThoroughly(options, entry, encoding).finally(() => {
      entry.derived.delete(name);
    }),
    bytes: 0,
  }));
}

/** Prepares the response of an entry in an encoding: compressed quickly where its visitor waits for it. */
export function prepare(
  options: SenderOptions,
  entry: Entry,
  encoding: Encoding,
): PreparedResponse | Promise<PreparedResponse> {
  if (entry.isPacked && encoding === 'br') return keep(options, entry, { encoding, body: entry.body, isQuick: true });
  const text = unpack(entry);
  if (encoding === 'identity') return keep(options, entry, { encoding, body: text, isQuick: entry.isPacked ?? false });
  if (text.length > maxQuickBytes[encoding]) return encodeOnce(options, entry, encoding);
  return keep(options, entry, { encoding, body: ownBytes(encoders[encoding].quickly(text)), isQuick: true });
}

/**
 * Compresses a response thoroughly when it has been sent again, or keeps it unpacked for those who accept no encoding:
 * most pages that are in no cache are asked for once. While others are being compressed it waits for its next visitor,
 * so that no queue of pages forms.
 */
export function createImprover(options: SenderOptions) {
  let improving = 0;
  return (entry: Entry, encoding: Encoding, prepared: PreparedResponse): void => {
    if (!prepared.isQuick) return;
    if (encoding === 'identity') {
      keep(options, entry, { encoding, body: ownBytes(unpack(entry)), isQuick: false });
      return;
    }
    if (improving >= maxImproving) return;
    prepared.isQuick = false;
    improving += 1;
    encodeThoroughly(options, entry, encoding)
      // What was made quickly is still good.
      .catch(() => {})
      .finally(() => {
        improving -= 1;
      });
  };
}
