import { spawnSync } from 'node:child_process';
import path from 'node:path';

it('the layout of mails is compiled from its current source', () => {
  const script = path.join(import.meta.dirname, 'mailLayout.ts');
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
