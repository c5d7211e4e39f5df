import { UnreadableFile } from '../formats/format.ts';
import { unreadXmlElements } from './unreadXmlElements.ts';
import { xmlElements, type XmlRecord } from './xmlElements.ts';

async function* piecesOf(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield await Promise.resolve(text.slice(at, at + length));
}

const isRecord = (path: readonly string[]): boolean => path.at(-1) === 'property' || path.at(-1) === 'agent';

/** All records. */
async function read(text: string, length = text.length): Promise<XmlRecord[]> {
  const records: XmlRecord[] = [];
  for await (const record of xmlElements(piecesOf(text, length), isRecord)) records.push(record);
  return records;
}

/** All records, and the texts and lines of those that were given unread. */
async function readUnread(text: string, length = text.length, reads: (text: string) => boolean = () => true) {
  const records: XmlRecord[] = [];
  const unread: string[] = [];
  for await (const record of unreadXmlElements(piecesOf(text, length), isRecord)) {
    if (!('read' in record)) records.push(record);
    else {
      unread.push(`${record.line} ${record.text}`);
      if (reads(record.text)) records.push(record.read());
    }
  }
  return { records, unread };
}

const documentOf = (...records: string[]) => `<?xml version="1.0"?>\n<root>\n${records.join('\n')}\n</root>\n`;
const first = '<property><id>1</id></property>';

const document = documentOf(
  '<agent><name>Ana</name></agent>',
  first,
  '<property>\n<id>2</id><desc><![CDATA[a > b]]></desc></property>',
  '<property kind="a"><id>3</id><property_type>flat</property_type></property>',
  '<agent><name>Eva</name></agent>',
  '<property><id>4</id></property><property><id>5</id></property>',
);

it('gives the records that a document has, in pieces of any length', async () => {
  const expected = await read(document);
  for (let length = 1; length <= document.length; length += 1)
    expect((await readUnread(document, length)).records).toEqual(expected);
});

it('leaves out what is not read, and keeps the lines of the others', async () => {
  const three = '<property>\n<id>3</id>\n</property>';
  const lines = documentOf(first, '<property><id>2</id></property>', three, '<property><id>4</id></property>', first);
  const { records, unread } = await readUnread(lines, 10, (text) => /[24]/.test(text));
  expect(unread.slice(-3)).toEqual([`5 ${three}`, '8 <property><id>4</id></property>', `9 ${first}`]);
  const [one, two, , four] = await read(lines);
  expect(records).toEqual([one, two, four]);
});

it.each([
  ['a comment around it', `<!-- ${first} -->`],
  ['a comment in it', '<property><!-- </property> --><id>2</id></property>'],
  ['an end tag within CDATA', '<property><id>2</id><a><![CDATA[</property>]]></a></property>'],
  ['another property within it', '<property><id>2</id><property><id>3</id></property></property>'],
  ['an instruction in it', '<property><?a </property> ?><id>2</id></property>'],
  ['text before it', `a ${first}`],
  ['an element around it', `<group>${first}</group>`],
  ['an end tag with a space', '<property><id>2</id></property >'],
  ['no content', '<property/>'],
])('reads a record with %s as any other', async (_, text) => {
  const whole = documentOf(first, text, '<property><id>9</id></property>');
  const expected = await read(whole);
  for (let length = 1; length <= whole.length; length += 1) {
    const { records, unread } = await readUnread(whole, length);
    expect(records).toEqual(expected);
    expect(unread.filter((one) => !one.includes('9'))).toEqual([]);
  }
});

it('finds a document that is cut off, though nothing of it is read', async () => {
  const skipAll = (text: string) => readUnread(text, 10, () => false);
  for (let end = document.indexOf('<root>') + 6; end < document.lastIndexOf('</root>') + 7; end += 1)
    await expect(skipAll(document.slice(0, end))).rejects.toThrow(UnreadableFile);
  await skipAll(document);
});
