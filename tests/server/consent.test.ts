import { rulesOf } from '#rules';
import request from 'supertest';
import { languageFacts, usualLanguages } from '#shared/i18n/languages.ts';
import { isPersonalPath } from '#shared/routes/isPersonalPath.ts';
import { routeNames } from '#shared/routes/table.ts';
import { isPersonal } from '#server/answers/pageRules.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

let site: TestSite | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

async function directives(variables: Record<string, string>): Promise<Record<string, string>> {
  site = await createTestSite(variables);
  const { headers } = await request(site.app).get('/');
  const policy = headers['content-security-policy']!.split(/; ?/).map((directive) => /^(\S+) ?(.*)$/.exec(directive)!);
  return Object.fromEntries(policy.map(([, name, sources]) => [name!, sources!]));
}

const closed = { 'script-src': "'self'", 'connect-src': "'self'", 'img-src': "'self' data:" };

it('without configured services the policy allows nothing of others, and documents mention none', async () => {
  expect(await directives({})).toMatchObject(closed);
  expect((await request(site!.app).get('/')).text).not.toContain('optionalServices');
});

it('the policy is extended for Matomo: its script, and its collector', async () => {
  const matomo = { ANALYTICS_MATOMO_URL: 'https://stats.example/matomo', ANALYTICS_MATOMO_SITE: '7' };
  expect(await directives(matomo)).toMatchObject({
    'script-src': "'self' https://stats.example/matomo/matomo.js",
    'connect-src': "'self' https://stats.example/matomo/matomo.php",
    'img-src': "'self' data: https://stats.example/matomo/matomo.php",
  });
  const { text } = await request(site!.app).get('/');
  expect(text).toContain('"analytics":{"kind":"matomo","url":"https://stats.example/matomo/","site":7}');
  // Only its name, as plain data: nothing of it is in the document before consent.
  expect(text).not.toMatch(/(?:src|href)="https:\/\/stats\.example/);
});

it('the policy is extended for Plausible', async () => {
  const plausible = {
    ANALYTICS_PLAUSIBLE_URL: 'https://plausible.example/js/script.manual.js',
    ANALYTICS_PLAUSIBLE_DOMAIN: 'vencejo.example',
  };
  expect(await directives(plausible)).toMatchObject({
    ...closed,
    'script-src': "'self' https://plausible.example/js/script.manual.js",
    'connect-src': "'self' https://plausible.example/api/event",
  });
});

it('the policy is extended for a tag and the origins that it needs', async () => {
  const sources = 'https://tags.example https://pixels.example';
  expect(
    await directives({
      MARKETING_TAG_URL: 'https://tags.example/tag.js?id=7',
      MARKETING_TAG_ORIGINS: 'https://pixels.example',
    }),
  ).toMatchObject({
    'script-src': `'self' ${sources}`,
    'connect-src': `'self' ${sources}`,
    'img-src': `'self' data: ${sources}`,
  });
});

it('every page for the holder of a link is one that loads nothing optional', () => {
  const personal = routeNames.filter(isPersonal);
  expect(personal).toContain('RgpdLead');
  for (const name of personal)
    for (const language of usualLanguages) {
      const pattern = languageFacts[language].prefix + rulesOf(language).urls.routes[name];
      const path = pattern.replace('{ref}', 'MS0116-1000').replace(/\{\w+\}/g, 'aB3_-efGhiJklMnoPqrStu');
      expect([path, isPersonalPath(path)]).toEqual([path, true]);
    }
});
