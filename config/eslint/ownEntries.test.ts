import { parser } from 'typescript-eslint';
import { Linter } from 'eslint';
import ts from 'typescript';
import { ownEntries } from './ownEntries.mjs';

const globals = `
interface Array<T> { [n: number]: T } interface Boolean {} interface CallableFunction {} interface Function {}
interface IArguments {} interface NewableFunction {} interface Number {} interface Object {} interface RegExp {}
interface String {}
declare const Object: { hasOwn(table: object, word: string): boolean };
type Table = { readonly [word: string]: string };
`;

const options: ts.CompilerOptions = { noLib: true, strict: true, types: [] };

/** What the rule says of the source of a module. */
function messagesFor(body: string): string[] {
  const source = `const table: Table = { a: 'b' };\nexport ${body}`;
  const files: Record<string, string> = { '/globals.d.ts': globals, '/part.ts': source };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    fileExists: (name) => name in files,
    readFile: (name) => files[name],
    getSourceFile: (name, version) =>
      name in files ? ts.createSourceFile(name, files[name]!, version, true) : undefined,
  };
  const program = ts.createProgram(Object.keys(files), options, host);
  return new Linter({ cwd: '/' })
    .verify(
      source,
      {
        files: ['**/*.ts'],
        plugins: { site: { rules: { 'own-entries': ownEntries } } },
        languageOptions: { parser, parserOptions: { programs: [program] } },
        rules: { 'site/own-entries': 'error' },
      },
      '/part.ts',
    )
    .map(({ messageId, message }) => messageId ?? message);
}

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
