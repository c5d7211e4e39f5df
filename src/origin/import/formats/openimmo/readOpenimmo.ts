import { openText } from '../../input/openText.ts';
import { UnknownElements } from '../../input/UnknownElements.ts';
import { xmlElements } from '../../input/xmlElements.ts';
import type { WordMap } from '../../sync/words.ts';
import { UnreadableFile, type Format, type SourceFile, type SourceRecords } from '../format.ts';
import { toRecords, type Transfer } from './toRecords.ts';
import { left } from './words.ts';

/** Elements of a file that are read by themselves, one after another. A person has a `firma` too, deeper down. */
const isPart = (path: readonly string[]): boolean =>
  path.length <= 3 && ['uebertragung', 'firma', 'immobilie'].includes(path.at(-1) ?? '');

async function* read(file: SourceFile, map: WordMap): SourceRecords {
  const transfer: Transfer = { isWhole: false, mode: undefined, agency: undefined };
  const unknown = new UnknownElements(left);
  let root = '';
  const isRecord = (path: readonly string[]): boolean => {
    root ||= path[0] ?? '';
    return isPart(path);
  };
  for await (const element of xmlElements(openText(file), isRecord)) {
    if (root !== 'openimmo') break;
    if (element.name === 'uebertragung') {
      transfer.isWhole = element.attributes.umfang?.trim().toUpperCase() === 'VOLL';
      transfer.mode = element.attributes.modus?.trim();
    } else if (element.name === 'firma') transfer.agency = element.text.trim() || undefined;
    else yield* toRecords(element, `line ${element.line}`, { transfer, map, unknown });
  }
  if (root !== 'openimmo') throw new UnreadableFile(`is no OpenImmo: it begins with <${root}>, not <openimmo>`);
  return { isWhole: transfer.isWhole };
}

/**
 * OpenImmo 1.2.7 and before. A file is all that there is if its `uebertragung` says `umfang="VOLL"`; any other changes
 * what it names, and deletes what it names with `aktionart="DELETE"`.
 */
export const openimmo: Format = { read: (file, { map }) => read(file, map) };
