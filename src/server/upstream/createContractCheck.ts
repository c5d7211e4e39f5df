import { parseJson } from '#shared/parseJson.ts';
import type { Endpoint } from '#shared/api/browserEndpoints.ts';
import { endpoints } from '#shared/api/endpoints.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import { referenceOf, type InvalidRecord, type OnInvalid, type Reader } from '#shared/api/readAnswer.ts';
import type { EdgeCache, Loaded } from '../edge/EdgeCache.ts';
import type { Entry } from '../edge/entry.ts';
import { textOf } from '../edge/http/encoders.ts';
import type { Target } from './normaliseTarget.ts';
import type { EndpointPolicy } from './policies.ts';

/** A read answer takes about so many times the bytes of its text, with what the pages make of it. */
const parsedWeight = 4;

/**
 * The body of an answer that should be JSON.
 * @returns undefined for every other answer, and for those that their only reader parses (`isInternal`)
 * @throws SyntaxError when it cannot be read: an upstream that fails, neither shown nor kept
 */
export function readJsonBody(loaded: Loaded, policy: Pick<EndpointPolicy, 'kind' | 'isInternal'>): unknown {
  const isData = (policy.kind === 'api' || policy.kind === 'cms') && !policy.isInternal;
  const isJson = isData && loaded.kind === 'answer' && loaded.answer.status === 200;
  return isJson ? parseJson(textOf(loaded.answer)) : undefined;
}

/** Reads an answer. One that is broken as a whole is reported like a record. */
function readReporting(read: Reader<unknown>, json: unknown, onInvalid: OnInvalid): unknown {
  try {
    return read(json, onInvalid);
  } catch (error) {
    onInvalid({ reference: referenceOf(json), problem: (error as Error).message });
    throw error;
  }
}

export interface ContractCheck {
  /**
   * Reads an answer by its contract schema before it is kept, so that one of another shape never takes the place of a
   * good one.
   * @param json its body, parsed
   * @param keep whether its value is asked for next: it is then not read twice
   * @throws ApiError with status 0 for an answer that breaks the contract
   */
  check: (target: Target, loaded: Loaded, options: { json: unknown; keep: boolean }) => void;
  /**
   * What an entry holds. The first to ask gets what the check has read; it is read again for the second, and kept from
   * then on: most lists are asked for once, by one page, and their values would fill the memory of the cache.
   * @throws ApiError with status 0 for an answer that breaks the contract
   */
  valueOf: <T>(entry: Entry, read: Reader<T>) => T;
}

/** @param onInvalid called for each record that a list drops, once a fetch */
export function createContractCheck(
  cache: EdgeCache,
  onInvalid: (target: Target, record: InvalidRecord) => void,
): ContractCheck {
  /** By the body, which goes from the answer into the entry; until the first reader takes it. */
  const values = new WeakMap<Buffer, { read: Reader<unknown>; value: unknown }>();

  /** What the check has read, for the first reader alone. */
  function take<T>({ body }: Entry, read: Reader<T>): T | undefined {
    const known = values.get(body);
    values.delete(body);
    return known?.read === read ? (known.value as T) : undefined;
  }

  return {
    check: (target, loaded, { json, keep }) => {
      const { read }: Endpoint = endpoints[target.name];
      if (!read || json === undefined || loaded.kind !== 'answer') return;
      const value = readReporting(read, json, (record) => onInvalid(target, record));
      if (keep) values.set(loaded.answer.body, { read, value });
    },
    valueOf: (entry, read) => {
      try {
        const make = () => {
          const text = textOf(entry);
          return { value: read(parseJson(text)), bytes: text.length * parsedWeight };
        };
        return take(entry, read) ?? cache.derive(entry, 'value', make);
      } catch (error) {
        throw error instanceof ApiError ? error : new ApiError(0, null, error);
      }
    },
  };
}
