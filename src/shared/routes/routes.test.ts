import { operationTypes } from '#shared/domain/estate.ts';
import { usualLanguages, languages, type Language } from '#shared/i18n/languages.ts';
import { buildAlternates, buildLocalUrl, buildUrl, routeTarget, type RouteTarget } from './build.ts';
import { operationOf, urlWord } from './operationWords.ts';
import { resolveUrl } from './resolveUrl.ts';
import { routeNames } from './table.ts';

const provinces = ['madrid', 'las-palmas', 'santa-cruz-de-tenerife', 'a-coruna', 'compra', 'rent', undefined];

const searches = provinces.flatMap((province) =>
  operationTypes.map((type) =>
    routeTarget<'Search'>({ to: 'Search', params: { type, ...(province ? { province } : {}) } }),
  ),
);
const estates = provinces
  .filter((province) => province !== undefined)
  .flatMap((province) =>
    operationTypes.map((type) =>
      routeTarget<'Estate'>({ to: 'Estate', params: { province, type, slug: 'piso-en-gracia', ref: 'MS0116-3310' } }),
    ),
  );
const people = [
  routeTarget<'AgentProvinces'>({ to: 'AgentProvinces', params: {} }),
  routeTarget<'Agents'>({ to: 'Agents', params: { province: 'a-coruna' } }),
  routeTarget<'AgencyError'>({ to: 'AgencyError', params: { agency: 'casa-clara' } }),
];
const texts = [
  routeTarget<'Sell'>({ to: 'Sell', params: {} }),
  routeTarget<'Rent'>({ to: 'Rent', params: {} }),
  routeTarget<'About'>({ to: 'About', params: {} }),
  routeTarget<'Contact'>({ to: 'Contact', params: {} }),
  routeTarget<'Manifest'>({ to: 'Manifest', params: {} }),
  routeTarget<'Whistleblower'>({ to: 'Whistleblower', params: {} }),
  routeTarget<'Accessibility'>({ to: 'Accessibility', params: {} }),
  routeTarget<'Aviso'>({ to: 'Aviso', params: {} }),
  routeTarget<'Privacidad'>({ to: 'Privacidad', params: {} }),
  routeTarget<'Cookies'>({ to: 'Cookies', params: {} }),
  routeTarget<'Corresponsabilidad'>({ to: 'Corresponsabilidad', params: {} }),
  routeTarget<'RgpdPrivacyAlerts'>({ to: 'RgpdPrivacyAlerts', params: {} }),
  routeTarget<'RgpdContacts'>({ to: 'RgpdContacts', params: {} }),
];
/** Reached by the guards alone: their URLs read as the first route of their pattern (PD-2). */
const guarded: RouteTarget[] = [
  routeTarget<'Agent'>({ to: 'Agent', params: { agent: 'ana-mas' } }),
  routeTarget<'Agency'>({ to: 'Agency', params: { agency: 'casa-clara' } }),
] as RouteTarget[];
const targets: RouteTarget[] = [
  routeTarget<'Home'>({ to: 'Home', params: {} }),
  ...searches,
  ...estates,
  routeTarget<'EstatePrivate'>({ to: 'EstatePrivate', params: { ref: 'MS0116-3310' } }),
  ...people,
  ...texts,
  routeTarget<'RgpdLead'>({ to: 'RgpdLead', params: { leadId: 'aB3_-efGhiJklMnoPqrStu' } }),
  routeTarget<'RgpdUnsubscribe'>({ to: 'RgpdUnsubscribe', params: { unsubscribeToken: 'aB3_-efGhiJklMnoPqrStu' } }),
  routeTarget<'RgpdAcceptDefault'>({ to: 'RgpdAcceptDefault', params: {} }),
  routeTarget<'RgpdCancel'>({ to: 'RgpdCancel', params: { crossingId: 'aB3_-efGhiJklMnoPqrStu' } }),
  routeTarget<'RgpdCancelRGPD'>({ to: 'RgpdCancelRGPD', params: {} }),
  routeTarget<'RgpdAlerts'>({ to: 'RgpdAlerts', params: { alertsToken: 'aB3_-efGhiJklMnoPqrStu' } }),
  routeTarget<'RgpdAdverts'>({
    to: 'RgpdAdverts',
    params: { advertsToken: 'aB3_-efGhiJklMnoPqrStu' },
    query: { home: 'ab1000-5000', answer: 'gone' },
  }),
  routeTarget<'RgpdResults'>({
    to: 'RgpdResults',
    params: { resultsToken: 'aB3_-efGhiJklMnoPqrStu' },
    query: { home: 'ab1000-5000', done: 'send' },
  }),
  routeTarget<'RgpdOwner'>({ to: 'RgpdOwner', params: { ownerToken: 'aB3_-efGhiJklMnoPqrStu' } }),
  routeTarget<'RgpdAlertsDefault'>({ to: 'RgpdAlertsDefault', params: {} }),
  routeTarget<'AlertSurvey'>({ to: 'AlertSurvey', params: {} }),
  routeTarget<'AlertSurvey'>({
    to: 'AlertSurvey',
    params: {},
    query: {
      type: 'rent',
      where: ['madrid/getafe'],
      filters: { rooms: [2, 3], agent: 'ana-mas', drawn: '_p~iF~ps|U' },
    },
  }),
  routeTarget<'AlertSurvey'>({ to: 'AlertSurvey', params: {}, query: { key: 'MS0116-3310' } }),
  routeTarget<'AlertUpdate'>({
    to: 'AlertUpdate',
    params: { alertToken: 'aB3_-efGhiJklMnoPqrStu' },
    query: { confirm: 'delete' },
  }),
  routeTarget<'AlertUpdate'>({ to: 'AlertUpdate', params: { alertToken: 'aB3_-efGhiJklMnoPqrStu' } }),
  routeTarget<'ReportAdvert'>({ to: 'ReportAdvert', params: { ref: 'MS0116-3310' } }),
  routeTarget<'RgpdAccept'>({ to: 'RgpdAccept', params: { assistanceId: 'aB3_-efGhiJklMnoPqrStu' } }),
  routeTarget<'Thanks'>({ to: 'Thanks', params: {}, query: { from: 'newsletter' } }),
  routeTarget<'Find'>({ to: 'Find', params: {} }),
  routeTarget<'Find'>({ to: 'Find', params: {}, query: { operation: 'rent', q: 'l’Hospitalet, Gràcia' } }),
  routeTarget<'Favourites'>({ to: 'Favourites', params: {} }),
  routeTarget<'Favourites'>({ to: 'Favourites', params: {}, query: { keys: ['MS0116-3310', 'A-1'] } }),
] as RouteTarget[];

