import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEndpoints } from './endpoints.ts';

const secret = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
const other = `whsec_${Buffer.alloc(64, 2).toString('base64')}`;
const nobody = { url: undefined, secrets: undefined };
const webhook = { agency: 'casa-clara', url: 'https://crm.example/hook', secret_env: 'WEBHOOK_CASA_CLARA_SECRET' };

it('has the network of the environment and the agencies of the folder', () => {
  const network = { url: 'https://crm.example/all', secrets: [secret] };
  expect(readEndpoints(network, [webhook], { WEBHOOK_CASA_CLARA_SECRET: `${secret}, ${other}` })).toEqual([
    { name: 'network', url: 'https://crm.example/all', secrets: [secret] },
    { name: 'agency:casa-clara', url: 'https://crm.example/hook', secrets: [secret, other] },
  ]);
  expect(readEndpoints(nobody, [])).toEqual([]);
});

it('reads the secret of an agency from a file', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-webhook-'));
  const file = path.join(dir, 'secret');
  writeFileSync(file, `${secret}\n`);
  expect(readEndpoints(nobody, [webhook], { WEBHOOK_CASA_CLARA_SECRET_FILE: file })).toMatchObject([
    { secrets: [secret] },
  ]);
  rmSync(dir, { recursive: true });
});

it.each([
  [{}, 'is not set'],
  [{ WEBHOOK_CASA_CLARA_SECRET_FILE: '/nowhere' }, '/nowhere, which cannot be read'],
  [{ WEBHOOK_CASA_CLARA_SECRET: 'geheim' }, 'must be whsec_'],
  [{ WEBHOOK_CASA_CLARA_SECRET: `whsec_${Buffer.alloc(23, 1).toString('base64')}` }, 'must be whsec_'],
])('a start with %j stops, and says why without the secret', (env: NodeJS.ProcessEnv, reason) => {
  const read = () => readEndpoints(nobody, [webhook], env);
  expect(read).toThrow(/casa-clara: WEBHOOK_CASA_CLARA_SECRET/);
  expect(read).toThrow(reason);
  expect(read).not.toThrow('geheim');
});
