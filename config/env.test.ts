import { describeEnv, EnvError, readEnv, variables } from './env.ts';
import { publicEnvOf } from './publicEnv.ts';

it('needs nothing', () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, PUBLIC_ORIGIN: 'http://localhost:3000', NODE_ENV: 'production' });
});

it('takes an empty variable for one that is not set', () => {
  expect(readEnv({ PORT: '', API_HOST: '' })).toMatchObject({ PORT: 3000 });
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

it('reads several purge calls, which need the token', () => {
  const SITE_PURGE_URL = 'http://a:3000/admin/cache/purge, http://b:3000/admin/cache/purge,';
  expect(readEnv({ SITE_PURGE_URL, ADMIN_TOKEN: 'secret-secret-secret' }).SITE_PURGE_URL).toEqual([
    'http://a:3000/admin/cache/purge',
    'http://b:3000/admin/cache/purge',
  ]);
  expect(() => readEnv({ SITE_PURGE_URL })).toThrow('SITE_PURGE_URL: needs ADMIN_TOKEN');
});

it('offers a later search filter only where the upstream is known to have it', () => {
  const unsupported = (variables: Record<string, string>) => publicEnvOf(readEnv(variables), 'es').unsupportedFilters;
  expect(unsupported({})).toBeUndefined();
  expect(unsupported({ API_HOST: 'http://api' })).toEqual(['energy']);
  expect(unsupported({ API_HOST: 'http://api', API_FILTERS: ' energy ,' })).toBeUndefined();
  expect(() => readEnv({ API_FILTERS: 'energy,sauna' })).toThrow('API_FILTERS: must be among energy');
  // Every upstream knows the filters of the first contract: they are not to be listed.
  expect(() => readEnv({ API_FILTERS: 'rooms' })).toThrow('API_FILTERS');
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

it('cannot be changed', () => {
  expect(() => {
    (readEnv({}) as { PORT: number }).PORT = 1;
  }).toThrow(TypeError);
});

it('cuts the slash from an origin', () => {
  expect(readEnv({ PUBLIC_ORIGIN: 'https://www.example.com/' }).PUBLIC_ORIGIN).toBe('https://www.example.com');
});

it('tells of every variable', () => {
  for (const name of Object.keys(variables)) expect(describeEnv()).toContain(name);
});

it('gives the browser nothing secret', () => {
  const secrets = {
    ADMIN_TOKEN: 'secret-secret-secret',
    PRIVATE_LINK_SECRET: 'secret-secret-secret',
    DATABASE_URL: 'postgres://secret-secret-secret',
    API_HOST: 'http://secret-secret-secret',
  };
  expect(JSON.stringify(publicEnvOf(readEnv(secrets), 'es'))).not.toContain('secret');
});
