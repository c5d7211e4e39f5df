import { openText } from '../../input/openText.ts';
import { UnknownElements } from '../../input/UnknownElements.ts';
import { xmlElements } from '../../input/xmlElements.ts';
import { UnreadableFile, type Format, type FormatOptions, type SourceFile, type SourceRecords } from '../format.ts';
import { readProperty } from './readProperty.ts';

/** Private notes, and what is read only where something else is missing. */
const left = ['listingNotes', 'rentalDetails', 'saleDetails', 'descriptions', 'description', 'address', 'currency'];

async function* read(file: SourceFile, { map }: FormatOptions): SourceRecords {
  const unknown = new UnknownElements(left);
  let count = 0;
  for await (const element of xmlElements(openText(file), (path) => path.at(-1) === 'property')) {
    count += 1;
    yield* readProperty(element, map, unknown);
  }
  if (count === 0) throw new UnreadableFile('has no property: it is empty, or no feed of ReSales Online');
  return { isWhole: true };
}

export const resalesOnline: Format = { read };
