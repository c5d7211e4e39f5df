import { openText } from '../../input/openText.ts';
import { xmlElements } from '../../input/xmlElements.ts';
import { UnreadableFile, type Format, type FormatOptions, type SourceFile, type SourceRecords } from '../format.ts';
import { readProperty } from './readProperty.ts';

async function* read(file: SourceFile, { map }: FormatOptions): SourceRecords {
  let count = 0;
  for await (const element of xmlElements(openText(file), (path) => path.at(-1) === 'property')) {
    count += 1;
    yield* readProperty(element, map);
  }
  if (count === 0) throw new UnreadableFile('has no property: it is empty, or no feed of ReSales Online');
  return { isWhole: true };
}

export const resalesOnline: Format = { read };
