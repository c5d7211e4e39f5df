import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { explainStartFailure } from '#origin/explainStartFailure.ts';
import { loadEnvFile } from './envFile.mjs';
import { explainFolder, explainListen } from './explainListen.ts';
import { makeDataDir, makeFolder } from './makeFolder.ts';
import { describeUnknown } from './unknownVariables.ts';
import { describeEnv, EnvError, readEnv, variables } from './env.ts';
import { readNetwork, type Network } from './network/network.ts';
import { publicEnvOf } from './publicEnv.ts';
import { wholeContract } from '#shared/contract/capabilities.ts';
import { secretNames } from './secretFiles.ts';
import { publicWarnings, settingWarnings } from './settingWarnings.ts';

let network: Network;
beforeAll(async () => {
  network = await readNetwork(readEnv({}).NETWORK_DIR);
});

it('needs nothing', () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, PUBLIC_ORIGIN: 'http://localhost:3000', NODE_ENV: 'production' });
});

it('takes an empty variable for one that is not set', () => {
  expect(readEnv({ PORT: '', API_HOST: '' })).toMatchObject({ PORT: 3000 });
});

it.each([
  [
    { TRANSLATE_URL: 'https://translate.example.com', TRANSLATE_KEY: 'k' },
    'TRANSLATE_URL, TRANSLATE_KEY: need TRANSLATE_PROVIDER',
  ],
  [{ TRANSLATE_PROVIDER: 'deepl' }, 'TRANSLATE_PROVIDER: deepl needs TRANSLATE_KEY'],
  [{ TRANSLATE_PROVIDER: 'apertium' }, 'TRANSLATE_PROVIDER: apertium needs TRANSLATE_URL'],
  [{ TRANSLATE_LANGUAGES: 'en,xx' }, 'TRANSLATE_LANGUAGES: must be among'],
])('says what a translation lacks: %o', (given, problem) => {
  expect(() => readEnv(given)).toThrow(problem);
});

it('lists all that is wrong at once', () => {
  const wrong = {
    PORT: 'x',
    ADMIN_TOKEN: 'short',
    API_HOST: 'http://a/b',
    CMS_HOST: 'ftp://a',
    TRANSLATE_KEY: 'k',
    FAVOURITES: 'maybe',
    BRAND_EMAIL: 'nobody',
    SITE_PURGE_URL: 'http://a/purge,b',
  };
  const read = () => readEnv(wrong);
  expect(read).toThrow(EnvError);
  for (const name of Object.keys(wrong)) expect(read).toThrow(new RegExp(`^  .*${name}`, 'm'));
});

