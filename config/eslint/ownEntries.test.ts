import { messagesOf } from './messagesOf.ts';
import { ownEntries } from './ownEntries.mjs';

const globals = `
interface Array<T> { [n: number]: T } interface Boolean {} interface CallableFunction {} interface Function {}
interface IArguments {} interface NewableFunction {} interface Number {} interface Object {} interface RegExp {}
interface String {}
declare const Object: { hasOwn(table: object, word: string): boolean };
type Table = { readonly [word: string]: string };
`;

/** What the rule says of the source of a module. */
const messagesFor = (body: string): string[] =>
  messagesOf(
    { name: 'own-entries', rule: ownEntries, globals },
    '/part.ts',
    `const table: Table = { a: 'b' };\nexport ${body}`,
  );

test.each([
  ['a table of the module by any word', 'const read = (word: string) => table[word];', ['own']],
  ['by a word that may be missing', 'const read = (word?: string) => word && table[word];', ['own']],
  [
    'behind a question about another',
    'const read = (w: string, o: string) => Object.hasOwn(table, o) && table[w];',
    ['own'],
  ],
  ['behind a question', 'const read = (word: string) => (Object.hasOwn(table, word) ? table[word] : null);', []],
  ['by a word of a closed list', "const read = (word: 'a' | 'b') => table[word];", []],
  ['by a number', 'const read = (list: string[], at: number) => list[at];', []],
  ['a word that is surely in it', 'const read = (word: string) => table[word]!;', []],
  ['a table of the caller', 'const read = (own: Table, word: string) => own[word];', []],
  ['what is written', "const read = (word: string) => { (table as any)[word] = 'c'; };", []],
])('%s', (_, source, messages) => {
  expect(messagesFor(source)).toEqual(messages);
});
