import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importRuntimeFlags, mallocEnv, originProcess, siteRuntimeFlags, siteProcess } from './processFlags.ts';

const read = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8');

it.each([
  ['Dockerfile', siteProcess.flags],
  ['scripts/start.mjs', siteProcess.flags],
  ['docs/vencejo@.service', siteProcess.flags],
  ['docs/vencejo-origin.service', originProcess.flags],
  ['docker-compose.yml', originProcess.flags],
  ['docs/kubernetes.yaml', originProcess.flags],
])('%s starts the process as everything else does', (file, flags) => {
  for (const flag of flags) expect(read(file)).toContain(flag);
});

it.each([['Dockerfile'], ['scripts/start.mjs'], ['docs/vencejo@.service'], ['docs/vencejo-origin.service']])(
  '%s bounds what malloc keeps',
  (file) => {
    for (const [name, value] of Object.entries(mallocEnv))
      expect(read(file)).toMatch(new RegExp(`${name}[=:] ?'?${value}`));
  },
);

it.each([
  ['src/server/index.ts', 'siteRuntimeFlags', siteRuntimeFlags, 'const port = await startSite('],
  ['scripts/import.ts', 'importRuntimeFlags', importRuntimeFlags, 'await runDatabaseCommand('],
])('%s sets its V8 flags before it starts, and Node accepts them', (file, name, flags, start) => {
  const [, next = ''] = read(file).split(`for (const flag of ${name}) setFlagsFromString(flag);`);
  expect(next.trimStart().startsWith(start)).toBe(true);
  // setFlagsFromString only prints an error for an unknown flag; Node refuses to start with one.
  expect(spawnSync(process.execPath, [...siteProcess.flags, ...flags, '--eval', '0']).status).toBe(0);
});
