import request from 'supertest';
import { readEnv } from '#config/env.ts';
import { createTestSite } from '#tests/fakes/createTestSite.ts';

const key = 'AbCd-0123456789';

async function ask(variables: Record<string, string>, url = `/${key}.txt`) {
  const site = await createTestSite(variables);
  const { status, text, headers } = await request(site.app).get(url);
  await site.close();
  return { status, text, type: headers['content-type'] };
}

it('the key is served as a text, under its own name', async () => {
  expect(await ask({ INDEXNOW_KEY: key })).toEqual({ status: 200, text: key, type: 'text/plain; charset=utf-8' });
});

it.each<[string, Record<string, string>, string]>([
  ['without one', {}, `/${key}.txt`],
  ['where search engines are kept out', { INDEXNOW_KEY: key, ROBOTS: 'noindex' }, `/${key}.txt`],
  ['under another name', { INDEXNOW_KEY: key }, '/AbCd-0123456780.txt'],
  ['in another case', { INDEXNOW_KEY: key }, `/${key.toLowerCase()}.txt`],
])('%s there is none', async (_, variables, url) => {
  expect((await ask(variables, url)).status).toBe(404);
});

it.each(['short', 'x'.repeat(129), 'under_score', 'dots.and/slashes'])('the start refuses %s', (wrong) => {
  const set = { PUBLIC_ORIGIN: 'https://www.example.com' };
  expect(() => readEnv({ ...set, INDEXNOW_KEY: wrong })).toThrow('INDEXNOW_KEY: must have 8 to 128');
  expect(() => readEnv({ INDEXNOW_KEY: key })).toThrow('INDEXNOW_KEY: needs PUBLIC_ORIGIN');
  expect(readEnv({ ...set, INDEXNOW_KEY: key }).INDEXNOW_URL).toBe('https://api.indexnow.org/indexnow');
});