const split = (url: string): [string, string] => {
  const { pathname, search } = new URL(url, 'http://x');
  return [pathname, search];
};

describe.each(languages)('routes in %s', (language: Language) => {
  it.each(targets.map((target) => [buildUrl(target, language), target] as const))(
    '%s reads as what it was built from',
    (url, target) => {
      expect(resolveUrl(...split(url), languages)).toMatchObject({
        kind: 'match',
        address: { language, route: target.to, params: target.params, query: target.query ?? {} },
      });
    },
  );

  it('gives every target another URL', () => {
    const urls = [...targets, ...guarded].map((target) => buildUrl(target, language));
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('reads the URL of whoever has the directory’s pattern as the directory’s', () => {
    for (const target of guarded) {
      expect(resolveUrl(...split(buildUrl(target, language)), languages)).toMatchObject({
        kind: 'match',
        address: { route: 'Agents', params: { province: Object.values(target.params)[0] } },
      });
    }
  });
});

it('covers every route of the table', () => {
  expect(new Set([...targets, ...guarded].map(({ to }) => to))).toEqual(new Set(routeNames));
});

it('reads each URL word back to its type', () => {
  for (const language of languages)
    for (const type of operationTypes) expect(operationOf(urlWord(type, language))).toBe(type);
});

describe('the normal form', () => {
  it.each([
    ['/viviendas--compra', '/viviendas-compra'],
    ['/viviendas-madrid-rent', '/viviendas-madrid-alquiler'],
    ['/viviendas-madrid-venta', '/viviendas-madrid-compra'],
    ['/en/properties-madrid-sell', '/en/properties-madrid-buy'],
    ['/ca/habitatges-girona-alquiler', '/ca/habitatges-girona-lloguer'],
    ['/es/viviendas-compra', '/viviendas-compra'],
    ['/es', '/'],
    ['/en/', '/en'],
    ['/EN/Properties-Madrid-Buy', '/en/properties-madrid-buy'],
    ['/Viviendas-compra/', '/viviendas-compra'],
    ['/Favoritos', '/favoritos'],
    ['/favorit%6Fs', '/favoritos'],
    ['//viviendas-compra', '/viviendas-compra'],
    ['//en/properties-madrid-buy', '/en/properties-madrid-buy'],
    ['//EN//properties-madrid-sell/?page=1', '/en/properties-madrid-buy'],
    ['/viviendas-compra?page=1', '/viviendas-compra'],
    ['/viviendas-compra?sort=recent', '/viviendas-compra'],
    ['/viviendas-compra?sort=price-', '/viviendas-compra?sort=priceAscendent'],
    ['/viviendas-compra?sort=price+', '/viviendas-compra?sort=priceDescendent'],
    ['/viviendas-compra?sort=price%2B', '/viviendas-compra?sort=priceDescendent'],
    ['/viviendas-compra?page=2&rooms=2', '/viviendas-compra?rooms=2&page=2'],
    ['/viviendas-compra?rooms=3&rooms=2', '/viviendas-compra?rooms=2,3'],
    ['/viviendas-compra?rooms=2,2', '/viviendas-compra?rooms=2'],
    ['/viviendas-compra?town=&zone=', '/viviendas-compra'],
    ['/viviendas-compra?operation=rent&province=madrid', '/viviendas-madrid-alquiler'],
    ['/en/properties-buy?operation=rent&province=', '/en/properties-rent'],
    [
      '/viviendas-compra?listed=barcelona/sitges&province=barcelona&town=sitges&zone=centro',
      '/viviendas-barcelona-compra?town=sitges&zone=centro',
    ],
    [
      '/viviendas-compra?listed=barcelona/sitges&province=barcelona&town=badalona&zone=centro&rooms=2',
      '/viviendas-barcelona-compra?town=badalona&rooms=2',
    ],
    ['/viviendas-compra?listed=barcelona/sitges&province=madrid&town=sitges&zone=centro', '/viviendas-madrid-compra'],
    ['/viviendas-compra?listed=barcelona/&province=&town=&rooms=2', '/viviendas-compra?rooms=2'],
    ['/viviendas-madrid-rent?utm_source=a&page=2', '/viviendas-madrid-alquiler?page=2&utm_source=a'],
    [
      '/favoritos?references=MS0116-3310,,A-1&references=A-1&utm_source=a',
      '/favoritos?references=MS0116-3310,A-1&utm_source=a',
    ],
    ['/en/favourites?references=', '/en/favourites'],
    ['/?', '/'],
    ['/agentes/Ana-Mas/', '/agentes/ana-mas'],
    ['/agentes/madrid?page=1&sort=agent+&tab=agents', '/agentes/madrid'],
    [
      '/agentes/madrid?sort=agency-&zone=centro&tab=agencies',
      '/agentes/madrid?tab=agencies&zone=centro&sort=agencyDescendent',
    ],
  ])('%s → %s', (from, to) => {
    const at = from.indexOf('?');
    const resolution = resolveUrl(at < 0 ? from : from.slice(0, at), at < 0 ? '' : from.slice(at), usualLanguages);
    expect(resolution).toMatchObject({ kind: 'redirect', location: to });
    // One hop: where it leads is where it stays.
    expect(resolveUrl(...split(to), usualLanguages)).toMatchObject({ kind: 'match' });
  });

  it.each([
    '/viviendas-compra?utm_source=a&gclid=b',
    '/viviendas-compra?newsletter=open',
    '/viviendas-compra?page=2&utm_source=%C3%A1+b',
    '/viviendas/MS0116-3310?t=abc',
    '/?utm_source=x',
  ])('%s stays', (url) => {
    expect(resolveUrl(...split(url), usualLanguages).kind).toBe('match');
  });

  it.each([
    '/nada',
    '/viviendas',
    '/viviendas-',
    '/viviendas-madrid',
    '/viviendas-madrid-trueque',
    '/en/viviendas-madrid-compra',
    '/properties-madrid-buy',
    '/viviendas-compra?page=0',
    '/viviendas-compra?page=-1',
    '/viviendas-compra?page=abc',
    '/viviendas-compra?rooms=castle',
    '/viviendas-compra?sort=up',
    '/viviendas-compra?price_min=-1',
    '/viviendas-compra?estate_type=castle',
    '/viviendas-compra?town=Sant_Cugat',
    '/viviendas-compra?operation=steal',
    '/viviendas-madrid-compra/piso',
    '/__proto__',
    '/constructor/x',
    '/favoritos?references=../etc',
    '/favoritos?references=A-1,%3Cb%3E',
    `/favoritos?references=${'A'.repeat(5000)}`,
    `/favoritos?references=${Array.from({ length: 49 }, (_, index) => `A-${index}`).join(',')}`,
    `/viviendas-${'a'.repeat(501)}-compra`,
    `/viviendas/${'A'.repeat(501)}`,
  ])('%s is nothing', (url) => {
    expect(resolveUrl(...split(url), usualLanguages).kind).toBe('notFound');
  });
});

it('leads from two slashes before a prefix to one, whatever stands behind it, and never to another host', () => {
  expect(resolveUrl('//en/nothing', '?a=b', usualLanguages)).toEqual({
    kind: 'redirect',
    location: '/en/nothing?a=b',
    to: null,
  });
  expect(resolveUrl('//ca//evil.example', '', usualLanguages)).toEqual({
    kind: 'redirect',
    location: '/ca/evil.example',
    to: null,
  });
});

it('reads a search with a filter that has no meaning as the search without it', () => {
  expect(resolveUrl('/viviendas-madrid-compra', '?rooms=castle&bathrooms=2', usualLanguages)).toEqual({
    kind: 'notFound',
    language: 'es',
    instead: {
      params: { province: 'madrid', type: 'buy' },
      query: { filters: { bathrooms: [2] }, sort: 'recent' },
    },
  });
});

it('writes a query in its fixed order, readably', () => {
  const target = routeTarget<'Search'>({
    to: 'Search',
    params: { type: 'buy', province: 'madrid' },
    query: { page: 3, sort: 'price+', filters: { features: ['terrace', 'parking'], rooms: [2, 4], town: 'getafe' } },
  });
  expect(buildUrl(target, 'en')).toBe(
    '/en/properties-madrid-buy?town=getafe&rooms=2,4&features=terrace,parking&sort=priceDescendent&page=3',
  );
});

it('puts no prefix before links that the router prefixes itself', () => {
  expect(buildLocalUrl({ to: 'Home', params: {} }, 'en')).toBe('/');
  expect(buildAlternates({ to: 'Home', params: {} }, usualLanguages)).toEqual({ es: '/', ca: '/ca', en: '/en' });
});

it.each([
  ['/formularios/formulario-alertas?where=madrid/getafe&type=buy', 'redirect'],
  ['/formularios/formulario-alertas?utm_source=x', 'match'],
  ['/formularios/formulario-alertas?type=sell', 'notFound'],
  ['/formularios/formulario-alertas?where=a/b/c/d', 'notFound'],
  ['/formularios/formulario-alertas?rooms=9', 'notFound'],
  ['/formularios/formulario-alertas?reference=a%20b', 'notFound'],
])('the query of a search for the survey of alerts: %s is %s', (url, kind) => {
  expect(resolveUrl(...split(url), usualLanguages).kind).toBe(kind);
});

it.each([
  ['/ca/habitatges-compra', 'notFound'],
  ['/CA/habitatges-compra', 'notFound'],
  ['//ca/habitatges-compra', 'notFound'],
  ['/ca', 'notFound'],
  ['/en/properties-buy', 'match'],
  ['/viviendas-compra', 'match'],
  ['/error/agencias/nadie?lang=en', 'match'],
])('on a site that speaks Spanish and English alone, %s is: %s', (url, kind) => {
  const resolution = resolveUrl(...split(url), ['en', 'es']);
  expect(resolution).toMatchObject({ kind, ...(kind === 'notFound' ? { language: 'es' } : {}) });
});

it('a language that the site does not speak is no part of the query either', () => {
  expect(resolveUrl('/error/agencias/nadie', '?lang=ca', ['en', 'es'])).toMatchObject({
    kind: 'redirect',
    location: '/error/agencias/nadie',
  });
});

it('a page has its URLs in the languages of the site alone, in their order', () => {
  expect(Object.entries(buildAlternates({ to: 'Home', params: {} }, ['en', 'es']))).toEqual([
    ['en', '/en'],
    ['es', '/'],
  ]);
});
