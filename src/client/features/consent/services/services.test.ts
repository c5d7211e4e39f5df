/** @jest-environment jsdom */
import type { OptionalServices } from '#shared/domain/optionalServices.ts';
import { testSite } from '../../../app/session/testSite.ts';
import { createServiceRunner } from './createServiceRunner.ts';

const matomo: OptionalServices = { analytics: { kind: 'matomo', url: 'https://stats.example/', site: 7 } };
const plausible: OptionalServices = {
  analytics: { kind: 'plausible', script: 'https://plausible.example/js/script.manual.js', domain: 'vencejo.example' },
};
const tag: OptionalServices = {
  marketing: {
    kind: 'tag',
    script: 'https://tags.example/tag.js',
    origins: ['https://pixels.example'],
    cookies: [
      { name: '_tag', days: 90 },
      { name: '_visit.*', days: 1 },
    ],
  },
};

const runnerOf = (optionalServices: OptionalServices) => createServiceRunner({ ...testSite, optionalServices });

const scripts = () => [...document.scripts].map(({ src }) => src);
const policies = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[http-equiv]')].map(({ content }) => content);
const cookies = () => document.cookie.split('; ').filter((cookie) => cookie !== '');

beforeEach(() => {
  history.replaceState(null, '', '/viviendas-compra?town=x&utm_source=carta#here');
  document.title = 'Viviendas';
});

afterEach(() => {
  document.head.innerHTML = '';
  localStorage.clear();
  for (const cookie of cookies()) document.cookie = `${cookie.split('=')[0]}=;max-age=0;path=/`;
  delete window._paq;
  delete window.plausible;
  delete window.dataLayer;
});

describe.each([
  ['Matomo', matomo, 'https://stats.example/matomo.js'],
  ['Plausible', plausible, 'https://plausible.example/js/script.manual.js'],
  ['a tag', tag, 'https://tags.example/tag.js'],
])('%s', (_, services, script) => {
  const [category] = Object.keys(services);

  it('loads with consent to its category only, once', () => {
    const runner = runnerOf(services);
    runner.view('/viviendas-compra');
    runner.allow([]);
    runner.allow(['necessary', category === 'analytics' ? 'marketing' : 'analytics']);
    expect(scripts()).toEqual([]);
    runner.allow(['necessary', category!]);
    runner.allow(['necessary', category!]);
    expect(scripts()).toEqual([script]);
    expect(runner.hasLoaded()).toBe(true);
  });

  it('is forbidden by the document’s policy when consent is withdrawn, and starts again with the next document', () => {
    const runner = runnerOf(services);
    runner.allow([category!]);
    runner.allow(['necessary']);
    expect(scripts()).toEqual([]);
    expect(policies()).toEqual(["script-src 'self'; connect-src 'self'; img-src 'self' data:"]);
    runner.allow([category!]);
    expect(scripts()).toEqual([]);
    runnerOf(services).allow([category!]);
    expect(scripts()).toEqual([script]);
  });

  it.each([
    '/rgpd/solicitud/aB3_-efGhiJklMnoPqrStu',
    '/ca/rgpd/baixa/x',
    '/viviendas/MS0116-1000',
    '/en/properties/A-1',
  ])('does not load in a document that shows %s, nor on a page that follows', (path) => {
    history.replaceState(null, '', path);
    const runner = runnerOf(services);
    runner.allow([category!]);
    runner.view('/viviendas-compra');
    runner.allow([category!]);
    expect(scripts()).toEqual([]);

    history.replaceState(null, '', '/');
    const later = runnerOf(services);
    later.view(path);
    later.allow([category!]);
    expect(scripts()).toEqual([]);
  });
});

it('Matomo is told of each page once, by its path, and of no way here from a page of ours', () => {
  const runner = runnerOf(matomo);
  runner.allow(['analytics']);
  runner.view('/viviendas-compra');
  runner.view('/viviendas-compra');
  runner.view('/no-such-page/ana@correo.example');
  runner.view('/agentes');
  expect(window._paq).toEqual([
    ['setTrackerUrl', 'https://stats.example/matomo.php'],
    ['setSiteId', '7'],
    ['setReferrerUrl', ''],
    ['setCustomUrl', 'http://localhost/viviendas-compra'],
    ['setDocumentTitle', 'Viviendas'],
    ['trackPageView'],
    ['setReferrerUrl', 'http://localhost/viviendas-compra'],
    ['setCustomUrl', 'http://localhost/agentes'],
    ['setDocumentTitle', 'Viviendas'],
    ['trackPageView'],
  ]);
  runner.allow([]);
  expect(window._paq).toEqual([]);
});

it('Plausible is told the domain and of each page, and forgets what it has not sent', () => {
  const runner = runnerOf(plausible);
  runner.allow(['analytics']);
  runner.view('/viviendas-compra');
  expect(document.scripts[0]!.dataset.domain).toBe('vencejo.example');
  const call = ['pageview', { u: 'http://localhost/viviendas-compra' }];
  expect(window.plausible!.q).toEqual([call]);
  // Its script takes over.
  const plausibleScript = Object.assign(jest.fn(), { q: window.plausible!.q! });
  window.plausible = plausibleScript;
  runner.view('/agentes');
  expect(plausibleScript.mock.calls).toEqual([['pageview', { u: 'http://localhost/agentes' }]]);
  runner.allow([]);
  runner.view('/');
  expect(plausibleScript.q).toEqual([]);
  expect(plausibleScript).toHaveBeenCalledTimes(1);
});

it('a tag is told of page views as events', () => {
  const runner = runnerOf(tag);
  runner.allow(['marketing']);
  runner.view('/viviendas-compra');
  expect(window.dataLayer).toEqual([
    { event: 'page_view', page_location: 'http://localhost/viviendas-compra', page_title: 'Viviendas' },
  ]);
});

it('without consent, what a service stored is removed, and nothing else', () => {
  for (const name of ['_tag', '_visit.1', '_visitor', '_pk_id.7.ab', '_pk_ses.7.ab'])
    document.cookie = `${name}=1;path=/`;
  const runner = runnerOf({ ...matomo, ...tag });
  runner.allow(['necessary', 'analytics']);
  expect(cookies()).toEqual(['_visitor=1', '_pk_id.7.ab=1', '_pk_ses.7.ab=1']);
  runner.allow(['necessary']);
  expect(cookies()).toEqual(['_visitor=1']);
});

it('one category goes on when the other is withdrawn', () => {
  const runner = runnerOf({ ...matomo, ...tag });
  runner.allow(['analytics', 'marketing']);
  runner.allow(['analytics']);
  expect(scripts()).toEqual(['https://stats.example/matomo.js']);
  expect(policies()[0]).toBe(
    "script-src 'self' https://stats.example/matomo.js; connect-src 'self' https://stats.example/matomo.php; img-src 'self' data: https://stats.example/matomo.php",
  );
});
