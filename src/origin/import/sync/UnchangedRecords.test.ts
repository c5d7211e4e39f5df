import { day } from '#shared/times.ts';
import type { KnownRecord } from '../../db/estates/sourceRecords.ts';
import { agentDigestOf, storedReading, UnchangedRecords } from './UnchangedRecords.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const value = { id: '7', price: 200_000, agent: { name: 'Ana' }, updated_at: '2026-06-01' };
const other = { ...value, id: '8' };
const warnings = [{ field: 'cee', reason: 'is missing' }];
const settings = { map: {} };

const digestOf = (record: unknown, at = now, readBy: object = settings) =>
  new UnchangedRecords([], readBy, at).digestOf({ value: record });

const known = (record: { id: string }, of: Partial<KnownRecord> = {}): KnownRecord => ({
  ...{
    source_id: record.id,
    digest: 'of the listing',
    status: 'new',
    set_by_hand_at: null,
    reference: null,
    agent: null,
  },
  ...storedReading({ digest: digestOf(record)!, updatedAt: undefined, warnings }),
  ...of,
});

/** What is found of the second record, when the first has been read. */
function findSecond(second: KnownRecord) {
  const records = new UnchangedRecords([known(value), second], settings, now);
  records.find(digestOf(value), value);
  return records.find(digestOf(other), other);
}

it('knows a record by all that it says but the date of its change', () => {
  expect(digestOf({ ...value, updated_at: '2026-06-02' })).toBe(digestOf(value));
  expect(digestOf({ ...value, price: 1 })).not.toBe(digestOf(value));
});

it('reads all anew with other settings, and once a day', () => {
  expect(digestOf(value, now, { map: { type: { V: 'sale' } } })).not.toBe(digestOf(value));
  expect(digestOf(value, now + day)).not.toBe(digestOf(value));
  expect(digestOf(value, now + 1_000)).toBe(digestOf(value));
});

it('finds a record that is as it was, with its warnings, once its agent was read from another', () => {
  const records = new UnchangedRecords([known(value), known(other)], settings, now);
  expect(records.find(digestOf(value), value)).toBeUndefined();
  expect(records.find(digestOf(other), other)).toEqual({ known: known(other), agent: agentDigestOf(value), warnings });
});

it.each([
  ['is withdrawn', { status: 'withdrawn' }],
  ['was set by hand', { set_by_hand_at: now }],
  ['was read otherwise', { record_digest: 'another' }],
  ['is not known', { record_digest: null }],
])('reads a record again whose listing %s', (_, of) => {
  expect(findSecond(known(other))).toBeDefined();
  expect(findSecond(known(other, of))).toBeUndefined();
});

it('keeps no reading with more warnings than are worth it, and none of what is no record', () => {
  const many = Array.from({ length: 50 }, () => warnings[0]!);
  expect(storedReading({ digest: 'x', updatedAt: undefined, warnings: many })).toEqual({
    ...{ record_digest: null, warnings: null, source_date: null },
  });
  expect([digestOf('text'), digestOf(null)]).toEqual([undefined, undefined]);
  expect(new UnchangedRecords([], settings, now).digestOf({ value, problem: 'is cut off' })).toBeUndefined();
});

describe('a record whose text is given', () => {
  const text = '<property><id>8</id></property>';
  const records = new UnchangedRecords([], settings, now);
  const textDigest = records.textDigestOf({ text });
  const stored = known(
    other,
    storedReading({ digest: records.digestOf({ value: other }, textDigest)!, updatedAt: undefined, warnings }),
  );

  it('is found by its text, once its agent was read from another', () => {
    const again = new UnchangedRecords([known(value), stored], settings, now);
    expect(again.findText(again.textDigestOf({ text }))).toBeUndefined();
    again.find(digestOf(value), value);
    expect(again.findText(again.textDigestOf({ text }))).toEqual({
      known: stored,
      agent: agentDigestOf(value),
      warnings,
    });
    expect(again.findText(again.textDigestOf({ text: `${text} ` }))).toBeUndefined();
    expect(again.findText(again.textDigestOf({}))).toBeUndefined();
  });

  it('is not found by its text with other settings, or on another day', () => {
    for (const [readBy, at] of [
      [{ map: { type: { V: 'sale' } } }, now],
      [settings, now + day],
    ] as const) {
      const again = new UnchangedRecords([known(value), stored], readBy, at);
      again.find(again.digestOf({ value }), value);
      expect(again.findText(again.textDigestOf({ text }))).toBeUndefined();
    }
  });

  it('is found by what it says where its text is another', () => {
    expect(findSecond(stored)).toEqual({ known: stored, agent: agentDigestOf(value), warnings });
  });
});
