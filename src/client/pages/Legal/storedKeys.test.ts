import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sessionKeys, storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { findStoredKey, storedKeysOf, type StoredKey } from '#shared/domain/storedKeys.ts';
import { testSite } from '../../app/session/testSite.ts';

const client = path.join(import.meta.dirname, '../..');

const sources = globSync('**/*.{ts,tsx}', { cwd: client })
  .filter((file) => !/\.test\.tsx?$|testing\.tsx$/.test(file))
  .map((file) => ({ file, code: readFileSync(path.join(client, file), 'utf8') }));

const withoutComments = (code: string): string => code.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

const access =
  /\b(?:localStorage|sessionStorage|cookieStore|indexedDB|caches)\b|\bdocument\.cookie\b|\buse(?:Local|Session)Storage\b|<ScrollRestoration\b/;

describe('storage in browsers', () => {
  const users = sources.filter(({ code }) => access.test(withoutComments(code)));

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
      expect(storedKeysOf(testSite).map((key) => key.name)).toContain(name.endsWith(':') ? `${name}*` : name);
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

  it('is true to the policy: what is necessary is the site’s own, and no cookie', () => {
    const isOther = ({ category, area, provider }: StoredKey) =>
      category === 'necessary' && (area === 'cookie' || provider !== undefined);
    expect(storedKeysOf(testSite).filter(isOther)).toEqual([]);
  });
});