it.each([
  [{ WEB_CONCURRENCY: '2' }, /WEB_CONCURRENCY: .*replicas of the container or units of/],
  [{ KYERO_TOKEN_FILE: '/run/secrets/kyero' }, /KYERO_TOKEN, KYERO_MINUTES: .*exports\/\{name\}\.json/],
  [{ MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' }, /MAP_TILES_URL.*npm run tiles/],
  [{ API_FILTERS: 'energy' }, /API_FILTERS: .*\/web\/capabilities/],
])('says what does the work of a variable of an earlier release: %o', (set, instead) => {
  expect(() => readEnv(set)).toThrow(instead);
  expect(() => readEnv(Object.fromEntries(Object.keys(set).map((name) => [name, ''])))).not.toThrow();
});

it('reads several purge calls, which need the token', () => {
  const SITE_PURGE_URL = 'http://a:3000/admin/cache/purge, http://b:3000/admin/cache/purge,';
  expect(readEnv({ SITE_PURGE_URL, ADMIN_TOKEN: 'secret-secret-secret' }).SITE_PURGE_URL).toEqual([
    'http://a:3000/admin/cache/purge',
    'http://b:3000/admin/cache/purge',
  ]);
  expect(() => readEnv({ PURGE_TOKEN: 'one-of-some-length, two-of-some-length, three-of-some-length' })).toThrow(
    'PURGE_TOKEN: must be one or two, separated by a comma',
  );
  expect(() => readEnv({ SITE_PURGE_URL })).toThrow('SITE_PURGE_URL: needs PURGE_TOKEN or ADMIN_TOKEN');
});

describe('LANGUAGES', () => {
  it.each([
    [undefined, ['es', 'ca', 'en']],
    ['', ['es', 'ca', 'en']],
    ['es', ['es']],
    ['en, es', ['en', 'es']],
  ])('%j is what the site speaks, in its order', (LANGUAGES, spoken) => {
    expect(readEnv({ LANGUAGES }).LANGUAGES).toEqual(spoken);
  });

  it.each([
    ['es,xx', 'LANGUAGES: must be among es, ca, en'],
    ['ES', 'LANGUAGES: must be among es, ca, en'],
    ['es,en,es', 'LANGUAGES: names a language twice'],
    ['ca,en', 'LANGUAGES: must have es'],
    [',', 'LANGUAGES: must have es'],
  ])('%j is refused: %s', (LANGUAGES, problem) => {
    expect(() => readEnv({ LANGUAGES })).toThrow(problem);
  });

  it('is told to browsers where it is not the usual list', () => {
    const told = (LANGUAGES: string) => publicEnvOf(readEnv({ LANGUAGES }), 'es', network, wholeContract).languages;
    expect(told('es,ca,en')).toBeUndefined();
    expect(told('en,es')).toEqual(['en', 'es']);
  });

  it('says in how many languages a link has an address', () => {
    const { LINK_PRESS } = readEnv({ LANGUAGES: 'es,en', LINK_PRESS: 'en=https://a.example/,es=/prensa' });
    expect(LINK_PRESS).toEqual({ en: 'https://a.example/', es: '/prensa' });
  });
});

it('takes all of a CDN or nothing, and its token from a file', () => {
  expect(() => readEnv({ CDN_PURGE: 'fastly', CDN_PURGE_URL: 'http://a' })).toThrow(
    'CDN_PURGE, CDN_PURGE_URL: set all of CDN_PURGE, CDN_PURGE_ID, CDN_PURGE_TOKEN or none',
  );
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'vencejo-cdn-')), 'token');
  writeFileSync(file, 'may-purge\n');
  expect(
    readEnv({
      CDN_PURGE: 'cloudflare',
      CDN_PURGE_ID: 'zone',
      CDN_PURGE_TOKEN_FILE: file,
      CDN_PURGE_URL: 'http://a/v4/',
    }),
  ).toMatchObject({ CDN_PURGE_TOKEN: 'may-purge', CDN_PURGE_URL: 'http://a/v4' });
});

it('takes transit of an engine that has it alone', () => {
  const ISOCHRONES_URL = 'https://engine.example/ors/';
  expect(readEnv({ ISOCHRONES_URL }).ISOCHRONES_URL).toBe('https://engine.example/ors');
  const transit = { ISOCHRONES_URL, ISOCHRONES_MODES: 'foot,transit' };
  expect(() => readEnv(transit)).toThrow('ISOCHRONES_MODES: transit needs ISOCHRONES_ENGINE=valhalla');
  expect(readEnv({ ...transit, ISOCHRONES_ENGINE: 'valhalla' }).ISOCHRONES_MODES).toEqual(['foot', 'transit']);
});

