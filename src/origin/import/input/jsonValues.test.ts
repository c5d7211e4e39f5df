import { UnreadableFile } from '../formats/format.ts';
import { jsonValues, type JsonPath } from './jsonValues.ts';

// eslint-disable-next-line @typescript-eslint/require-await -- a file's records are an async generator too
async function* pieces(...chunks: string[]): AsyncGenerator<string> {
  yield* chunks;
}

const isItem = (path: JsonPath): boolean => path.length === 2 && path[0] === 'items';

async function read(...chunks: string[]): Promise<unknown[]> {
  const values: unknown[] = [];
  for await (const value of jsonValues(pieces(...chunks), isItem)) values.push(value);
  return values;
}

const failure = (...chunks: string[]): Promise<string> =>
  read(...chunks).then(
    () => 'none',
    (error: unknown) => (error instanceof UnreadableFile ? error.message : String(error)),
  );

describe('values of a JSON document', () => {
  const text =
    '\uFEFF {"n": {"items": [9]}, "items": [{"a": [1, {"b": null}]}, "ñ\\u00e1\\"", 12.50, true, []], "z": "}"}\n';
  const items = [{ a: [1, { b: null }] }, 'ñá"', 12.5, true, []];

  it('are those at the wanted path', async () => {
    expect(await read(text)).toEqual(items);
  });

  it('are the same wherever the document is cut while it is read', async () => {
    for (let cut = 0; cut <= text.length; cut++) expect(await read(text.slice(0, cut), text.slice(cut))).toEqual(items);
  });

  it('keep a member named __proto__ as a member', async () => {
    const [value] = await read('{"items":[{"__proto__":{"polluted":1}}]}');
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.hasOwn(value as object, '__proto__')).toBe(true);
  });

  it('may be none', async () => {
    expect(await read('{"items":[]}')).toEqual([]);
    expect(await read('{"error":"no such agency"}')).toEqual([]);
    expect(await read('[]')).toEqual([]);
  });
});

test.each([
  ['nothing', ['']],
  ['nothing but spaces', [' \n', '\uFEFF']],
])('%s is empty', async (_name, chunks) => {
  expect(await failure(...chunks)).toBe('is empty');
});

it('a document that ends early is cut off, wherever it ends', async () => {
  const whole = '{"items":[{"a":1},{"b":"two"}],"z":[1]}';
  for (let end = 1; end < whole.length; end++) expect(await failure(whole.slice(0, end))).toMatch(/cut off$/);
  expect(await failure(whole.slice(0, 20), whole.slice(20, 25))).toBe('after record 1: is cut off');
});

test.each([
  ['<!DOCTYPE html><title>Login</title>', 'is a web page (HTML), no feed'],
  ['<html lang="es">', 'is a web page (HTML), no feed'],
  ['Fatal error: Allowed memory size', 'is no JSON: it begins with “Fatal error: Allowed memory size”'],
  ['{"items":[{"a":1},]}', 'is no JSON: unexpected token'],
  ["{'items':[]}", 'is no JSON: expected an object key'],
  ['{"items":[{"a":NaN}]}', 'is no JSON: '],
  ['{"items":["a\nb", "c"]}', 'is no JSON: '],
  ['{"items":[]}{"items":[]}', 'is no JSON: unexpected characters'],
])('%s is told', async (text, problem) => {
  expect(await failure(text)).toContain(problem);
});

it('does not fill the memory with one endless value, nor the stack with lists in lists', async () => {
  const million = 'x'.repeat(1_000_000);
  expect(await failure('{"items":["', ...Array.from({ length: 6 }, () => million))).toContain('4000000 characters');
  expect(await failure('{"other":"', ...Array.from({ length: 6 }, () => million))).toContain('4000000 characters');
  expect(await failure(`{"items":${'['.repeat(100_000)}`)).toContain('more than 40 values within each other');
});
