import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SourceFormat } from '#origin/import/formats/sourceFormats.ts';
import { readSample, type ReadSample } from './readSample.ts';

type Changed = (feed: string) => Iterable<readonly [name: string, feed: string]>;

/** Feeds of one record each, with every field of their format, how many listings they are, and what may be odd. */
const feeds: readonly (readonly [format: SourceFormat, file: string, records: number, changed: Changed])[] = [
  ['kyero', 'kyero/everyField.xml', 1, changed],
  ['openimmo', 'openimmo/complete.xml', 1, changed],
  ['resales-online', 'resales-online/everyField.xml', 2, changed],
  ['inmovilla', 'inmovilla/everyField.xml', 2, changed],
  ['resales-online-v6', 'resales-online-v6/everyField.json', 2, changedJson],
];

/**
 * Characters: so many that a step whose time grows with their square takes seconds for each text, and hours for a feed.
 */
const long = 90_000;

/** A feed takes a tenth of it on a quiet machine. */
const timeLimitMs = 240_000;

/** What may stand in place of a field's text, as XML has it. */
const odd: Readonly<Record<string, string>> = {
  empty: '',
  blank: ' \n\t ',
  null: 'null',
  'a number': '-1',
  'a large number': '9'.repeat(400),
  'a word': 'Ñandú',
  'a list': '<item>1</item><item>2</item>',
  markup: '<![CDATA[<script>alert(1)</script><p>]]>',
  'another alphabet': 'Квартира 公寓 شقة 😀',
  invisible: '\u200b\u202e\u00ad',
  long: 'x'.repeat(long),
  'long and blank': `x${' '.repeat(long)}x`,
  // Not as entities, on which the parser would spend half of the test's time.
  'long and marked': `<![CDATA[${'<p '.repeat(long / 3)}]]>`,
};

/** An element without others in it: its tag, and its text. */
const leaf = /<([A-Za-z]\w*)([^<>/]*)>((?:<!\[CDATA\[.*?\]\]>|[^<>])*)<\/\1>/gs;

/** A feed without one of its fields, or with another text there. */
function* changed(xml: string): Generator<[name: string, xml: string]> {
  for (const found of xml.matchAll(leaf)) {
    const [whole, name = '', attributes = ''] = found;
    const put = (text: string) => xml.slice(0, found.index) + text + xml.slice(found.index + whole.length);
    yield [`${name} is gone`, put('')];
    for (const [what, text] of Object.entries(odd))
      yield [`${name} is ${what}`, put(`<${name}${attributes}>${text}</${name}>`)];
  }
}

/** What may stand in place of a value of JSON. */
const oddValues: Readonly<Record<string, unknown>> = {
  ...odd,
  ...{ null: null, 'a number': -1, 'a large number': 1e300, true: true, 'a list': ['1', 2], 'an object': { a: 1 } },
  ...{ 'an empty list': [], 'a list of nothing': [null], constructor: 'constructor' },
  markup: '<script>alert(1)</script><p>',
  'long and marked': '<p '.repeat(long / 3),
};

/** The objects of the record of a feed of JSON, with the names in them, from the outermost. */
function* membersOf(value: unknown): Generator<[object: Record<string, unknown>, name: string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    yield [value as Record<string, unknown>, name];
    yield* membersOf(inner);
  }
}

/** As `changed`, of JSON. */
function* changedJson(json: string): Generator<[name: string, json: string]> {
  const feed = JSON.parse(json) as { Property: object };
  for (const [object, name] of membersOf(feed.Property)) {
    const given = object[name];
    delete object[name];
    yield [`${name} is gone`, JSON.stringify(feed)];
    // A long text costs as much as all others: those of words are tried with one.
    const isText = object === feed.Property && typeof given === 'string' && /\p{L}/u.test(given);
    for (const [what, value] of Object.entries(oddValues)) {
      if (!isText && what.startsWith('long')) continue;
      object[name] = value;
      yield [`${name} is ${what}`, JSON.stringify(feed)];
    }
    object[name] = given;
  }
}

const isLong = (reason: string): boolean => reason.length >= 400;

const countOf = ({ listings, withdrawn, refused }: ReadSample): number =>
  Object.keys(listings).length + withdrawn.length + Object.keys(refused).length;

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-any-field-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** Reads a text from a file that is written over each time: to make and remove one takes as long as to read it. */
async function readText(text: string, format: SourceFormat): Promise<ReadSample> {
  const feed = path.join(dir, 'feed');
  writeFileSync(feed, text);
  return readSample(feed, { format });
}

test.each(feeds)(
  '%s: a record with any field that is odd is taken or refused, and no other is lost',
  async (format, file, records, changes) => {
    const xml = readFileSync(`tests/origin/feeds/${file}`, 'utf8');
    expect(Object.keys((await readText(xml, format)).listings)).toHaveLength(records);
    let count = 0;
    for (const [name, text] of changes(xml)) {
      count += 1;
      const sample = await readText(text, format);
      const reasons = [...Object.values(sample.refused), ...Object.values(sample.warnings).flat()];
      const told = { taken: countOf(sample) >= 1, whole: sample.isWhole, long: reasons.filter(isLong) };
      expect([name, told]).toEqual([name, { taken: true, whole: true, long: [] }]);
    }
    expect(count).toBeGreaterThan(500);
  },
  timeLimitMs,
);
