import request from 'supertest';
import { stateElementId, type HydrationState } from '#client/app/session/hydrationState.ts';
import type { LoadedRoute } from '#client/loadRoute.ts';
import { languageFacts, usualLanguages, type Language } from '#shared/i18n/languages.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { createTestBrowser } from '#tests/fakes/createTestBrowser.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { fakeAgency, fakeAgent } from '#tests/fakes/people.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

const get = (url: string) => request(site.app).get(url);
const urlOf = (slug: string, language: Language) => buildUrl({ to: 'Agents', params: { province: slug } }, language);

const errorUrlOf = (agency: string, language: Language) =>
  buildUrl({ to: 'AgencyError', params: { agency } }, language);

/** What a URL turns out to be: a page, a document elsewhere, or an error's status. */
type Outcome = { page: string } | { elsewhere: string } | { status: number };

async function onServer(slug: string, language: Language): Promise<Outcome> {
  const { status, headers, text } = await get(urlOf(slug, language));
  if (status === 302) {
    expect(headers['cache-control']).toBe('no-store');
    return { elsewhere: headers.location! };
  }
  if (status !== 200) return { status };
  const [, state] = new RegExp(`id="${stateElementId}">(.*?)</script>`, 's').exec(text)!;
  return { page: (JSON.parse(state!) as HydrationState).page! };
}

async function inBrowser(slug: string, language: Language): Promise<Outcome> {
  const { router, assigned, close } = await createTestBrowser(site, language);
  try {
    await router.navigate(urlOf(slug, language).slice(languageFacts[language].prefix.length));
    if (assigned.length > 0) {
      const { pathname, search } = new URL(assigned[0]!, 'http://x');
      return { elsewhere: pathname + search };
    }
    const { errors, loaderData, matches } = router.state;
    const error = Object.values(errors ?? {})[0] as { status?: number } | undefined;
    if (error) return { status: error.status! };
    return { page: (loaderData[matches.at(-1)!.route.id] as LoadedRoute).address.route };
  } finally {
    await close();
  }
}

const sides = [
  ['on the server', onServer],
  ['in the browser', inBrowser],
] as const;

