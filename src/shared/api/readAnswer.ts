import * as z from 'zod/mini';
import { isFields, type Fields } from '#shared/contract/fields.ts';
import { implausibleFields } from '#shared/contract/implausible.ts';
import { ApiError } from './ApiError.ts';

/** A record that breaks the contract, or has values that cannot be true. */
export interface InvalidRecord {
  /** What identifies it: its reference, slug or id; `unknown` where it has none of them. */
  reference: string;
  /** The fields that are broken. */
  problem: string;
}

export type OnInvalid = (record: InvalidRecord) => void;

/**
 * Reads an answer as the contract has it.
 * @param onInvalid called for each record that a list drops, and for each with values that count as absent
 * @throws ApiError with status 0 for an answer that breaks the contract: its upstream fails
 */
export type Reader<T> = (answer: unknown, onInvalid?: OnInvalid) => T;

const maxReference = 60;

/** What identifies a record in a log. */
export function referenceOf(record: unknown): string {
  const { reference, ref, slug, id } = isFields(record) ? record : {};
  // A pin of the map begins with its reference.
  const first: unknown = Array.isArray(record) ? record[0] : undefined;
  const found = [reference, ref, slug, id, first].find(
    (value) => typeof value === 'string' || typeof value === 'number',
  );
  return String(found ?? 'unknown').slice(0, maxReference);
}

const problemOf = ({ issues }: z.core.$ZodError): string =>
  issues
    .map(({ path, code, message }) => `${path.join('.') || 'record'}: ${code === 'custom' ? message : code}`)
    .join(', ');

/** @throws ApiError with status 0 for an answer that breaks its schema */
export function readOne<T extends z.ZodMiniType>(schema: T, answer: unknown): z.output<T> {
  const result = z.safeParse(schema, answer);
  if (result.success) return result.data;
  throw new ApiError(0, { message: `The answer breaks the contract: ${problemOf(result.error)}` }, result.error);
}

/** Reports the values of a record that cannot be true, and so count as absent. */
export function reportImplausible(record: unknown, onInvalid?: OnInvalid): void {
  const names = onInvalid && isFields(record) ? implausibleFields(record) : [];
  if (names.length === 0) return;
  const values = names.map((name) => `${name}: ${JSON.stringify((record as Fields)[name]).slice(0, maxReference)}`);
  onInvalid!({ reference: referenceOf(record), problem: `${values.join(', ')} cannot be true, counts as absent` });
}

const anyList = z.array(z.unknown());

/**
 * Reads the records of a list one by one, so that a broken one costs the list itself alone.
 * @returns those that keep the contract
 * @throws ApiError with status 0 for a value that is not a list
 */
export function readRecords<T extends z.ZodMiniType>(schema: T, answer: unknown, onInvalid?: OnInvalid): z.output<T>[] {
  return readOne(anyList, answer).flatMap((record) => {
    const result = z.safeParse(schema, record);
    if (result.success) {
      reportImplausible(record, onInvalid);
      return [result.data];
    }
    onInvalid?.({ reference: referenceOf(record), problem: problemOf(result.error) });
    return [];
  });
}
