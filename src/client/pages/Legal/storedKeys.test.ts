import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sessionKeys, storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { findStoredKey, storedKeysOf, type StoredKey } from '#shared/domain/storedKeys.ts';
import { testSite } from '../../app/session/testSite.ts';

/** With every optional service. */
const fullSite = {
  ...testSite,
  offline: true,
  optionalServices: {
    analytics: { kind: 'matomo', url: 'https://stats.example/', site: 7 },
    marketing: {
      kind: 'tag',
      script: 'https://tags.example/tag.js',
      origins: [],
      cookies: [{ name: '_visit.*', days: 1 }],
    },
  },
} as const;

const client = path.join(import.meta.dirname, '../..');

const sources = globSync('**/*.{ts,tsx}', { cwd: client })
  .filter((file) => !/\.test\.tsx?$|testing\.tsx$/.test(file))
  .map((file) => ({ file, code: readFileSync(path.join(client, file), 'utf8') }));

const withoutComments = (code: string): string => code.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

const access =
  /\b(?:localStorage|sessionStorage|cookieStore|indexedDB|caches)\b|\bdocument\.cookie\b|\buse(?:Local|Session)Storage\b|\bcreateStoredValue\b|<ScrollRestoration\b/;

describe('storage in browsers', () => {
  const users = sources.filter(
    // Its callers pass the key.
    ({ file, code }) => path.basename(file) !== 'createStoredValue.ts' && access.test(withoutComments(code)),
  );

  it('is found by this test', () => {
    expect(users.map(({ file }) => path.basename(file))).toEqual(
      expect.arrayContaining(['savedLanguage.ts', 'favourites.ts', 'sessionCache.ts', 'formDraft.ts', 'Layout.tsx']),
    );
  });

  it('is used under the names of the one list only', () => {
    const unlisted = users.filter(({ code }) => !/from '#shared\/domain\/storedKey(?:Name)?s\.ts'/.test(code));
    expect(unlisted.map(({ file }) => file)).toEqual([]);
    const literal = /\b(?:(?:get|set|remove)Item|(?:read|write)Session|storageKey[=:])\s*\(?\s*['"`]/;
    expect(sources.filter(({ code }) => literal.test(code)).map(({ file }) => file)).toEqual([]);
  });

  it.each(Object.values(storedKeyNames).filter((name) => name !== storedKeyNames.sessionPrefix))(
    'the cookies policy lists %s',
    (name) => {
      expect(storedKeysOf(fullSite).map((key) => key.name)).toContain(name.endsWith(':') ? `${name}*` : name);
    },
  );

  it.each([...Object.values(sessionKeys), '/web/provinces?type=buy'])('the cookies policy lists %s', (key) => {
    const listed = findStoredKey(storedKeysOf(testSite), 'sessionStorage', `${storedKeyNames.sessionPrefix}1:${key}`);
    expect(listed?.category).toBe('necessary');
  });
});

describe('the list', () => {
  it('knows what it does not list', () => {
    const listed = storedKeysOf(testSite);
    expect(findStoredKey(listed, 'localStorage', 'language')?.purpose).toBe('purpose.language');
    for (const [area, name] of [
      ['sessionStorage', 'language'],
      ['localStorage', 'my-language'],
      ['sessionStorage', 'session:1:visitor'],
      ['cookie', '_ga'],
    ] as const)
      expect([area, name, findStoredKey(listed, area, name)]).toEqual([area, name, undefined]);
  });

  it('leaves out what a setting switches off', () => {
    const names = storedKeysOf({ ...testSite, favourites: false }).map(({ name }) => name);
    expect(names).not.toContain('favourites');
    expect(names).toContain('language');
  });

  it('has the cookies of the services that the operator configured, with their provider', () => {
    const listed = storedKeysOf(fullSite);
    expect(findStoredKey(listed, 'cookie', '_pk_id.7.1fff')).toMatchObject({
      category: 'analytics',
      provider: 'Matomo (stats.example)',
      duration: { until: 'months', count: 13 },
    });
    expect(findStoredKey(listed, 'cookie', '_visit.2')).toMatchObject({
      category: 'marketing',
      provider: 'tags.example',
      duration: { until: 'days', count: 1 },
    });
    expect(storedKeysOf(testSite).filter(({ category }) => category !== 'necessary')).toEqual([]);
  });

  it('is true to the policy: what is necessary is the site’s own, and no cookie', () => {
    const isOther = ({ category, area, provider }: StoredKey) =>
      category === 'necessary' && (area === 'cookie' || provider !== undefined);
    expect(storedKeysOf(fullSite).filter(isOther)).toEqual([]);
  });
});