describe.each(sides)('the guards %s', (_side, outcomeOf) => {
  describe.each(usualLanguages)('in %s', (language) => {
    it.each([
      ['barcelona', 'a province', { page: 'Agents' }],
      ['ana-mas', 'an agent', { page: 'Agent' }],
      ['casa-clara', 'an agency', { page: 'Agency' }],
      ['nobody', 'none of them', { elsewhere: errorUrlOf('nobody', language) }],
      [
        'santa-cruz-de-tenerife',
        'a province without agents',
        { elsewhere: errorUrlOf('santa-cruz-de-tenerife', language) },
      ],
    ])('%s is %s', async (slug, _what, outcome) => {
      expect(await outcomeOf(slug, language)).toEqual(outcome);
    });

    it('a slug of two things is the first of them (PD-3)', async () => {
      site.upstream.agents.push(fakeAgent({ slug: 'barcelona' }), fakeAgent({ slug: 'casa-doble' }));
      site.upstream.agencies.push(fakeAgency({ slug: 'casa-doble' }));
      expect(await outcomeOf('barcelona', language)).toEqual({ page: 'Agents' });
      expect(await outcomeOf('casa-doble', language)).toEqual({ page: 'Agent' });
    });

    it.each([
      ['barcelona', /agent-provinces/, { status: 503 }],
      ['ana-mas', /agent-provinces/, { status: 503 }],
      ['ana-mas', /\/agent\//, { elsewhere: errorUrlOf('ana-mas', language) }],
      ['casa-clara', /\/agent\//, { page: 'Agency' }],
      ['casa-clara', /\/agency\//, { elsewhere: errorUrlOf('casa-clara', language) }],
      ['nobody', /\/agency\//, { elsewhere: errorUrlOf('nobody', language) }],
    ])('lead %s on as the product says while %s fails (PD-69)', async (slug, call, outcome) => {
      site.upstream.behave((_req, res) => {
        res.writeHead(500).end();
      }, call);
      expect(await outcomeOf(slug, language)).toEqual(outcome);
    });
  });
});

describe('where an unknown agency leads', () => {
  it('is a 404 when there is none', async () => {
    const { status, text } = await get('/error/agencias/nobody');
    expect(status).toBe(404);
    expect(text).toContain('Página no encontrada');
  });

  it.each([
    ['', 'es', 'Página no encontrada'],
    ['?lang=ca', 'ca', 'Pàgina no trobada'],
    ['?lang=en', 'en', 'Page not found'],
  ])('is one path, whose page speaks the language of its query: %s', async (query, language, title) => {
    const { status, text, headers } = await get(`/error/agencias/nobody${query}`);
    expect([status, headers['content-language']]).toEqual([404, language]);
    expect(text).toContain(title);
    expect(text).toContain(`href="${buildUrl({ to: 'About', params: {} }, language as Language)}"`);
  });

  it.each([
    ['/en/error/agencias/nobody', '/error/agencias/nobody?lang=en'],
    ['/ca/error/agencias/nobody?utm_source=x', '/error/agencias/nobody?lang=ca&utm_source=x'],
    ['/en/error/agencias/nobody?lang=ca', '/error/agencias/nobody?lang=en'],
    ['/es/error/agencias/nobody', '/error/agencias/nobody'],
    ['/error/agencias/nobody?lang=es', '/error/agencias/nobody'],
    ['/error/agencias/nobody?lang=fr', '/error/agencias/nobody'],
    ['/error/agencias/Nobody/?lang=EN', '/error/agencias/nobody?lang=en'],
  ])('%s is another spelling of it', async (url, location) => {
    const { status, headers } = await get(url);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it.each([/\/agency\//, /\/agent\//])('is a 503 while %s fails: it may be there', async (call) => {
    site.upstream.behave((_req, res) => {
      res.writeHead(500).end();
    }, call);
    const { status, headers } = await get('/error/agencias/nobody');
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is the page of the agent whose call failed before', async () => {
    const { status, headers } = await get('/error/agencias/ana-mas?lang=en');
    expect([status, headers.location]).toEqual([302, '/en/agents/ana-mas']);
  });

  it('is its page when it is there after all, for this time', async () => {
    const { status, headers } = await get('/error/agencias/casa-clara');
    expect([status, headers.location, headers['cache-control']]).toEqual([302, '/agentes/casa-clara', 'no-store']);
  });

  it('is another site where the operator has a page there', async () => {
    await site.close();
    site = await createTestSite({ AGENCY_ERROR_URL: 'https://errors.example/agencies/' });
    for (const query of ['', '?lang=en']) {
      const { status, headers } = await get(`/error/agencias/nobody${query}`);
      expect([status, headers.location]).toEqual([302, `https://errors.example/agencies/nobody${query}`]);
    }
  });
});

describe('how long pages of people are kept', () => {
  it('an agency as long as an agent, though the guard before it found no agent', async () => {
    const [agent, agency] = [await get('/agentes/ana-mas'), await get('/agentes/casa-clara')];
    expect(agency.headers['cdn-cache-control']).toBe(agent.headers['cdn-cache-control']);
    expect(agency.headers['cdn-cache-control']).toMatch(/^max-age=(?:59|60)/);
  });

  it.each([
    ['agent:ana-mas', '/agentes/barcelona'],
    ['agent:ana-mas', '/agentes/ana-mas'],
    ['agency:casa-clara', '/agentes/casa-clara'],
    ['agency:casa-clara', '/agentes/barcelona'],
    ['agents', '/agentes'],
  ])('a purge of %s removes %s', async (tag, url) => {
    await get(url);
    expect((await get(url)).headers['cache-status']).toMatch(/hit/);
    site.cache.purge({ tags: [tag], urls: [], prefixes: [], all: false, mode: 'hard' });
    expect((await get(url)).headers['cache-status']).not.toMatch(/hit/);
  });
});

const tags = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map((match) => match[1]!);
const headings = (html: string) => tags(html, /<h1[^>]*>([^<]*)/g);
const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const namesOf = (html: string) => tags(main(html), /<h2[^>]*>(?:<a[^>]*>)?([^<]*)(?:<\/a>)?<\/h2>/g);

describe('the directory', () => {
  beforeEach(() => {
    site.upstream.agents.splice(
      0,
      1,
      ...['Zoe Pi', 'Núria Ros', 'Àlex Font', 'Ñaki Sola', 'Álvaro Gil', 'Alba Ferrer', 'Nadia Vila'].map(
        (full_name, index) =>
          fakeAgent({
            slug: `agent-${index}`,
            full_name,
            languages: index === 0 ? ['English'] : ['Español'],
            zones: [index % 2 ? 'Sarrià - Sant Gervasi' : 'Gràcia'],
            agency:
              index < 2
                ? { slug: 'casa-clara', commercial_brand: 'Casa Clara', independent: false }
                : { independent: true },
          }),
      ),
    );
    site.upstream.agencies.splice(
      0,
      1,
      fakeAgency({ slug: 'casa-clara', agents: [site.upstream.agents[0]!] }),
      fakeAgency({ slug: 'al-mar', commercial_brand: 'Àl Mar' }),
    );
  });

  it.each([
    [
      '/agentes/barcelona',
      ['Alba Ferrer', 'Àlex Font', 'Álvaro Gil', 'Nadia Vila', 'Núria Ros', 'Ñaki Sola', 'Zoe Pi'],
    ],
    [
      '/ca/agents/barcelona',
      ['Alba Ferrer', 'Àlex Font', 'Álvaro Gil', 'Nadia Vila', 'Ñaki Sola', 'Núria Ros', 'Zoe Pi'],
    ],
    [
      '/en/agents/barcelona?sort=agentDescendent',
      ['Zoe Pi', 'Núria Ros', 'Ñaki Sola', 'Nadia Vila', 'Álvaro Gil', 'Àlex Font', 'Alba Ferrer'],
    ],
    [
      '/agentes/barcelona?sort=agencyAscendent',
      ['Núria Ros', 'Zoe Pi', 'Alba Ferrer', 'Àlex Font', 'Álvaro Gil', 'Nadia Vila', 'Ñaki Sola'],
    ],
    ['/agentes/barcelona?tab=agencies', ['Àl Mar', 'Casa Clara']],
    ['/agentes/barcelona?tab=agencies&sort=agencyDescendent', ['Casa Clara', 'Àl Mar']],
    ['/agentes/barcelona?language=english', ['Zoe Pi']],
    [
      '/agentes/barcelona?zone=sarria-sant-gervasi',
      ['Alba Ferrer', 'Ñaki Sola', 'Núria Ros'].toSorted(new Intl.Collator('es').compare),
    ],
    ['/agentes/barcelona?tab=agencies&language=english', ['Casa Clara']],
  ])('%s lists %j', async (url, names) => {
    const { status, text } = await get(url);
    expect([status, namesOf(text)]).toEqual([200, names]);
  });

  it.each([
    ['/agentes/barcelona', '7 agentes en Barcelona'],
    ['/agentes/barcelona?language=english', '1 agente en Barcelona'],
    ['/agentes/barcelona?tab=agencies', '2 agencias en Barcelona'],
    ['/ca/agents/barcelona', 'Es mostren 7 agents a Barcelona'],
    ['/ca/agents/barcelona?tab=agencies&language=english', 'Es mostra 1 agència a Barcelona'],
    ['/en/agents/barcelona', 'Showing 7 agents of Barcelona'],
    ['/en/agents/barcelona?tab=agencies', 'Showing 2 agencies of Barcelona'],
    ['/en/agents/barcelona?tab=agencies&language=english', 'Showing 1 agency of Barcelona'],
  ])('%s says how many: %s', async (url, heading) => {
    expect(headings((await get(url)).text)).toEqual([heading]);
  });

  it.each([
    ['/agentes/barcelona?tab=agents&sort=agentAscendent&page=1', '/agentes/barcelona'],
    ['/agentes/barcelona?sort=agent-&language=english', '/agentes/barcelona?language=english&sort=agentDescendent'],
    ['/agentes/barcelona?language=&zone=&sort=agentAscendent', '/agentes/barcelona'],
    ['/agentes/Barcelona/', '/agentes/barcelona'],
  ])('%s is one 301 to %s', async (url, location) => {
    const { status, headers } = await get(url);
    expect([status, headers.location]).toEqual([301, location]);
    expect((await get(location)).status).toBe(200);
  });

  it.each([
    'page=2',
    'page=0',
    'page=x',
    'sort=up',
    'tab=agencies&sort=agentAscendent',
    'tab=others',
    'language=Espa%C3%B1ol',
    'zone=_',
  ])('?%s is a 404', async (query) => {
    expect((await get(`/agentes/barcelona?${query}`)).status).toBe(404);
  });

  it('filters without a match show a message with a link, and are not indexed', async () => {
    const { status, text } = await get('/agentes/barcelona?language=klingon');
    expect(status).toBe(404);
    expect(headings(text)).toEqual(['0 agentes en Barcelona']);
    expect(text).toContain('No hay nadie en Barcelona con estos filtros');
    expect(text).toContain('<option value="klingon" selected="">Klingon</option>');
    expect(text).toContain('name="robots" content="noindex,follow"');
  });

  it('names its people and what they are, and one canonical for both tabs', async () => {
    const { text } = await get('/agentes/barcelona');
    expect(tags(text, /<meta name="description" content="([^"]*)/g)[0]).toMatch(
      /^Agentes inmobiliarios en Barcelona: Alba Ferrer, Àlex Font y Álvaro Gil, entre otros\./,
    );
    const agencies = (await get('/agentes/barcelona?tab=agencies&sort=agencyDescendent')).text;
    expect(tags(agencies, /<meta name="description" content="([^"]*)/g)[0]).toMatch(
      /^Agencias inmobiliarias en Barcelona: Casa Clara y Àl Mar\./,
    );
    expect(tags(agencies, /<link rel="canonical" href="([^"]*)/g)).toEqual([
      'https://www.example.com/agentes/barcelona',
    ]);
    expect(tags(agencies, /<a href="([^"]*)" hrefLang="(?:ca|en)"/g)).toEqual([
      '/ca/agents/barcelona?tab=agencies&amp;sort=agencyDescendent',
      '/en/agents/barcelona?tab=agencies&amp;sort=agencyDescendent',
    ]);
  });

  it('has pages of 24, as links, each its own canonical', async () => {
    site.upstream.agents.push(
      ...Array.from({ length: 20 }, (_, index) =>
        fakeAgent({ slug: `more-${index}`, full_name: `Bea ${String(index).padStart(2, '0')}` }),
      ),
    );
    const { text } = await get('/agentes/barcelona?page=2');
    expect(namesOf(text)).toEqual(['Núria Ros', 'Ñaki Sola', 'Zoe Pi']);
    expect(text).toContain('rel="prev" href="/agentes/barcelona"');
    expect(tags(text, /<link rel="canonical" href="([^"]*)/g)).toEqual([
      'https://www.example.com/agentes/barcelona?page=2',
    ]);
    expect((await get('/agentes/barcelona?page=3')).status).toBe(404);
  });

  it('a province without agencies leads to its agents', async () => {
    site.upstream.agencies.splice(0);
    const { text } = await get('/agentes/barcelona?tab=agencies');
    expect(text).toContain('Aún no hay agencias en Barcelona');
    expect(text).toContain('Ver los agentes de Barcelona');
  });

  it('has its forms without a script: each choice keeps the others', async () => {
    const { text } = await get('/agentes/barcelona?language=espanol&sort=agentDescendent');
    const form = tags(text, /(<form[^>]*action="\/agentes\/barcelona".*?<\/form>)/gs).find((html) =>
      html.includes('name="zone"'),
    )!;
    expect(tags(form, /<input type="hidden" name="([^"]*" value="[^"]*)"/g)).toEqual([
      'language" value="espanol',
      'sort" value="agentDescendent',
    ]);
    expect(form).toContain('<option value="sarria-sant-gervasi">Sarrià - Sant Gervasi</option>');
  });
});

