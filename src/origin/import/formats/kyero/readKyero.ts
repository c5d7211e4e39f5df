import { openText } from '../../input/openText.ts';
import { unreadXmlElements } from '../../input/unreadXmlElements.ts';
import { UnreadableFile, type Format, type FormatOptions, type SourceFile, type SourceRecords } from '../format.ts';
import { UnreadRecord } from '../UnreadRecord.ts';
import { UnknownElements } from '../../input/UnknownElements.ts';
import { readProperty, type KyeroFile } from './readProperty.ts';

/** The agency of the file stands right below the root; some programs put all properties into an element of theirs. */
const isRecord = (path: readonly string[]): boolean =>
  path.at(-1) === 'property' || (path.length === 2 && path[1] === 'agent');

/** What is not shown: the agency's own page, private notes, and what is read only where something else is missing. */
const left = [
  ...['url', 'notes', 'custom', 'fax', 'address', 'email', 'agent', 'new_build', 'leasehold', 'part_ownership'],
  ...['currency', 'cadastralRef', 'catastral', 'type', 'title', 'desc', 'images/image'],
];

async function* read(file: SourceFile, { map }: FormatOptions): SourceRecords {
  const feed: KyeroFile = { agent: undefined, unknown: new UnknownElements(left) };
  let agentText = '';
  let count = 0;
  for await (const element of unreadXmlElements(openText(file), isRecord)) {
    if ('read' in element) {
      count += 1;
      yield new UnreadRecord(`${element.text}${agentText}`, `line ${element.line}`, () =>
        readProperty(element.read(), feed, map),
      );
    } else if (element.name === 'agent') {
      feed.agent = element;
      agentText = JSON.stringify(element);
    } else {
      count += 1;
      yield readProperty(element, feed, map);
    }
  }
  if (count === 0) throw new UnreadableFile('has no property: it is empty, or no Kyero feed');
  return { isWhole: true };
}

export const kyero: Format = { read };
