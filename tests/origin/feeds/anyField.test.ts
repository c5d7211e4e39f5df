import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SourceFormat } from '#origin/import/formats/sourceFormats.ts';
import { readSample, type ReadSample } from './readSample.ts';

/** Feeds of one record each, with every field of their format, and how many listings they are. */
const feeds: readonly (readonly [format: SourceFormat, file: string, records: number])[] = [
  ['kyero', 'kyero/everyField.xml', 1],
  ['openimmo', 'openimmo/complete.xml', 1],
  ['resales-online', 'resales-online/everyField.xml', 2],
  ['inmovilla', 'inmovilla/everyField.xml', 2],
];

/** Characters: so many that a step whose time grows with their square takes the test's whole time limit. */
const long = 300_000;

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
  async (format, file, records) => {
    const xml = readFileSync(`tests/origin/feeds/${file}`, 'utf8');
    expect(Object.keys((await readText(xml, format)).listings)).toHaveLength(records);
    let count = 0;
    for (const [name, text] of changed(xml)) {
      count += 1;
      const sample = await readText(text, format);
      const reasons = [...Object.values(sample.refused), ...Object.values(sample.warnings).flat()];
      const told = { taken: countOf(sample) >= 1, whole: sample.isWhole, long: reasons.filter(isLong) };
      expect([name, told]).toEqual([name, { taken: true, whole: true, long: [] }]);
    }
    expect(count).toBeGreaterThan(500);
  },
  60_000,
);
