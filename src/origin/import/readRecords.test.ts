import { UnreadableFile } from './formats/format.ts';
import { readRecords } from './readRecords.ts';

const read = async (...chunks: string[]) => {
  const records = [];
  for await (const { line, text } of readRecords(chunks)) records.push([line, text]);
  return records;
};

describe('an import file', () => {
  it('is the elements of a JSON array, each with the line that it begins on', async () => {
    expect(await read('[\n  {"a": 1},\n  {"b": [2, {"c": "]},{"}],\n   "d": "\\"]"}\n]\n')).toEqual([
      [2, '{"a": 1}'],
      [3, '{"b": [2, {"c": "]},{"}],\n   "d": "\\"]"}'],
    ]);
  });

  it('is lines of NDJSON, blank ones passed over', async () => {
    expect(await read('{"a":1}\n\n{"b":"[,]"}\r\nnonsense\n')).toEqual([
      [1, '{"a":1}'],
      [3, '{"b":"[,]"}'],
      [4, 'nonsense'],
    ]);
  });

  it('may be cut anywhere while it is read', async () => {
    const text = '\uFEFF [ {"a": "x\\\\"}, {"b": "\\"," } , 7 ] ignored';
    const whole = [
      [1, '{"a": "x\\\\"}'],
      [1, '{"b": "\\"," }'],
      [1, '7'],
    ];
    for (let cut = 0; cut <= text.length; cut++) expect(await read(text.slice(0, cut), text.slice(cut))).toEqual(whole);
  });

  it('may be empty, or an empty array', async () => {
    expect(await read('')).toEqual([]);
    expect(await read(' [ ] ')).toEqual([]);
  });

  it('is refused where it is cut off, within a list or a line', async () => {
    const lines = '{"a":1}\n{"b":2}';
    for (const text of ['[{"a":1},{"b"', '[{"a":1},', '[{"a":1}', '[', lines.slice(0, -1), lines.slice(0, -7) + '{'])
      await expect(read(text)).rejects.toThrow(UnreadableFile);
    // Cut off between two lines, it is a file.
    expect(await read(lines.slice(0, 8))).toEqual([[1, '{"a":1}']]);
  });

  it('does not fill the memory with one endless record', async () => {
    const endless = read('{"a":"', ...Array.from({ length: 5 }, () => 'x'.repeat(1_000_000)));
    await expect(endless).rejects.toThrow(UnreadableFile);
  });
});
