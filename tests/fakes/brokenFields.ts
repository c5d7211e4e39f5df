import { mutated, mutations } from './mutations.ts';

export interface Broken {
  /** As `price null`. */
  name: string;
  field: string;
  /** What identifies the record on a page: part of a link. */
  mark: string;
  record: object;
  /** What the contract makes of it; null where it makes nothing. */
  value: unknown;
}

interface Schema {
  safeParse: (record: unknown) => { success: boolean; data?: unknown };
}

const idOf = (index: number) => String(1000 + index);

/** Each field of a record, broken in each way. @param recordOf a whole one with an id of its own */
export function breakFields(
  fields: readonly string[],
  schema: Schema,
  recordOf: (id: string) => { mark: string; record: object },
): Broken[] {
  return fields
    .flatMap((field) => mutations.map(([name, mutate]) => ({ name: `${field} ${name}`, field, mutate })))
    .map(({ name, field, mutate }, index) => {
      const whole = recordOf(idOf(index));
      const record = mutated(whole.record, field, mutate);
      const read = schema.safeParse(record);
      return { name, field, mark: whole.mark, record, value: read.success ? read.data : null };
    });
}

/** Lists of a few records, among them a good one, so that a page shows them all. */
export const inLists = (records: readonly Broken[], size = 20): [string, Broken[]][] =>
  Array.from({ length: Math.ceil(records.length / size) }, (_, index) => {
    const part = records.slice(index * size, (index + 1) * size);
    return [`${part[0]!.name} to ${part.at(-1)!.name}`, part];
  });
