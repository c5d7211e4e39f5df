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

/** What is told of elements, by the place of its record. */
async function toldOf(xml: string, format: SourceFormat): Promise<Record<string, string[]>> {
  const file = path.join(dir, 'feed.xml');
  writeFileSync(file, xml);
  const told: Record<string, string[]> = {};
  for await (const { place, warnings = [] } of readFeed({ path: file }, { format }))
    told[place] = warnings.filter(({ field }) => field === 'elements').map(({ reason }) => reason);
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
