import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mallocEnv, originProcess, siteProcess } from './processFlags.ts';

const read = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8');

it.each([
  ['Dockerfile', siteProcess.flags],
  ['scripts/start.mjs', siteProcess.flags],
  ['docker-compose.yml', originProcess.flags],
  ['docs/kubernetes.yaml', originProcess.flags],
])('%s starts the process as everything else does', (file, flags) => {
  for (const flag of flags) expect(read(file)).toContain(flag);
});

it.each([['Dockerfile'], ['scripts/start.mjs']])('%s bounds what malloc keeps', (file) => {
  for (const [name, value] of Object.entries(mallocEnv))
    expect(read(file)).toMatch(new RegExp(`${name}[=:] ?'?${value}`));
});
