import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { hasProgram } from './programs.ts';

/** Debian: prometheus. */
const withPromtool = hasProgram('promtool') ? it : it.skip;

withPromtool('each alarm of docs/alarms.yaml goes off when it has to, and is quiet else', () => {
  const rules = path.join(import.meta.dirname, 'alarms.yaml');
  expect(execFileSync('promtool', ['test', 'rules', rules], { encoding: 'utf8', stdio: 'pipe' })).toContain('SUCCESS');
});
