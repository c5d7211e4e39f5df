import { UnreadableFile } from '../formats/format.ts';
import { xmlElements, type XmlRecord } from './xmlElements.ts';

async function* piecesOf(text: string, length = text.length): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield await Promise.resolve(text.slice(at, at + length));
}

/** The elements right below the root. */
async function read(text: string, pieceLength?: number): Promise<XmlRecord[]> {
  const records: XmlRecord[] = [];
  for await (const record of xmlElements(piecesOf(text, pieceLength), ({ length }) => length === 2))
    records.push(record);
  return records;
}

const element = (name: string, text: string, ...children: object[]) => ({ name, attributes: {}, children, text });

const document = `<?xml version="1.0" encoding="utf-8"?>
<!-- a feed -->
<ns:root xmlns:ns="urn:feed" xmlns="urn:other">
  <ns:property ns:kind="a" id='7 &amp; 8'>
    <ref>12/B</ref><empty/>
    <text><![CDATA[<p>Tom & Ana</p>]]> y m&#225;s</text>
  </ns:property>
  <property><url><en>https://a.example/?a=1&amp;b=2</en></url></property>
</ns:root>`;

const records = [
  {
    name: 'property',
    attributes: { kind: 'a', id: '7 & 8' },
    children: [element('ref', '12/B'), element('empty', ''), element('text', '<p>Tom & Ana</p> y más')],
    text: '\n    \n    \n  ',
    line: 4,
  },
  { ...element('property', '', element('url', '', element('en', 'https://a.example/?a=1&b=2'))), line: 8 },
];

it('gives the records of a document with all that is in them, without namespaces', async () => {
  expect(await read(document)).toEqual(records);
});

it('reads a document in pieces of any length', async () => {
  for (const length of [1, 2, 3, 7, 100]) expect(await read(document, length)).toEqual(records);
});

it('asks of each element by its path whether it is a record, and not within one', async () => {
  const asked: string[] = [];
  const isRecord = (path: readonly string[]) => asked.push(path.join('/')) > 0 && path.at(-1) === 'b';
  const found = [];
  for await (const { name } of xmlElements(piecesOf('<a><x><b><b/></b></x><b/></a>'), isRecord)) found.push(name);
  expect(found).toEqual(['b', 'b']);
  expect(asked).toEqual(['a', 'a/x', 'a/x/b', 'a/b']);
});

test.each([
  ['names of HTML', '<a><b>125 &euro; &amp; Xabi&ntilde;a &nada;</b></a>', '125 € & Xabiña &nada;'],
  ['characters that no text has', '<a><b>uno\u000b &#x1F;dos ]]> \u0000</b></a>', 'uno dos ]]> '],
  ['white space before the declaration', '\uFEFF\n\n<?xml version="1.0"?><a><b>x</b></a>\n', 'x'],
  ['prefixes that nobody declares', '<z:a><y:b>x</y:b></z:a>', 'x'],
])('%s: are tolerated', async (_name, text, kept) => {
  const [record] = await read(text);
  expect(record?.text.replaceAll('\u00a0', ' ')).toBe(kept);
});

it('puts tags of HTML that are not escaped into the text of their field', async () => {
  const [record] = await read('<a><r><desc>Uno<br/>dos <p>con <b>luz</b></p></desc><b>7</b></r></a>');
  expect(record?.children).toEqual([element('desc', 'Uno<br>dos <p>con <b>luz</b></p>'), element('b', '7')]);
});

const long = 'x'.repeat(2_100_000);

test.each([
  ['no text', '', 'has no elements'],
  ['a declaration alone', '<?xml version="1.0"?>', 'has no elements'],
  ['JSON', '[{"id": 1}]', 'is no XML: it begins with “[{"id": 1}]”'],
  ['a page of a login', '<!DOCTYPE html>\n<html><body><form>', 'is a web page (HTML)'],
  ['a page in small letters', '\n<!doctype html><title>500</title>', 'is a web page (HTML)'],
  ['a page in XML', '<?xml version="1.0"?><!-- x --><html><body/></html>', 'is a web page (HTML)'],
  ['a tag that is not closed', '<a>\n<b>\n</a>', 'line 3: is no XML: unexpected close tag'],
  ['two documents', '<a/>\n<a/>', 'line 2: is no XML: documents may contain only one root'],
  ['text behind the document', '<a><b/></a>\nFatal error in feed.php', 'line 2: is no XML: text data outside of root'],
  ['a bare &', '<a>\n<b>?a=1&b=2</b><c>;</c></a>', 'line 2: has a bare & (it is written &amp;)'],
  [
    'entities of its own',
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a><b>&b;</b></a>',
    'declares entities',
  ],
  ['elements without end', '<a>'.repeat(50), 'has more than 40 elements within each other'],
  [
    'a record without end',
    `<a><b><c>${long}</c><c>${long}</c></b></a>`,
    'has a record of more than 4000000 characters',
  ],
  ['a million empty fields', `<a><b>${'<c/>'.repeat(110_000)}</b></a>`, 'has a record of more than 4000000 characters'],
  ['a text without end', `<a><b>${long}${long}`, 'has a text or tag without an end'],
])('%s: is refused', async (_name, text, problem) => {
  const reading = read(text, 65_536);
  await expect(reading).rejects.toThrow(UnreadableFile);
  await expect(reading).rejects.toThrow(problem);
});

it('refuses a document that is cut off anywhere', async () => {
  for (let length = 0; length < document.length; length += 1)
    await expect(read(document.slice(0, length))).rejects.toThrow(UnreadableFile);
});
