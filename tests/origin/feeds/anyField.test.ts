import { readFileSync } from 'node:fs';
import type { SourceFormat } from '#origin/import/formats/sourceFormats.ts';
import { readSampleText, type ReadSample } from './readSample.ts';

/** Feeds of one record each, with every field of their format, and how many listings they are. */
const feeds: readonly (readonly [format: SourceFormat, file: string, records: number])[] = [
  ['kyero', 'kyero/everyField.xml', 1],
  ['openimmo', 'openimmo/complete.xml', 1],
  ['resales-online', 'resales-online/everyField.xml', 2],
  ['inmovilla', 'inmovilla/everyField.xml', 2],
];

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
  long: 'x'.repeat(1_000_000),
  'long and blank': `x${' '.repeat(1_000_000)}x`,
  'long and marked': '&lt;p '.repeat(150_000),
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

const countOf = ({ listings, withdrawn, refused }: ReadSample): number =>
  Object.keys(listings).length + withdrawn.length + Object.keys(refused).length;

test.each(feeds)(
  '%s: a record with any field that is odd is taken or refused, and no other is lost',
  async (format, file, records) => {
    const xml = readFileSync(`tests/origin/feeds/${file}`, 'utf8');
    expect(Object.keys((await readSampleText(xml, { format })).listings)).toHaveLength(records);
    let count = 0;
    for (const [name, text] of changed(xml)) {
      count += 1;
      const sample = await readSampleText(text, { format });
      expect([name, countOf(sample) >= 1, sample.isWhole]).toEqual([name, true, true]);
      for (const reason of [...Object.values(sample.refused), ...Object.values(sample.warnings).flat()])
        expect([name, reason.length < 400]).toEqual([name, true]);
    }
    expect(count).toBeGreaterThan(500);
  },
  120_000,
);