describe('the index of provinces', () => {
  it.each([
    ['/agentes', 'Encuentre a su agente', '/agentes/barcelona'],
    ['/ca/agents', 'Trobeu el vostre agent', '/ca/agents/barcelona'],
    ['/en/agents', 'Find your agent', '/en/agents/barcelona'],
  ])('%s lists the provinces with agents (PD-4)', async (url, heading, link) => {
    const { status, text } = await get(url);
    expect(status).toBe(200);
    expect(headings(text)).toEqual([heading]);
    expect(main(text)).toContain(`href="${link}"`);
  });

  it('shows some of them above the provinces, each a link to a profile, and stays when these fail', async () => {
    const faces = () => get('/agentes').then(({ text }) => main(text).includes('Algunos de nuestros agentes'));
    expect(await faces()).toBe(true);
    const [some, provinces] = main((await get('/agentes')).text).split('href="/agentes/barcelona"');
    const [agent] = site.upstream.agents;
    expect(some).toContain(`href="/agentes/${agent!.slug}"`);
    expect(some).toContain(agent!.full_name);
    expect(provinces).not.toContain(agent!.full_name);
    await site.close();
    site = await createTestSite();
    site.upstream.behave((_req, res) => {
      res.writeHead(500).end();
    }, /home\/agents/);
    expect(await faces()).toBe(false);
  });

  it('says so when there are none', async () => {
    site.upstream.agents.splice(0);
    expect((await get('/agentes')).text).toContain('Todavía no hay agentes que mostrar');
  });

  it('is a 503 when the upstream fails', async () => {
    site.upstream.behave((_req, res) => {
      res.writeHead(500).end();
    }, /agent-provinces/);
    expect((await get('/agentes')).status).toBe(503);
  });
});

