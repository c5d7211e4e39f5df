import { openText } from '../../input/openText.ts';
import { UnknownElements } from '../../input/UnknownElements.ts';
import { xmlElements, type XmlElement } from '../../input/xmlElements.ts';
import type { FieldWarning } from '../../sync/RecordReader.ts';
import type { WordMap } from '../../sync/words.ts';
import { UnreadableFile, type Format, type FormatOptions, type SourceFile, type SourceRecord } from '../format.ts';
import { listingsOfHome } from '../offers.ts';
import { readHome } from './readHome.ts';
import { readOffers } from './readOffers.ts';
import { RecordFields } from './RecordFields.ts';
import { left } from './words.ts';

/** `propiedades` of `propiedad`; other programs that write the format have other names for the same. */
const recordNames: readonly string[] = ['propiedad', 'inmueble'];
const rootNames: readonly string[] = ['propiedades', 'inmuebles', 'listado', 'inmovilla'];

/** A record for each thing that a home is offered for. */
function readRecord(element: XmlElement, map: WordMap, unknown: UnknownElements): Omit<SourceRecord, 'place'>[] {
  const record = new RecordFields(element);
  const warnings: FieldWarning[] = [];
  const home = readHome(record, map, warnings);
  const offers = readOffers(record, map);
  warnings.push(...unknown.of(record.unread()));
  if (offers.length === 0) return [{ value: { ...home, status: 'withdrawn' }, warnings }];
  return listingsOfHome(home, offers).map((value) => ({ value, warnings }));
}

/** The XML that Inmovilla writes for an agency's own site, once a night: all that is offered. */
export const inmovilla: Format = {
  async *read(file: SourceFile, { map }: FormatOptions) {
    const unknown = new UnknownElements(left);
    let root = '';
    const isRecord = (path: readonly string[]): boolean => {
      root ||= path[0]!.toLowerCase();
      return path.length === 2 && recordNames.includes(path[1]!.toLowerCase());
    };
    let count = 0;
    for await (const element of xmlElements(openText(file), isRecord)) {
      count += 1;
      for (const record of readRecord(element, map, unknown)) yield { place: `line ${element.line}`, ...record };
    }
    if (count === 0 && !rootNames.includes(root))
      throw new UnreadableFile(`has no propiedad, but a root <${root}>: it is no feed of Inmovilla`);
    return { isWhole: true };
  },
};
