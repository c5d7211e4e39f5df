import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCredentials } from './readCredentials.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-secret-'));
const file = path.join(dir, 'secret');
writeFileSync(file, 's3cret:ñ\n');
afterAll(() => rmSync(dir, { recursive: true }));

const url = 'https://crm.example/feed.xml?p1=1';
const basic = { Authorization: `Basic ${Buffer.from('crm:s3cret:ñ').toString('base64')}` };

it.each([
  [undefined, {}, {}],
  [{ user: 'crm', password_file: file }, {}, basic],
  [{ user: 'crm', password_env: 'SOURCE_CRM' }, { SOURCE_CRM: 's3cret:ñ' }, basic],
  [{ user: 'crm', password_env: 'SOURCE_CRM' }, { SOURCE_CRM_FILE: file }, basic],
  [{ header: 'X-Api-Key', value_file: file }, {}, { 'X-Api-Key': 's3cret:ñ' }],
  [{ header: 'X-Api-Key', value_env: 'SOURCE_KEY' }, { SOURCE_KEY: 'k' }, { 'X-Api-Key': 'k' }],
])('%p', async (auth, env, headers) => {
  expect(await readCredentials(url, auth, env as unknown as NodeJS.ProcessEnv)).toEqual({ url, headers });
});

it('puts the value of a parameter into the address, in place of one that is there', async () => {
  const env = { SOURCE_KEY: 'k&=' } as unknown as NodeJS.ProcessEnv;
  expect(await readCredentials(`${url}&p2=x`, { parameter: 'p2', value_env: 'SOURCE_KEY' }, env)).toEqual({
    url: `${url}&p2=k%26%3D`,
    headers: {},
  });
});

it('says which secret is missing, and never what one is', async () => {
  const env = { SOURCE_KEY: 's3cret\r\nX-Other: 1' } as unknown as NodeJS.ProcessEnv;
  const failures = [
    readCredentials(url, { user: 'crm', password_file: `${file}s` }, env),
    readCredentials(url, { user: 'crm', password_env: 'SOURCE_CRM' }, env),
    readCredentials(url, { header: 'X-Api-Key', value_env: 'SOURCE_KEY' }, env),
  ];
  const messages = await Promise.all(failures.map((failure) => failure.catch((error: Error) => error.message)));
  expect(messages).toEqual([
    `auth: the file ${file}s cannot be read`,
    'auth: neither SOURCE_CRM nor SOURCE_CRM_FILE is set in the environment',
    'auth: the value of X-Api-Key has characters that no header may have',
  ]);
});
