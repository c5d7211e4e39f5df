import { endpointNames, endpoints, endpointUrl, type EndpointName } from '#shared/api/endpoints.ts';
import { createApi } from '#shared/api/createApi.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { endpointOf } from './endpointOf.ts';
import { normaliseTarget } from './normaliseTarget.ts';

/** A URL of each row, as the site or a visitor writes it. */
const examples: Record<EndpointName, string> = {
  provinces: '/web/provinces?type=buy',
  agentProvinces: '/web/agent-provinces',
  towns: '/web/towns/buy/madrid',
  zones: '/web/zones/rent/madrid?town=getafe',
  prices: '/web/prices/buy/madrid',
  suggestions: '/web/suggestions?type=buy&q=gra&language=ca',
  estates: '/web/estates/all?province=madrid&_page=2',
  pins: '/web/estates/buy/pins?closed=1',
  isochrone: '/web/isochrone?travel=41.4,2.15,20,bicycle',
  nearby: '/web/nearby?at=41.4,2.15',
  estate: '/web/estate/MS0116-3310/public',
  slots: '/web/estate/MS0116-3310/slots',
  privateEstate: '/web/estate/MS0116-3310/private?t=abc',
  agents: '/web/agents/madrid',
  agent: '/web/agent/ana-mas',
  homeAgents: '/web/home/agents/3',
  agencies: '/web/agencies/madrid',
  agency: '/web/agency/casa-clara',
  homeData: '/wp-json/custom/v1/home-data/',
  lead: '/web/lead/aB3_-efGhiJklMnoPqrStu',
  acceptance: '/web/rgpd/accept/aB3_-efGhiJklMnoPqrStu',
  alert: '/web/rgpd/alert/aB3_-efGhiJklMnoPqrStu',
  alerts: '/web/rgpd/alerts/aB3_-efGhiJklMnoPqrStu',
  adverts: '/web/rgpd/adverts/aB3_-efGhiJklMnoPqrStu',
  results: '/web/rgpd/results/aB3_-efGhiJklMnoPqrStu',
  owner: '/web/rgpd/owner/aB3_-efGhiJklMnoPqrStu',
  cancellation: '/web/rgpd/cancel/aB3_-efGhiJklMnoPqrStu',
  subscription: '/web/rgpd/unsubscribe/aB3_-efGhiJklMnoPqrStu',
  transfer: '/web/transfer/aB3_-efGhiJklMnoPqrStu',
  newOpportunity: '/web/opportunity',
  newOwnerRequest: '/web/lead',
  newSubscription: '/web/subscribe',
  newAlert: '/web/rgpd/alert',
  newLink: '/web/rgpd/link',
  newTransfer: '/web/transfer',
  newAdvertReport: '/web/report',
  accept: '/web/rgpd/accept',
  cancel: '/web/rgpd/cancel',
  media: '/media/estates/ms0116-3310/1.webp',
  estateBySlug: '/web/estate/piso-en-gracia',
  capabilities: '/web/capabilities',
  sitemapIndex: '/web/sitemap',
  sitemap: '/web/sitemap/estates?_page=2',
  estateResults: '/web/estate/MS0116-3310/results?from=2026-11-01&to=2026-11-30',
  newResults: '/web/results',
  estateExport: '/web/export/estates?_after=ms1',
  exportFiles: '/web/export/files',
  exportFile: '/web/export/files/kyero/0Uyq3',
  otherLead: '/web/lead/a/b',
  otherMailedLink: '/web/rgpd/other/b',
  otherExport: '/web/export',
  other: '/web/nothing',
  otherOfCms: '/wp-json/custom/v1/home-data/x',
  magazine: '/magazine/precios?paged=2',
  magazineCatala: '/ca/magazine/preus?paged=2',
  magazineEnglish: '/en/magazine/?s=prices',
  cmsUploads: '/wp-content/uploads/2026/a.jpg',
  cmsContent: '/wp-content/themes/a.css',
  cmsIncludes: '/wp-includes/a.js',
};

it.each(Object.entries(examples))('%s: %s', (name, url) => {
  const target = normaliseTarget(url);
  expect(target?.name).toBe(name);
  // Nothing of it is lost: its query is that of its row.
  expect(target?.url).toBe(url);
});

