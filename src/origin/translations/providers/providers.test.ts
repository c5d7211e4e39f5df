import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Part } from '../keptWords.ts';
import { ProviderError, type Provider } from '../Provider.ts';
import { translateText } from '../translateText.ts';
import { createApertium } from './apertium.ts';
import { createDeepl } from './deepl.ts';
import { createGoogle } from './google.ts';
import { createLibretranslate } from './libretranslate.ts';

interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}
interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: string;
}

let server: Server;
let url: string;
let asked: Asked[];
let answer: Answer;

beforeAll(async () => {
  server = createServer((req, res) => {
    void req
      .setEncoding('utf8')
      .toArray()
      .then((parts) => {
        asked.push({ path: req.url!, headers: req.headers, body: parts.join('') });
        res.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers }).end(answer.body);
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => server.close());

const key = 'secret-key';
const { signal } = new AbortController();
const create: Record<string, () => Provider> = {
  google: () => createGoogle({ url: `${url}/language/translate/v2`, key }),
  deepl: () => createDeepl({ url, key }),
  libretranslate: () => createLibretranslate({ url, key }),
  apertium: () => createApertium({ url }),
};
const names = Object.keys(create);

const lines: Part[][] = [['Piso & ático en la ', { keep: 'calle Mayor' }], ['Con luz']];
const ask = (name: string, given: readonly Part[][] = lines) =>
  create[name]!().translate(given, { source: 'es', target: 'en' }, signal);
const failure = async (name: string): Promise<ProviderError> => {
  const error: unknown = await ask(name).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProviderError);
  return error as ProviderError;
};

test.each([
  [
    'google',
    {
      data: {
        translations: [
          { translatedText: 'Flat &amp; loft in <span translate="no">calle Mayor</span>' },
          { translatedText: 'It&#39;s light' },
        ],
      },
    },
    '/language/translate/v2',
    {
      q: ['Piso &amp; ático en la <span translate="no">calle Mayor</span>', 'Con luz'],
      ...{ source: 'es', target: 'en', format: 'html' },
    },
    { 'x-goog-api-key': key },
  ],
  [
    'deepl',
    {
      translations: [
        { detected_source_language: 'ES', text: 'Flat &amp; loft in <x>calle Mayor</x>' },
        { text: 'It’s light' },
      ],
    },
    '/v2/translate',
    {
      text: ['Piso &amp; ático en la <x>calle Mayor</x>', 'Con luz'],
      ...{ source_lang: 'ES', target_lang: 'EN-GB', tag_handling: 'xml', tag_handling_version: 'v2' },
      ...{ ignore_tags: ['x'], preserve_formatting: true },
    },
    { authorization: `DeepL-Auth-Key ${key}` },
  ],
  [
    'libretranslate',
    { translatedText: ['Flat &amp; loft in <code>calle Mayor</code>', 'It’s light'] },
    '/translate',
    {
      q: ['Piso &amp; ático en la <code>calle Mayor</code>', 'Con luz'],
      ...{ source: 'es', target: 'en', format: 'html', api_key: key },
    },
    {},
  ],
])('%s is asked and read as its documents say', async (name, body, path, json, headers) => {
  answer = { body: JSON.stringify(body) };
  expect((await ask(name)).map((line) => line.replace('’', "'"))).toEqual(['Flat & loft in calle Mayor', "It's light"]);
  expect(asked).toHaveLength(1);
  expect([asked[0]!.path, JSON.parse(asked[0]!.body)]).toEqual([path, json]);
  expect(asked[0]!.headers).toMatchObject(headers);
});

it('apertium is asked by pairs of languages, with placeholders', async () => {
  answer = {
    body: JSON.stringify({ responseData: { translatedText: 'Flat in the Qzxaz\nLight' }, responseStatus: 200 }),
  };
  expect(await ask('apertium')).toEqual(['Flat in the calle Mayor', 'Light']);
  expect(Object.fromEntries(new URLSearchParams(asked[0]!.body))).toEqual({
    ...{ langpair: 'spa|eng', format: 'txt', markUnknown: 'no' },
    q: 'Piso & ático en la Qzxaz\nCon luz',
  });
});

describe.each(names)('%s', (name) => {
  test.each<[what: string, given: Answer, expected: Partial<ProviderError>]>([
    ['400', { status: 400, body: '{"error":"xx is not supported"}' }, { problem: 'refused' }],
    ['403', { status: 403, body: '{"error":"Invalid key"}' }, { problem: 'key' }],
    ['413', { status: 413, body: '' }, { problem: 'refused' }],
    [
      '429',
      { status: 429, headers: { 'retry-after': '120' }, body: '' },
      { problem: 'unavailable', retryAfter: 120_000 },
    ],
    ['456', { status: 456, body: '{"message":"Quota exceeded"}' }, { problem: 'quota' }],
    ['503', { status: 503, body: '<h1>Sorry</h1>' }, { problem: 'unavailable', message: '503 Sorry' }],
    ['a redirect', { status: 302, headers: { location: '/' }, body: '' }, { problem: 'unavailable' }],
    ['HTML', { body: '<!doctype html><p>Maintenance</p>' }, { problem: 'unavailable' }],
    ['another object', { body: '{"ok":true}' }, { problem: 'unavailable', message: 'its answer is not as documented' }],
    ['an endless answer', { body: `"${'x'.repeat(3_000_000)}"` }, { problem: 'unavailable' }],
  ])('%s is an error of its kind, without the key', async (_, given, expected) => {
    answer = given;
    const error = await failure(name);
    expect(error).toMatchObject(expected);
    expect(error.message).not.toMatch(new RegExp(`${key}|127\\.0\\.0\\.1`));
  });
});

it('a limit of Google’s is no wrong key', async () => {
  answer = { status: 403, body: '{"error":{"errors":[{"reason":"dailyLimitExceeded"}]}}' };
  expect((await failure('google')).problem).toBe('quota');
});

it('one that does not answer is unavailable', async () => {
  const closed = createDeepl({ url: 'http://127.0.0.1:1', key });
  await expect(closed.translate(lines, { source: 'es', target: 'en' }, signal)).rejects.toMatchObject({
    problem: 'unavailable',
    message: 'no answer (ECONNREFUSED)',
  });
});

describe('a text', () => {
  const requests: string[][] = [];
  const provider: Provider = {
    ...{ name: 'fake', maxLines: 3, maxCharacters: 40 },
    translate: (given) => {
      requests.push(given.map((line) => line.map((part) => (typeof part === 'string' ? part : part.keep)).join('')));
      return Promise.resolve(requests.at(-1)!.map((line) => line.toUpperCase()));
    },
  };
  const translate = (content: string) =>
    translateText(provider, { content, source: 'es', target: 'en', names: [] }, signal);
  beforeEach(() => {
    requests.length = 0;
  });

  it('keeps its lines, its signs and what is no word', async () => {
    expect(await translate('Uno\n\n• dos  \n — 250 € —\n- tres')).toBe('UNO\n\n• DOS  \n — 250 € —\n- TRES');
    expect(requests).toEqual([['Uno', 'dos', 'tres']]);
  });

  it('is sent in pieces that a request has room for, whole sentences where they fit', async () => {
    const text = 'Una frase de veinte. Otra frase de veinte. Y una frase mucho más larga que no cabe en nada.';
    expect(await translate(text)).toBe(text.toUpperCase());
    expect(requests.flat().every((line) => line.length <= 40)).toBe(true);
    expect(requests[0]).toEqual(['Una frase de veinte.']);
  });

  it('is refused where there are not as many answers as lines', async () => {
    provider.translate = () => Promise.resolve(['ONE']);
    await expect(translate('Uno\nDos')).rejects.toMatchObject({ problem: 'unavailable' });
  });
});
