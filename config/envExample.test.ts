import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readEnv, variables } from './env.ts';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const known = Object.keys(variables).sort();

describe('.env.example', () => {
  const lines = read('.env.example').split('\n');
  const assignments = lines.flatMap((line) => {
    const [, name, value] = /^#([A-Z_]+)=(.*)$/.exec(line) ?? [];
    return name ? [[name, value!] as const] : [];
  });

  it('lists exactly the variables that are read', () => {
    expect(assignments.map(([name]) => name).sort()).toEqual(known);
  });

  it('sets none', () => {
    expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });

  it('gives examples that are accepted', () => {
    const { TRANSLATE_URL: _, ...examples } = Object.fromEntries(assignments);
    expect(() => readEnv({ ...examples, ADMIN_TOKEN: 'secret-secret-secret' })).not.toThrow();
  });
});

describe('docs/operations.md', () => {
  const rows = [...read('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \| (.*?) \| (.*) \|$/gm)].map(
    ([, name, preset, help]) => ({ name: name!, preset: preset!, help: help! }),
  );

  it('has a row for exactly the variables that are read', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(known);
  });

  it.each(rows)('tells what $name is for and its default', ({ name, preset, help }) => {
    const { schema, help: told } = variables[name as keyof typeof variables];
    const given = schema.safeParse(undefined).data;
    expect(help).toBe(told);
    // The folder is made absolute when it is read.
    expect(preset).toBe(
      given === undefined ? '' : `\`${name === 'DATA_DIR' ? 'data' : String(given as string | number | boolean)}\``,
    );
  });
});