it.each([
  ['/WEB/Estates/BUY/', 'estates'],
  ['/web/estate/MS1/PRIVATE/', 'privateEstate'],
  ['/web/estates/swap', 'other'],
  ['/web/towns/swap/madrid', 'other'],
  ['/web/rgpd', 'otherMailedLink'],
  ['/magazine', 'magazine'],
])('%s, in another spelling or with an unknown word, is %s', (path, name) => {
  expect(endpointOf(path)?.name).toBe(name);
});

it.each(['/', '/web', '/media', '/webx/provinces', '/magazines'])('%s is none', (path) => {
  expect(endpointOf(path)).toBeUndefined();
});

it('gives the parameters of a path', () => {
  expect(endpointOf('/web/zones/buy/madrid')?.params).toEqual({ type: 'buy', province: 'madrid' });
});

it('a URL is written as its row has it', () => {
  expect(endpointUrl('towns', { type: 'buy', province: 'a/b' })).toBe('/web/towns/buy/a%2Fb');
  expect(endpointUrl('sitemap', { kind: 'estates' }, new URLSearchParams({ _page: '2' }))).toBe(examples.sitemap);
});

it('every call of the site meets the row that it names, with its query in normal form', async () => {
  const paths: string[] = [];
  const visit = (path: string) => {
    paths.push(path);
    return Promise.reject(new Error('not sent'));
  };
  const api = createApi(
    ({ path }) => visit(path),
    ({ path }) => visit(path),
  );
  const filters = { province: 'madrid', town: 'getafe', rooms: [2, 3], price: { min: 1, max: 2 } } as EstateFilters;
  const body = {} as never;
  const calls = [
    api.provinces('buy'),
    api.towns('buy', 'madrid'),
    api.zones('rent', 'madrid', 'getafe'),
    api.priceRange({ type: 'buy', province: 'madrid', town: 'getafe', kind: 'flat', area: 90 }),
    api.suggestions({ text: 'gra', type: 'buy', language: 'ca' }),
    api.estates({ type: 'buy', filters, sort: 'price+', page: 2, qty: 24, facets: true }),
    api.estates({ type: 'all', keys: ['MS1', 'MS2'] }),
    api.pins({ type: 'buy', filters, closed: true, keys: ['MS1'] }),
    api.isochrone('41.4,2.15,20,bicycle'),
    api.nearby({ lat: 41.4, lng: 2.15 }),
    api.estate('MS1'),
    api.visitSlots('MS1'),
    api.estatePrivate('MS1', 'abc'),
    api.agentProvinces(),
    api.agents('madrid'),
    api.agent('ana-mas'),
    api.homeAgents(3),
    api.agencies('madrid'),
    api.agency('casa-clara'),
    api.homeData(),
    api.lead('a'),
    api.acceptance('a'),
    api.alert('a'),
    api.alerts('a'),
    api.changeAlerts('a', body),
    api.cancellation('a'),
    api.subscriptionState('a'),
    api.sentList('a'),
    api.sendList('a'),
    api.enquire(body),
    api.requestSaleOrLetting(body),
    api.subscribe(body),
    api.createAlert(body),
    api.reportAdvert(body),
    api.requestLink(body),
    api.accept(body),
    api.adverts('a'),
    api.results('a'),
    api.owner('a'),
    api.answerAdvert('a', { home: 'ab1-2', answer: 'gone' }),
    api.cancel(body),
    api.updateAlert('a', body),
    api.deleteAlert('a'),
    api.unsubscribe('a'),
  ];
  await Promise.allSettled(calls);
  const targets = paths.map(normaliseTarget);
  expect(targets.map((target) => target?.url)).toEqual(paths.map((path) => path.replaceAll('%2C', ',')));
  const met = new Set(targets.map((target) => target?.name));
  const apart = [
    'media',
    'magazine',
    'magazineCatala',
    'magazineEnglish',
    'cmsUploads',
    'cmsContent',
    'cmsIncludes',
    'estateBySlug',
    'capabilities',
    'sitemapIndex',
    'sitemap',
    'estateResults',
    'newResults',
    'estateExport',
    'exportFiles',
    'exportFile',
  ];
  const missing = endpointNames.filter((name) => !met.has(name) && !name.startsWith('other') && !apart.includes(name));
  expect(missing).toEqual([]);
  expect(Object.keys(examples)).toEqual(Object.keys(endpoints));
});