it('header and footer lead to agents; joining opens a tab of its own where the operator set it', async () => {
  await site.close();
  site = await createTestSite({ LINK_AGENTS_JOIN: 'https://join.example/' });
  const { text } = await get('/');
  const header = text.slice(0, text.indexOf('<main'));
  expect(header).toContain('href="/agentes/barcelona"');
  expect(header).toContain('<a href="https://join.example/" target="_blank" rel="noopener">');
  expect(text.slice(text.indexOf('<footer'))).toContain('href="/agentes"');
});

it('the page of contact has each office with its address and telephone, and none of who works alone', async () => {
  const address = {
    street_type: 'Calle',
    street_name: 'Mayor',
    street_number: '3',
    postal_code: '08001',
    town: 'Barcelona',
  };
  site.upstream.agencies.push(
    fakeAgency({ slug: 'con-tienda', address, phone: '+34934567890', location: { lat: 41.4, lng: 2.17 } }),
    fakeAgency({ slug: 'sola', address, independent: true }),
  );
  const { status, text } = await get('/contacto');
  expect(status).toBe(200);
  for (const part of ['href="/agentes/con-tienda"', 'Calle Mayor, 3', '08001 Barcelona', 'href="tel:+34934567890"'])
    expect([part, text.includes(part)]).toEqual([part, true]);
  // The first agency has no address.
  expect(text).not.toMatch(/href="\/agentes\/(?:sola|casa-clara)"/);
  // And the form, which is for nobody in particular.
  expect(text).toContain('name="subject" value="contact"');
  expect(text).not.toMatch(/name="(?:reference|agent|agency)"/);
});
