import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readFeed } from '#origin/import/formats/readFeed.ts';
import type { SourceFormat } from '#origin/import/formats/sourceFormats.ts';

/** Feeds of XML, and the element that is a record in them. */
const feeds: readonly (readonly [format: SourceFormat, file: string, record: string])[] = [
  ['kyero', 'kyero/everyField.xml', 'property'],
  ['openimmo', 'openimmo/complete.xml', 'immobilie'],
  ['resales-online', 'resales-online/everyField.xml', 'property'],
  ['inmovilla', 'inmovilla/everyField.xml', 'propiedad'],
];

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-unknown-elements-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** What is told of elements and fields, by the place of its record. */
async function toldOf(text: string, format: SourceFormat): Promise<Record<string, string[]>> {
  const file = path.join(dir, 'feed.xml');
  writeFileSync(file, text);
  const told: Record<string, string[]> = {};
  for await (const { place, warnings = [] } of readFeed({ path: file }, { format }))
    told[place] = warnings
      .filter(({ field }) => field === 'elements' || field === 'fields')
      .map(({ reason }) => reason);
  return told;
}

const reasonOf = (name: string): string => `“${name}” is not known: left out`;

test.each(feeds)(
  '%s: what nobody reads is named once a file, and nothing that is read',
  async (format, file, record) => {
    const xml = readFileSync(`tests/origin/feeds/${file}`, 'utf8');
    const [whole = ''] = new RegExp(`<${record}>.*</${record}>`, 's').exec(xml) ?? [];
    const odd =
      '<helipad>yes</helipad><nursery>0</nursery><orchard trees="12"><well/></orchard><barn><stalls>4</stalls></barn>';
    const changed = whole.replace(`</${record}>`, `${odd}</${record}>`);
    const told = Object.values(await toldOf(xml.replace(whole, `${changed}\n${changed}`), format));
    // The sea has no place in the contract.
    const known = format === 'inmovilla' ? ['vistasalmar'] : [];
    expect(told).toEqual([[...known, 'helipad', 'orchard@trees', 'barn/stalls'].map(reasonOf), []]);
  },
);

/** Feeds of JSON, and where their records are. */
const jsonFeeds: readonly (readonly [format: SourceFormat, file: string, recordsOf: (feed: never) => object[]])[] = [
  [
    'idealista',
    'idealista/everyField.json',
    (feed: { customerProperties: object[] }) => feed.customerProperties.splice(1) && feed.customerProperties,
  ],
  ['resales-online-v6', 'resales-online-v6/everyField.json', (feed: { Property: object }) => [feed.Property]],
];

const oddFields = {
  helipad: 'yes',
  nursery: 0,
  shed: false,
  orchard: { trees: [{ kind: 'fig', age: null }] },
  tags: ['new', 'sunny'],
};

test.each(jsonFeeds)('%s: a field that nobody reads is named once a file, and none that is read', async (...row) => {
  const [format, file, recordsOf] = row;
  const feed = JSON.parse(readFileSync(`tests/origin/feeds/${file}`, 'utf8')) as never;
  const [record] = recordsOf(feed);
  Object.assign(record!, oddFields);
  const told = Object.values(await toldOf(JSON.stringify(feed), format));
  expect(told[0]).toEqual(['helipad', 'orchard/trees/kind', 'tags'].map(reasonOf));
});

test('vencejo: a field that the contract does not have is named once a file', async () => {
  const [line] = readFileSync('networks/vencejo/listings/vencejo.ndjson', 'utf8').split('\n');
  const record = JSON.parse(line!) as { address: object };
  const odd = { ...record, ...oddFields, ref: 'A', rent_price: 900, address: { ...record.address, door: '3' } };
  const told = await toldOf([odd, odd].map((one) => JSON.stringify(one)).join('\n'), 'vencejo');
  expect(Object.values(told)).toEqual([['address/door', 'helipad', 'orchard', 'tags'].map(reasonOf), []]);
});
