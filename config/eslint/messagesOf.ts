import { parser } from 'typescript-eslint';
import { Linter, type Rule } from 'eslint';
import ts from 'typescript';

interface Checked {
  name: string;
  rule: Rule.RuleModule;
  /** Declarations of all that its sources may use: reading TypeScript's own takes seconds. */
  globals: string;
}

/**
 * For tests: what a rule that asks for types says of the source of a module.
 * @param name of the module, as `/part.tsx`
 * @returns for each message its id, where the source is no TypeScript its text
 */
export function messagesOf({ name: ruleName, rule, globals }: Checked, name: string, source: string): string[] {
  const options: ts.CompilerOptions = { jsx: ts.JsxEmit.Preserve, noLib: true, strict: true, types: [] };
  const files: Record<string, string> = { '/globals.d.ts': globals, [name]: source };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    fileExists: (file) => file in files,
    readFile: (file) => files[file],
    getSourceFile: (file, version) =>
      file in files ? ts.createSourceFile(file, files[file]!, version, true) : undefined,
  };
  const program = ts.createProgram(Object.keys(files), options, host);
  return new Linter({ cwd: '/' })
    .verify(
      source,
      {
        files: ['**/*.ts', '**/*.tsx'],
        plugins: { site: { rules: { [ruleName]: rule } } },
        languageOptions: { parser, parserOptions: { programs: [program] } },
        rules: { [`site/${ruleName}`]: 'error' },
      },
      name,
    )
    .map(({ messageId, message }) => messageId ?? message);
}