it('takes a service for analytics or marketing only whole, and one for analytics', () => {
  const matomo = { ANALYTICS_MATOMO_URL: 'https://stats.example', ANALYTICS_MATOMO_SITE: '7' };
  const plausible = {
    ANALYTICS_PLAUSIBLE_URL: 'https://plausible.example/js/script.manual.js',
    ANALYTICS_PLAUSIBLE_DOMAIN: 'vencejo.example',
  };
  expect(readEnv(matomo)).toMatchObject({ ANALYTICS_MATOMO_URL: 'https://stats.example/', ANALYTICS_MATOMO_SITE: 7 });
  expect(readEnv(plausible)).toMatchObject(plausible);
  expect(() => readEnv({ ...matomo, ...plausible })).toThrow('set one of them');
  expect(() => readEnv({ ANALYTICS_MATOMO_SITE: '7' })).toThrow('set both or neither');
  expect(() => readEnv({ ANALYTICS_PLAUSIBLE_DOMAIN: 'vencejo.example' })).toThrow('set both or neither');
  // The usual variant sends whole addresses by itself.
  expect(() => readEnv({ ...plausible, ANALYTICS_PLAUSIBLE_URL: 'https://plausible.example/js/script.js' })).toThrow(
    'manual variant',
  );
  expect(() => readEnv({ MARKETING_TAG_COOKIES: '_id=1' })).toThrow('needs MARKETING_TAG_URL');
  expect(() => readEnv({ MARKETING_TAG_URL: 'https://tags.example/t.js', MARKETING_TAG_COOKIES: '_id' })).toThrow(
    'MARKETING_TAG_COOKIES',
  );
});

it('refuses a number out of its range and names the range; takes digits alone', () => {
  for (const PORT of ['70000', '-1', '0x10', '1e3', '30.5', 'x'])
    expect(() => readEnv({ PORT })).toThrow('PORT: must be a whole number from 0 to 65535');
  expect(() => readEnv({ CACHE_MAX_MB: '4' })).toThrow('CACHE_MAX_MB: must be a whole number from 8 to 65536');
  expect(readEnv({ PORT: ' 3001 ' }).PORT).toBe(3001);
});

