import { builtInDictionary } from './fetchDictionary.ts';

Object.assign(globalThis, { TEXTS_DIGEST: '1a2b3c4d' });

const texts = { 'list.title': 'Viviendas' };
const url = '/static/texts/1a2b3c4d/es/search.json';
const answers = jest.spyOn(globalThis, 'fetch');
const answer = (make: () => Response) => answers.mockImplementation(() => Promise.resolve(make()));
const load = () => builtInDictionary('es', 'search');

beforeEach(() => {
  answers.mockReset();
});

it('asks once for texts that two parts of a page need at the same time', async () => {
  answer(() => Response.json(texts));
  expect(await Promise.all([load(), load()])).toEqual([texts, texts]);
  expect(answers.mock.calls).toEqual([[url]]);
});

it.each([
  ['a deploy has taken the file away', () => Promise.resolve(new Response('Not found', { status: 404 }))],
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['another system answers in our place', () => Promise.resolve(new Response('<!doctype html>'))],
])('fails as a missing chunk does where %s, and asks again the next time', async (_, fail) => {
  answers.mockImplementation(fail);
  await expect(load()).rejects.toMatchObject({ name: 'ChunkLoadError', message: `Loading ${url} failed` });
  answer(() => Response.json(texts));
  expect(await load()).toEqual(texts);
});
