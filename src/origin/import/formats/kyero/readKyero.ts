import { openText } from '../../input/openText.ts';
import { unreadXmlElements } from '../../input/unreadXmlElements.ts';
import type { XmlElement } from '../../input/xmlElements.ts';
import { UnreadableFile, type Format, type FormatOptions, type SourceFile, type SourceRecords } from '../format.ts';
import { UnreadRecord } from '../UnreadRecord.ts';
import { readProperty } from './readProperty.ts';

/** The agency of the file stands right below the root; some programs put all properties into an element of theirs. */
const isRecord = (path: readonly string[]): boolean =>
  path.at(-1) === 'property' || (path.length === 2 && path[1] === 'agent');

async function* read(file: SourceFile, { map }: FormatOptions): SourceRecords {
  let agent: XmlElement | undefined;
  let agentText = '';
  let count = 0;
  for await (const element of unreadXmlElements(openText(file), isRecord)) {
    if ('read' in element) {
      count += 1;
      yield new UnreadRecord(`${element.text}${agentText}`, `line ${element.line}`, () =>
        readProperty(element.read(), agent, map),
      );
    } else if (element.name === 'agent') {
      agent = element;
      agentText = JSON.stringify(agent);
    } else {
      count += 1;
      yield readProperty(element, agent, map);
    }
  }
  if (count === 0) throw new UnreadableFile('has no property: it is empty, or no Kyero feed');
  return { isWhole: true };
}

export const kyero: Format = { read };
