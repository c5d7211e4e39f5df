import { usualLanguages } from '#shared/i18n/languages.ts';
import { readEnv } from './env.ts';
import { linksOf } from './links.ts';

const linksIn = (variables: Record<string, string>) =>
  usualLanguages.map((language) => linksOf(readEnv(variables), language));

const NETWORK_DIR = 'tests/fakes/bareNetwork';

it('is empty where the network sets nothing (PD-18)', () => {
  expect(linksIn({ NETWORK_DIR })).toEqual([{}, {}, {}]);
});

it('leads to bundled pages in the demo network, except the videos', () => {
  const [es, ca, en] = linksIn({});
  expect([es!.magazine, ca!.magazine, en!.magazine]).toEqual(['/magazine/', '/magazine/ca/', '/magazine/en/']);
  expect([es!.sector, en!.home]).toEqual(['/magazine/sector-inmobiliario/', '/magazine/en/hogar/']);
  expect([es!.offices, ca!.instagram]).toEqual(['/magazine/red/oficinas', '/magazine/ca/red/instagram']);
  expect(es).not.toHaveProperty('videoSell');
  expect(Object.keys(es!)).toHaveLength(21);
});

it('takes one address for all languages, or one for each', () => {
  expect(linksIn({ NETWORK_DIR, LINK_X: 'https://x.com/vencejo' })).toEqual(
    Array(3).fill({ x: 'https://x.com/vencejo' }),
  );
  const LINK_OFFICES = 'es=https://a.example/?q=1,2,ca=/oficines, en=https://a.example/en';
  expect(linksIn({ NETWORK_DIR, LINK_OFFICES }).map(({ offices }) => offices)).toEqual([
    'https://a.example/?q=1,2',
    '/oficines',
    'https://a.example/en',
  ]);
});

it('hides a link in the languages that have none, also with the demo network', () => {
  expect(linksIn({ LINK_PRESS: 'en=https://a.example' }).map(({ press }) => press)).toEqual([
    undefined,
    undefined,
    'https://a.example',
  ]);
});

it.each(['http://a.example', '//a.example', 'javascript:alert(1)', 'es=https://a.example,ca=nowhere', 'https://'])(
  'refuses %s',
  (LINK_PRESS) => {
    expect(() => readEnv({ LINK_PRESS })).toThrow('LINK_PRESS');
  },
);

it('refuses a path for a video, which is played from its own site', () => {
  expect(() => readEnv({ LINK_VIDEO_SELL: '/video' })).toThrow('LINK_VIDEO_SELL');
});