it('takes the address of another kind of database neither for PostgreSQL nor for a path', () => {
  for (const DATABASE_URL of ['mysql://x', 'mongodb+srv://x/y', 'http://db', 'postgres://user:a b@:x/db'])
    expect(() => readEnv({ DATABASE_URL })).toThrow('DATABASE_URL: must be postgres://');
  for (const DATABASE_URL of [
    'postgres://u:p@db:5432/v',
    'postgres://u:p@a:5432,b:5433,[::1]/v?target_session_attrs=read-write',
    'postgresql:///v',
    'data/v.sqlite',
    'sqlite:v.sqlite',
    'C:\\v.db',
  ])
    expect(readEnv({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
});

it('puts passwords into the addresses that hold none, whatever their characters', () => {
  const { DATABASE_URL, REDIS_URL } = readEnv({
    DATABASE_URL: 'postgres://vencejo@db/vencejo',
    DATABASE_PASSWORD: 'a@b/c%41 d',
    REDIS_URL: 'redis://redis:6379',
    REDIS_PASSWORD: '?#&',
  });
  expect(decodeURIComponent(new URL(DATABASE_URL!).password)).toBe('a@b/c%41 d');
  expect(REDIS_URL).toBe('redis://:%3F%23%26@redis:6379');
  const several = readEnv({ DATABASE_URL: 'postgres://vencejo@a:5432,b/vencejo?x=1', DATABASE_PASSWORD: 'a@b' });
  expect(several.DATABASE_URL).toBe('postgres://vencejo:a%40b@a:5432,b/vencejo?x=1');
  const own = 'postgres://vencejo:own@db/vencejo';
  expect(readEnv({ DATABASE_URL: own, DATABASE_PASSWORD: 'other' }).DATABASE_URL).toBe(own);
  expect(readEnv({ DATABASE_URL: 'v.sqlite', DATABASE_PASSWORD: 'other' }).DATABASE_URL).toBe('v.sqlite');
});

it('takes a replica of PostgreSQL alone, with the password of its primary', () => {
  const DATABASE_READ_URL = 'postgres://vencejo@replica/vencejo';
  expect(() => readEnv({ DATABASE_READ_URL })).toThrow('DATABASE_READ_URL: needs a DATABASE_URL of PostgreSQL');
  expect(() => readEnv({ DATABASE_READ_URL: 'v.sqlite' })).toThrow('DATABASE_READ_URL: must be postgres://');
  const both = { DATABASE_URL: 'postgres://vencejo@db/vencejo', DATABASE_READ_URL, DATABASE_PASSWORD: 'word' };
  expect(readEnv(both).DATABASE_READ_URL).toBe('postgres://vencejo:word@replica/vencejo');
});

describe('a secret in a file', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-secrets-'));
  afterAll(() => rmSync(dir, { recursive: true }));
  const holding = (content: string) => {
    const file = path.join(dir, String(Math.random()));
    writeFileSync(file, content);
    return file;
  };

  const needsOthers = ['TRANSLATE_KEY', 'CDN_PURGE_TOKEN', 'LEADS_WEBHOOK_SECRET'];
  it.each(secretNames.filter((name) => !name.endsWith('_URL') && !needsOthers.includes(name)))(
    'is read: %s',
    (name) => {
      const value = readEnv({ [`${name}_FILE`]: holding('secret-secret-secret\n') })[name];
      expect([value].flat()).toEqual(['secret-secret-secret']);
    },
  );

  it('follows the same rules, and is in no message', () => {
    const wrong = { ADMIN_TOKEN_FILE: holding('short'), DATABASE_URL_FILE: holding('mysql://user:secret@host/db') };
    expect(() => readEnv(wrong)).toThrow(/ADMIN_TOKEN: must have.*\n.*|DATABASE_URL: must be/);
    expect(() => readEnv(wrong)).not.toThrow(/secret@/);
  });

  it('is refused where it is missing, empty or given twice', () => {
    expect(() => readEnv({ FORM_SECRET_FILE: path.join(dir, 'none') })).toThrow('FORM_SECRET_FILE: ');
    expect(() => readEnv({ FORM_SECRET_FILE: holding('\n') })).toThrow('is empty');
    const both = { FORM_SECRET: 'secret-secret-secret', FORM_SECRET_FILE: holding('secret-secret-secret') };
    expect(() => readEnv(both)).toThrow('FORM_SECRET, FORM_SECRET_FILE: set one of them');
  });
});

it('cannot be changed', () => {
  expect(() => {
    (readEnv({}) as { PORT: number }).PORT = 1;
  }).toThrow(TypeError);
});

it.each([
  ['https://www.example.com/', 'https://www.example.com'],
  ['https://www.example.com:443', 'https://www.example.com'],
  ['http://www.example.com:80/', 'http://www.example.com'],
  ['https://WWW.Example.com:8443', 'https://www.example.com:8443'],
  ['https://www.España.example', 'https://www.xn--espaa-rta.example'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
])('writes an origin as browsers do: %s', (written, read) => {
  expect(readEnv({ PUBLIC_ORIGIN: written, API_HOST: written })).toMatchObject({ PUBLIC_ORIGIN: read, API_HOST: read });
});

it.each(['https://user:word@www.example.com', 'https://user@www.example.com', 'https://www.example.com\\path'])(
  'refuses an origin with more than a host: %s',
  (written) => {
    expect(() => readEnv({ PUBLIC_ORIGIN: written })).toThrow(/PUBLIC_ORIGIN: must be a bare origin/);
  },
);

it('documents every variable', () => {
  for (const name of Object.keys(variables)) expect(describeEnv()).toContain(name);
});

it('gives the browser nothing secret', () => {
  const secrets = {
    ADMIN_TOKEN: 'secret-secret-secret',
    PRIVATE_LINK_SECRET: 'secret-secret-secret',
    DATABASE_URL: 'postgres://secret-secret-secret',
    // Whose pictures are shown is public.
    API_HOST: 'http://secret-secret-secret',
    IMAGE_ORIGINS: 'https://cdn.example',
  };
  expect(JSON.stringify(publicEnvOf(readEnv(secrets), 'es', network, wholeContract))).not.toContain('secret');
});

describe('.env', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-env-file-'));
  afterAll(() => rmSync(dir, { recursive: true }));

  it('is read whole with a byte order mark, and names what nothing reads', () => {
    const file = path.join(dir, '.env');
    writeFileSync(file, '\uFEFFROBOTS=noindex\nROBTOS=noindex\nSITE_MEMORY=1G\nADMIN_TOKEN_FILE=/x\nTZ=UTC\n');
    const before = { ...process.env };
    delete process.env.ROBOTS;
    try {
      const names = loadEnvFile(file);
      expect(process.env.ROBOTS).toBe('noindex');
      expect(describeUnknown(names, [...Object.keys(variables), 'ADMIN_TOKEN_FILE'])).toBe(
        '.env sets what nothing reads: ROBTOS. "npm start -- --help" lists the variables.',
      );
    } finally {
      process.env = before;
    }
    expect(describeUnknown(['PORT'], Object.keys(variables))).toBeNull();
    expect(loadEnvFile(path.join(dir, 'none'))).toEqual([]);
  });
});

it.each(['0.0.0.0/0', '::/0', '0.0.0.0/1,128.0.0.0/1', '2000::/3'])('believes no network of everybody: %s', (all) => {
  expect(() => readEnv({ TRUSTED_PROXIES: all })).toThrow(
    'TRUSTED_PROXIES: is a network in which every visitor may be',
  );
});

it('takes the networks of a CDN', () => {
  const TRUSTED_PROXIES = '104.16.0.0/13, 2400:cb00::/32,192.0.2.1';
  expect(readEnv({ TRUSTED_PROXIES }).TRUSTED_PROXIES).toHaveLength(3);
});

it('takes the addresses of offices, and says what is none', () => {
  expect(readEnv({ STATS_IGNORE: '203.0.113.7, 2001:db8::/32' }).STATS_IGNORE).toEqual([
    '203.0.113.7',
    '2001:db8::/32',
  ]);
  expect(() => readEnv({ STATS_IGNORE: 'office.example' })).toThrow('STATS_IGNORE: must be addresses or networks');
});

it('takes an IPv6 address as it stands in a URL', () => {
  expect(readEnv({ HOST: '[::1]' }).HOST).toBe('::1');
});

describe('what cannot be listened on or written to is said in plain words', () => {
  it.each([
    [{ code: 'EADDRNOTAVAIL', syscall: 'listen', address: '1.2.3.4', port: 80 }, 'HOST=1.2.3.4 is no address of this'],
    [{ code: 'EACCES', syscall: 'listen', port: 80 }, 'Port 80 must not be used by this user'],
    [{ code: 'EADDRINUSE', syscall: 'listen', port: 3000 }, 'Port 3000 is in use'],
  ])('%j', (facts, words) => {
    const error = Object.assign(new Error('listen'), facts);
    expect(explainListen(error)).toContain(words);
    expect(explainStartFailure(error)).toContain(words);
  });

  it('a folder that cannot be made', () => {
    const made = (() => {
      try {
        return makeFolder('/proc/x/y');
      } catch (error) {
        return error;
      }
    })();
    expect(() => makeDataDir('/proc/x')).toThrow(/^DATA_DIR=\/proc\/x cannot be made/);
    for (const explain of [explainFolder, explainStartFailure])
      expect(explain(made)).toContain('DATA_DIR must be a folder that this user can write to');
  });
});

it('a full disk is told in words, also by a write that names no file', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  expect(explainFolder(full)).toMatch(/the disk of DATA_DIR is full/);
});

it('passwords that have no use are told', () => {
  const unused = readEnv({ REDIS_PASSWORD: 'x', DATABASE_PASSWORD: 'y' });
  expect(settingWarnings(unused)).toEqual([
    'REDIS_PASSWORD is not used: REDIS_URL is not set',
    'DATABASE_PASSWORD is not used: DATABASE_URL names no PostgreSQL',
  ]);
  const used = { REDIS_URL: 'redis://redis:6379', DATABASE_URL: 'postgres://site@db/site' };
  expect(settingWarnings(readEnv({ REDIS_PASSWORD: 'x', DATABASE_PASSWORD: 'y', ...used }))).toEqual([]);
});

describe('webhooks', () => {
  const LEADS_WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  const read = (changes: object) =>
    readEnv({ LEADS_WEBHOOK_URL: 'https://crm.example/hook', LEADS_WEBHOOK_SECRET, ...changes });

  it.each([
    'http://localhost:4000',
    'http://crm:4000/hook',
    'http://192.168.1.7',
    'http://[::1]:4000',
    'http://10.0.0.1/x',
  ])('go to %s, where nobody else listens', (LEADS_WEBHOOK_URL) => {
    expect(read({ LEADS_WEBHOOK_URL })).toMatchObject({ LEADS_WEBHOOK_URL });
  });

  it.each([
    'http://crm.example/hook',
    'http://8.8.8.8/hook',
    'http://172.32.0.1',
    'http://10.example.com',
    'http://[2001:db8::1]/hook',
    'https://user:password@crm.example/hook',
    'ftp://localhost',
  ])('do not go to %s', (LEADS_WEBHOOK_URL) => {
    expect(() => read({ LEADS_WEBHOOK_URL })).toThrow('LEADS_WEBHOOK_URL: must be a URL beginning with https://');
  });

  it('have one secret, or two while it changes', () => {
    const two = `${LEADS_WEBHOOK_SECRET},${LEADS_WEBHOOK_SECRET}`;
    expect(read({ LEADS_WEBHOOK_SECRET: two })).toHaveProperty('LEADS_WEBHOOK_SECRET.length', 2);
    for (const wrong of ['whsec_geheim', two.slice(6), `${two},${LEADS_WEBHOOK_SECRET}`])
      expect(() => read({ LEADS_WEBHOOK_SECRET: wrong })).toThrow('LEADS_WEBHOOK_SECRET: must be whsec_');
    expect(() => read({ LEADS_WEBHOOK_SECRET: '' })).toThrow('set both or neither');
  });
});

describe('under a public name', () => {
  const own = { BRAND_EMAIL: 'hola@casas-gaviota.es', SMTP_URL: 'smtps://mail.casas-gaviota.es' };
  const names = {
    public: 'https://www.casas-gaviota.es',
    internal: 'http://site:3000',
    made: 'https://www.gaviota.example',
  };

  it.each([
    [
      { PUBLIC_ORIGIN: names.public },
      'noindex',
      [/made up \(BRAND_EMAIL hola@vencejo\.example\).*kept out/, /SMTP_URL/],
    ],
    [
      { PUBLIC_ORIGIN: names.public, ROBOTS: 'index', ...own, BRAND_EMAIL: '' },
      'index',
      [/ROBOTS lets search engines in/],
    ],
    [
      { PUBLIC_ORIGIN: names.public, NETWORK_DIR: 'networks/casa-clara' },
      'noindex',
      [/casaclara\.example/, /SMTP_URL/],
    ],
    [{ PUBLIC_ORIGIN: names.public, ...own, SMTP_URL: '', MAIL_CATCHER_URL: 'smtp://mail' }, 'index', [/SMTP_URL/]],
    [{ PUBLIC_ORIGIN: names.public, ...own }, 'index', []],
    [{ PUBLIC_ORIGIN: names.public, ...own, SMTP_URL: '', API_HOST: 'https://api.casas-gaviota.es' }, 'index', []],
    [{ PUBLIC_ORIGIN: names.internal }, 'index', []],
    [{ PUBLIC_ORIGIN: names.made }, 'index', []],
    [{ PUBLIC_ORIGIN: 'https://192.0.2.1' }, 'index', []],
    [{}, 'index', []],
  ])('a made-up network and a missing mail server are named: %j', (source, robots, problems) => {
    const env = readEnv(source);
    expect(env.ROBOTS).toBe(robots);
    const found = publicWarnings(env);
    expect(found).toHaveLength(problems.length);
    for (const [index, problem] of problems.entries()) expect(found[index]).toMatch(problem);
  });
});
