import request from 'supertest';
import { encodeArea } from '#shared/domain/drawnArea.ts';
import { baseContract } from '#shared/contract/capabilities.ts';
import type { EstateDto } from '#shared/contract/estate.ts';
import type { PinsDto } from '#shared/contract/estateList.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { answering } from '#tests/fakes/upstreamBehaviours.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

const get = (url: string) => request(site.app).get(url);
const list = '/viviendas-barcelona-compra';

/** In Barcelona, in 1e-5 degrees. */
const [west, east] = [
  { lat: 4_138_000, lng: 213_000 },
  { lat: 4_142_000, lng: 220_000 },
];
const line = encodeArea([west, east]);
const crossed = encodeArea([west, east, { ...west, lng: east.lng }, { ...east, lng: west.lng }]);

/** Calls for lists, without those that count the kinds of homes. */
const listCalls = (): string[] =>
  site.upstream.requests.filter((line) => line.includes('/web/estates/') && !line.includes('_facets'));

describe('a filter with a value that means nothing', () => {
  it.each([
    'price_min=-1',
    'price_max=cheap',
    'price_min=1e5',
    'price_max=99999999999999',
    'area_min=4.5',
    'area_max=%00',
    'rooms=99',
    'rooms=0',
    'rooms=1,2,many',
    'bathrooms=-1',
    'estate_type=castle',
    'features=moat',
    'features=terrace,moat',
    'furnished=2',
    'conservation=ruined',
    'where=barcelona//sitges',
    'where=a,b,c,d,e,f',
    'near=41.4,2.15',
    'near=41.4,2.15,51',
    'near=48.8,2.3,5',
    'travel=41.4,2.15,25,foot',
    'travel=41.4,2.15,20,train',
    'energy=H',
    'energy=a',
    'floor=4',
    'since=2',
    'zone=%C3%B1',
    'town=..%2F..%2Fetc',
    'sort=cheapest',
    'price_min=1&price_min=x',
    'rooms=2&rooms=99',
    '__proto__=1&rooms=constructor',
    `zone=${Array.from({ length: 51 }, (_, index) => `Z${index}`).join(',')}`,
  ])('?%s is a 404 that says so above the rest of the search, for which the upstream is asked once', async (query) => {
    const { status, text } = await get(`${list}?${query}`);
    expect(status).toBe(404);
    expect(text).toContain('Uno de los filtros o el orden de esta dirección no existe.');
    expect(text).toContain('content="noindex,follow"');
    expect(text).not.toMatch(/rel="(?:canonical|alternate)"/);
    expect(text).toContain('<article');
    expect(listCalls()).toHaveLength(1);
  });

  it.each([
    ['rooms=99&price_max=300000', '?price_max=300000'],
    [
      'estate_type=castle&features=moat,terrace&sort=priceAscendent&page=3',
      '?features=terrace&amp;sort=priceAscendent',
    ],
    ['rooms=1,2,many', '?rooms=1,2'],
    ['price_min=0&sort=cheapest', '?price_min=0'],
    ['furnished=2&utm_source=mailing', ''],
    ['energy=A,Z&rooms=2', '?rooms=2&amp;energy=A'],
    ['ROOMS=2&Price_Max[]=dear', '?rooms=2'],
  ])('?%s shows the same search without it, and echoes nothing', async (query, kept) => {
    const { text } = await get(`${list}?${query}`);
    expect(text).toContain(`href="/ca/habitatges-barcelona-compra${kept}" hrefLang="ca"`);
    expect(text).not.toMatch(/castle|moat|many|cheapest|dear|mailing|rooms=0/);
  });

  it('all that say the same but for it are one page of the cache', async () => {
    await get(`${list}?rooms=99&price_max=300000`);
    const { headers } = await get(`${list}?price_max=300000&estate_type=castle`);
    expect(headers['server-timing']).toContain('cache;desc=hit');
  });

  it('a town that the network does not know is one too; an unknown province is no page at all', async () => {
    const { status, text } = await get(`${list}?town=atlantis&zone=centro&rooms=2`);
    expect(status).toBe(404);
    expect(text).toContain('«Atlantis» no está entre nuestros municipios.');
    expect(text).toContain('href="/ca/habitatges-barcelona-compra?rooms=2" hrefLang="ca"');
    expect((await get('/viviendas-atlantis-compra?rooms=2')).text).toContain('Página no encontrada');
  });

  it.each(['town', 'zone', 'price_min', 'estate_type', 'features', 'sort', 'utm_source'])(
    '5,000 characters for %s are never a defect of ours',
    async (name) => {
      const { status } = await get(`${list}?${name}=${'a'.repeat(5000)}`);
      expect([200, 404, 414, 431]).toContain(status);
    },
  );
});

describe('a part of the map that the upstream refuses', () => {
  it.each([
    ['an area that crosses itself', 'area', encodeURIComponent(crossed)],
    ['an area of two points', 'area', encodeURIComponent(line)],
    ['a box that is none there', 'bbox', '2.1,41.3,2.2,41.4'],
  ])('%s is a 404 that says so above the list without it', async (_, name, value) => {
    site.upstream.behave(
      answering(
        {},
        { status: 422, body: { code: '9002', message: 'INVALID_PARAMETER', fields: { [name]: 'invalid' } } },
      ),
      new RegExp(`web.estates.*[?&]${name}=`),
    );
    const { status, text } = await get(`${list}?rooms=2&${name}=${value}`);
    expect(status).toBe(404);
    expect(text).toContain('Uno de los filtros o el orden de esta dirección no existe.');
    expect(text).toContain('content="noindex,follow"');
    expect(text).not.toMatch(/rel="(?:canonical|alternate)"/);
    expect(text).toContain('<article');
    expect(text).toContain('href="/ca/habitatges-barcelona-compra?rooms=2" hrefLang="ca"');
    expect(listCalls()).toEqual([expect.stringContaining(`${name}=`), expect.not.stringContaining(`${name}=`)]);
  });
});

it.each(['/ca/habitatges-barcelona-compra', '/en/properties-barcelona-rent'])(
  '%s says it in its own language',
  async (path) => {
    const { status, text } = await get(`${path}?rooms=99`);
    expect(status).toBe(404);
    expect(text).toMatch(
      /Un dels filtres o l&#x27;ordre d&#x27;aquesta adreça no existeix|One of the filters, or the order, in this address/,
    );
    expect(text).toContain('content="noindex,follow"');
  },
);

it('a page past the last is a 404 that shows the first, by one more call for a list (PD-68)', async () => {
  const { status, text } = await get('/en/properties-barcelona-buy?page=900');
  expect(status).toBe(404);
  expect(text).toContain('This list does not reach page 900. Here is its first page.');
  expect(text).toContain('content="noindex,follow"');
  expect(text).not.toMatch(/rel="(?:canonical|alternate)"/);
  expect(text.match(/<article/g)).toHaveLength(24);
  expect(listCalls()).toHaveLength(2);
});

it('leads to other kinds in the same place by links that crawlers do not follow, and heads them with their noun', async () => {
  const { text } = await get(`${list}?rooms=2`);
  const kinds = /<nav class="kinds".*?<\/nav>/.exec(text)![0];
  expect(kinds).toContain('aria-current="true" href="/viviendas-barcelona-compra">Viviendas</a>');
  expect(kinds).toContain(
    '<a rel="nofollow" href="/viviendas-barcelona-compra?estate_type=garage,storage">Garajes y trasteros</a>',
  );
  const { text: garages } = await get('/ca/habitatges-barcelona-lloguer?estate_type=garage');
  expect(garages).toMatch(/<h1[^>]*>(?:Cap plaça|1 plaça|\d+ places) de garatge de lloguer a Barcelona<\/h1>/);
  expect(garages).toContain('<title data-head>Places de garatge de lloguer a Barcelona | Vencejo</title>');
  expect(garages).toMatch(
    /rel="nofollow" href="\/ca\/habitatges-lloguer\?estate_type=garage">Places de garatge de lloguer</,
  );
});

it('puts sold listings under a heading with their number', async () => {
  const { body } = await request(site.app).get('/web/estates/buy?province=barcelona&_qty=1');
  const { results } = body as { results: object[] };
  site.upstream.behave((_req, res) => {
    const of = (status: string, number: number) =>
      Array.from({ length: number }, (_, at) => ({ ...results[0], reference: `X-${status}-${at}`, status }));
    const list = { results: [...of('new', 3), ...of('sold', 2)], total: 5, page: 1, pages: 1, qty: 24, available: 3 };
    res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(list));
  }, /web.estates/);
  const { text } = await get(`${list}?rooms=3`);
  expect(text).toMatch(/<h1[^>]*>3 pisos en venta en Barcelona</);
  const [open, closed] = text.split('>Ventas recientes (2)</h2>');
  expect([open!.match(/<article/g)?.length, closed!.match(/<article/g)?.length]).toEqual([3, 2]);
});

it.each(['price_min=500000&price_max=100000', 'area_min=90&area_max=80'])(
  '?%s asks for nothing that there could be: the list says so, and the question stays as it was put',
  async (query) => {
    site.upstream.behave((_req, res) => {
      res
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end('{"results":[],"total":0,"page":1,"pages":0,"qty":24}');
    }, /web.estates/);
    const { status, text } = await get(`${list}?${query}`);
    expect(status).toBe(200);
    expect(text).toContain('No se han encontrado viviendas que cumplan los criterios de búsqueda');
    // There never will be any: it is not offered as an alert.
    expect(text).not.toContain('Guardar esta búsqueda');
    // Said below, and at the control.
    expect(text).toMatch(/(?:El precio mínimo|La superficie mínima) [^<]*es mayor que/);
    expect(text).toContain('role="alert">El mínimo supera el máximo.');
    expect(text).toMatch(/>Quitar (?:el precio|la superficie)<\/a>/);
    // Without scripts both ends may be about to change: no step is closed.
    expect(text).not.toMatch(/<option[^>]*disabled/);
    expect(site.upstream.requests.some((line) => line.includes(query))).toBe(true);
  },
);

it('every list can be saved as an alert: the link of it leads to the survey with the search, and to a page', async () => {
  const { text } = await get(`${list}?rooms=2&sort=priceAscendent`);
  const [href] = /\/formularios\/formulario-alertas\?[^"]*/.exec(text)!;
  expect(href).toBe('/formularios/formulario-alertas?type=buy&amp;where=barcelona&amp;rooms=2');
  expect((await get(href.replaceAll('&amp;', '&'))).status).toBe(200);
});

it('an empty list holds the form that saves the search, and one button that stands out', async () => {
  site.upstream.behave((_req, res) => {
    res
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end('{"results":[],"total":0,"page":1,"pages":0,"qty":24}');
  }, /web.estates/);
  const { text } = await get('/en/properties-barcelona-rent?rooms=4');
  const [form = ''] =
    /<form[^>]*action="\/en\/surveys\/alert-survey\?type=rent&amp;where=barcelona&amp;rooms=4".*?<\/form>/s.exec(
      text,
    ) ?? [];
  expect(form).toMatch(/<input[^>]*type="email"/);
  expect(form).toMatch(/<input[^>]*name="acceptPrivacy"/);
  expect(form).toContain('<input type="hidden" name="filters" value="rooms=4"/>');
  expect(text).toMatch(/<a class="button buttonOutline"[^>]*>Remove the filters</);
  expect(text).not.toMatch(/<a class="button" [^>]*href="\/en\/properties/);
});

describe('a filter in another spelling', () => {
  it.each([
    ['rooms=3&rooms=1&rooms=3', 'rooms=1,3'],
    ['price_min=000200', 'price_min=200'],
    ['price_min=350.000&area_max=90+m%C2%B2', 'price_min=350000&area_max=90'],
    ['price_min=%E2%82%AC350%2C000&price_max=400%C2%A0000+%E2%82%AC', 'price_min=350000&price_max=400000'],
    ['features=terrace,garden&features=terrace', 'features=garden,terrace'],
    ['price_min=&price_max=&rooms=', ''],
    ['price_min=1&price_min=2', 'price_min=2'],
    ['energy=G&energy=A,G', 'energy=A,G'],
    ['rooms[]=2&rooms[]=1', 'rooms=1,2'],
    ['ROOMS=2', 'rooms=2'],
    ['rooms%5B0%5D=2&Price_Max=9&Unknown=1', 'price_max=9&rooms=2&Unknown=1'],
  ])('?%s is one 301 to ?%s', async (given, normal) => {
    const { status, headers } = await get(`${list}?${given}`);
    expect([status, headers.location]).toEqual([301, normal === '' ? list : `${list}?${normal}`]);
    expect((await get(headers.location!)).status).toBe(200);
  });
});

it('the plain form holds every filter of the list, and shows what the list was asked for', async () => {
  const { text } = await get(
    `${list}?price_min=123456&area_max=90&rooms=2,4&bathrooms=1&estate_type=penthouse&features=bridge_crane&furnished=0&conservation=good&energy=A,B&floor=top&exterior=1&bright=1&with=plan&documented=1&since=7&price_drop=1`,
  );
  for (const name of [
    'province',
    'listed',
    'price_min',
    'price_max',
    'area_min',
    'area_max',
    'rooms',
    'bathrooms',
    'estate_type',
    'features',
    'furnished',
    'conservation',
    'energy',
    'floor',
    'exterior',
    'bright',
    'with',
    'documented',
    'since',
    'price_drop',
  ]) {
    expect(text).toMatch(new RegExp(`<(input|select)[^>]* name="${name}"`));
  }
  // A price between the steps, and an extra that penthouses do not have, are not lost.
  expect(text).toMatch(/name="price_min" value="123\.456\u00a0€"/);
  for (const [name, value] of [
    ['rooms', '2'],
    ['rooms', '4'],
    ['estate_type', 'penthouse'],
    ['features', 'bridge_crane'],
    ['furnished', '0'],
    ['conservation', 'good'],
    ['energy', 'B'],
    ['floor', 'top'],
    ['exterior', '1'],
    ['bright', '1'],
    ['with', 'plan'],
    ['documented', '1'],
    ['since', '7'],
    ['price_drop', '1'],
  ]) {
    expect(text).toMatch(
      new RegExp(
        `<input[^>]*name="${name}"[^>]*checked=""[^>]*value="${value}"|<input[^>]*name="${name}" checked="" value="${value}"|<input[^>]*checked=""[^>]*name="${name}"[^>]*value="${value}"`,
      ),
    );
  }
});

describe('a later filter', () => {
  it('reaches the upstream, and shows its chips', async () => {
    const { status, text } = await get(`${list}?energy=A,B`);
    expect(status).toBe(200);
    expect(site.upstream.requests.some((line) => /energy=A(?:,|%2C)B/.test(line))).toBe(true);
    expect(text).toContain('Quitar el filtro: Calificación energética A');
  });

  it.each([
    ['es', list, 'Certificado energético'],
    ['ca', '/ca/habitatges-barcelona-compra', 'Certificat energètic'],
    ['en', '/en/properties-barcelona-buy', 'Energy rating'],
  ])('has a control in %s', async (_, path, legend) => {
    expect((await get(path)).text).toContain(`${legend}</legend>`);
  });

  describe('that the upstream does not know', () => {
    let elsewhere: TestSite;
    beforeEach(async () => {
      elsewhere = await createTestSite({ API_HOST: 'http://api.invalid' }, { capabilities: () => baseContract });
    });
    afterEach(() => elsewhere.close());

    it('is a filter that does not exist: never a list that is not narrowed', async () => {
      const { status, text } = await request(elsewhere.app).get(`${list}?rooms=2&energy=A`);
      expect(status).toBe(404);
      expect(text).toContain('Uno de los filtros o el orden de esta dirección no existe.');
      expect(elsewhere.upstream.requests.filter((line) => line.includes('/web/estates/'))).toEqual([
        expect.not.stringContaining('energy'),
      ]);
    });

    it('is not offered; the others are', async () => {
      const { status, text } = await request(elsewhere.app).get(list);
      expect(status).toBe(200);
      expect(text).not.toMatch(/name="energy"/);
      expect(text).toMatch(/name="conservation"/);
      expect(text).toContain(
        '"unsupportedFilters":["where","postcode","street","near","travel","energy","floor","exterior","bright","with","documented","since","price_drop","drawn","area_price"]',
      );
      expect(text).not.toContain('areaPriceAscendent');
      expect((await get(list)).text).toContain('areaPriceAscendent');
    });

    it('is asked for whole squares of the map, by lists and pins alike', async () => {
      for (const path of ['/web/estates/buy', '/web/estates/buy/pins'])
        await request(elsewhere.app).get(`${path}?bbox=2.1571,41.4038,2.1572,41.4039`);
      const asked = elsewhere.upstream.requests.filter((line) => line.includes('bbox='));
      expect(asked).toHaveLength(2);
      for (const line of asked) expect(line).toContain('bbox=2.1535,41.4,2.1594,41.4045');
    });

    it('is no list that is not narrowed for a browser either, whose document is from before', async () => {
      for (const [path, name] of [
        ['/web/estates/buy?energy=A&rooms=2', 'energy'],
        ['/web/estates/buy/pins?area=_p~iF', 'area'],
      ] as const) {
        const { status, body } = await request(elsewhere.app).get(path);
        expect(status).toBe(422);
        expect(body).toMatchObject({ code: '9002', fields: { [name]: 'unsupported' } });
      }
      expect((await request(elsewhere.app).get('/web/estates/buy?rooms=2&area_min=50')).status).toBe(200);
      expect(elsewhere.upstream.requests.filter((line) => line.includes('energy'))).toEqual([]);
    });

    it('is offered and passed on once the API names it', async () => {
      const named = await createTestSite({}, { capabilities: () => ({ ...baseContract, filters: ['energy'] }) });
      const { status, text } = await request(named.app).get(`${list}?energy=A`);
      expect(status).toBe(200);
      expect(text).toMatch(/name="energy"/);
      expect(named.upstream.requests.some((line) => line.includes('energy=A'))).toBe(true);
      await named.close();
    });
  });
});

describe('a list around a point', () => {
  const around = `${list}?town=barcelona&zone=gracia&near=41.4036,2.1562,5`;
  const centre = { lat: 41.4036, lng: 2.1562, name: 'Gràcia' };
  const listOf = (found: object) =>
    answering({}, { body: { results: [fakeEstate()], total: 1, available: 1, pages: 1, page: 1, qty: 24, ...found } });

  it('is called by what lies there, in its heading and its chip, in each language; one filter in its one spelling', async () => {
    site.upstream.behave(listOf({ centre }), /^\/web\/estates\/buy/);
    for (const [path, heading, chip] of [
      [around, '1 piso en venta a menos de 5\u00a0km de Gràcia', '5\u00a0km alrededor de Gràcia'],
      [
        around.replace(list, '/ca/habitatges-barcelona-compra'),
        '1 pis en venda a menys de 5\u00a0km de Gràcia',
        '5\u00a0km al voltant de Gràcia',
      ],
      [
        around.replace(list, '/en/properties-barcelona-buy'),
        'within 5\u00a0km of Gràcia',
        'Within 5\u00a0km of Gràcia',
      ],
    ] as const) {
      const { status, text } = await get(path);
      expect(status).toBe(200);
      expect(/<h1[^>]*>(.*?)<\/h1>/.exec(text)![1]).toContain(heading);
      expect(text).toContain(`<span>${chip}</span>`);
      expect(text).toContain('noindex');
    }
    expect((await get(`${list}?near=41.40361111,2.1562,05&zone=gracia&town=barcelona`)).headers.location).toBe(around);
    // Before those of wider lists: it has few homes.
    expect(listCalls().join('\n')).toContain('zone=gracia&near=41.4036,2.1562,5&');
  });

  it('is of a point where nobody knows what lies there', async () => {
    site.upstream.behave(listOf({}), /^\/web\/estates\/buy/);
    const { text } = await get('/viviendas-compra?near=41.4036,2.1562,5');
    expect(text).toContain('<span>5\u00a0km alrededor de un punto</span>');
  });

  it('is chosen in the plain form of a place whose centre is known; another place makes it void', async () => {
    site.upstream.behave(listOf({ centre }), /^\/web\/estates\/buy/);
    const here = (await get(`${list}?town=barcelona&zone=gracia`)).text;
    const choices = [...here.matchAll(/<input type="radio" name="near"[^>]*value="([^"]*)"/g)];
    expect(choices.map(([, value]) => value)).toEqual(
      ['', '1', '2', '5', '10', '20', '50'].map((km) => km && `41.4036,2.1562,${km}`),
    );
    expect((await get(`${list}?rooms=2`)).text).toContain('name="near"');
    site.upstream.behave(listOf({}), /^\/web\/estates\/buy/);
    expect((await get(`${list}?rooms=3`)).text).not.toContain('name="near"');
    const form = '/viviendas-compra?listed=barcelona%2Fbarcelona&near=41.4036%2C2.1562%2C5&province=';
    expect((await get(`${form}barcelona&town=barcelona`)).headers.location).toBe(
      `${list}?town=barcelona&near=41.4036,2.1562,5`,
    );
    expect((await get(`${form}barcelona&town=sitges`)).headers.location).toBe(`${list}?town=sitges`);
    expect((await get(`${form}madrid&town=barcelona`)).headers.location).toBe('/viviendas-madrid-compra');
  });
});

it('a list of a street or a postcode is called by it, and leads back to its place', async () => {
  for (const [query, heading, chip] of [
    ['street=carrer-de-verdi/barcelona', 'en Carrer de Verdi, Barcelona', 'Carrer de Verdi, Barcelona'],
    ['street=calle-x/sitges&rooms=2', 'en Calle X, Sitges', 'Calle X, Sitges'],
    ['postcode=08012', 'en el código postal 08012, Barcelona', 'Código postal 08012'],
  ] as const) {
    const { status, text } = await get(`${list}?${query}`);
    expect([status, /<h1[^>]*>(.*?)<\/h1>/.exec(text)![1]]).toEqual([200, expect.stringContaining(heading)]);
    expect(text).toContain(`<span>${chip}</span>`);
    expect(text).toMatch(/<meta name="robots" content="noindex/);
    // Another province takes its place.
    const form = `/viviendas-compra?listed=barcelona%2F&${query}&province=`;
    expect((await get(`${form}madrid`)).headers.location).not.toContain(query.split('=')[0]);
    expect((await get(`${form}barcelona`)).headers.location).toBe(`${list}?${query}`);
  }
});

describe('a list of several places', () => {
  const several = '/viviendas-compra?where=barcelona/sitges,madrid';

  beforeEach(() => {
    const towns = [{ slug: 'sitges', name: 'Sitges', count: 3 }];
    site.upstream.behave(answering({}, { body: towns }), /^\/web\/towns\/buy\/barcelona/);
  });

  it('is called by all of them in each language, has a chip for each, and is not indexed', async () => {
    for (const [path, heading] of [
      [several, 'en venta en Sitges y Madrid'],
      [several.replace('/viviendas-compra', '/ca/habitatges-compra'), 'en venda a Sitges i a Madrid'],
      [several.replace('/viviendas-compra', '/en/properties-buy'), 'for sale in Sitges and Madrid'],
    ] as const) {
      const { status, text } = await get(path);
      expect([status, /<h1[^>]*>(.*?)<\/h1>/.exec(text)![1]]).toEqual([200, expect.stringContaining(heading)]);
      expect(text).toMatch(/<meta name="robots" content="noindex/);
      expect(text).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path.replace('?', '\\?')}"`));
    }
    const { text } = await get(several);
    const without = (name: string) => new RegExp(`<a[^>]*Quitar el filtro: ${name}"[^>]*>`).exec(text)?.[0];
    expect(without('Sitges')).toContain('href="/viviendas-madrid-compra"');
    expect(without('Madrid')).toContain(`href="${list}?town=sitges"`);
    // An alert of the same places.
    expect(text).toContain('?type=buy&amp;where=barcelona/sitges,madrid');
    expect(listCalls()[0]).toContain('where=barcelona');
  });

  it('has one spelling: of one place, and of zones of one town, that of their own lists', async () => {
    const locationOf = async (query: string) => (await get(`/viviendas-compra?${query}`)).headers.location;
    expect(await locationOf('where=madrid&where=barcelona%2Fsitges')).toBe(several);
    expect(await locationOf('where=madrid,madrid/getafe,barcelona/sitges')).toBe(several);
    expect(await locationOf('where=barcelona/sitges')).toBe(`${list}?town=sitges`);
    expect(await locationOf('where=barcelona/barcelona/sants,barcelona/barcelona/gracia')).toBe(
      `${list}?town=barcelona&zone=gracia,sants`,
    );
  });

  it('is kept by the plain form, where another province takes its place', async () => {
    expect((await get(several)).text).toContain('<input type="hidden" name="where" value="barcelona/sitges,madrid"');
    const form = '/viviendas-compra?listed=%2F&where=barcelona%2Fsitges%2Cmadrid&rooms=2&province=';
    expect((await get(form)).headers.location).toBe(`${several}&rooms=2`);
    expect((await get(`${form}soria`)).headers.location).toBe('/viviendas-soria-compra?rooms=2');
  });
});

it('a form that chose another province leaves the town of the old one behind', async () => {
  const { headers } = await get(
    '/viviendas-compra?listed=barcelona%2Fsitges&province=madrid&town=sitges&zone=centro&rooms=2',
  );
  expect(headers.location).toBe('/viviendas-madrid-compra?rooms=2');
});

describe('what the homes of a list are', () => {
  const facets = { estate_type: { flat: 77, house: 21, garage: 4 } };
  const counting = (found: object) =>
    answering(
      {},
      { body: { results: [fakeEstate()], total: 101, available: 98, pages: 5, page: 1, qty: 24, facets, ...found } },
    );

  it.each([
    ['/viviendas-barcelona-compra', '98 pisos en venta en Barcelona', '77 pisos', ' y ', '21 casas'],
    ['/ca/habitatges-barcelona-compra', '98 pisos en venda a Barcelona', '77 pisos', ' i ', '21 cases'],
    ['/en/properties-barcelona-buy', '98 ', '77 flats', ' and ', '21 houses'],
  ])('stands below the heading of %s, each kind with a link to its list', async (path, heading, flats, and, houses) => {
    site.upstream.behave(counting({}), /^\/web\/estates\/buy/);
    const { text } = await get(`${path}?rooms=3`);
    const link = (kind: string, words: string) =>
      `<a rel="nofollow" href="${path}?rooms=3&amp;estate_type=${kind}">${words}</a>`;
    expect(text).toContain(`${link('flat', flats)}<span>${and}</span>${link('house', houses)}</p>`);
    expect(text.slice(text.indexOf('<h1'), text.indexOf('</h1>'))).toContain(heading);
  });

  it.each([
    ['a kind is chosen', '?estate_type=house', {}],
    ['numbers are estimates', '', { facets_approximate: true }],
    ['they do not add up', '', { available: 97 }],
    ['the upstream does not count', '', { facets: undefined }],
  ])('is not said where %s', async (_, query, found) => {
    site.upstream.behave(counting(found), /^\/web\/estates\/buy/);
    const { status, text } = await get(`${list}${query}`);
    expect([status, /"mix"/.test(text)]).toEqual([200, false]);
  });

  it('leaves its place empty where all are flats, which the next filter may change', async () => {
    site.upstream.behave(counting({ facets: { estate_type: { flat: 98 } } }), /^\/web\/estates\/buy/);
    expect((await get(list)).text).toContain('<p class="mix"></p>');
  });

  it('is said where no flat is among them', async () => {
    site.upstream.behave(counting({ facets: { estate_type: { rural_house: 98 } } }), /^\/web\/estates\/buy/);
    expect((await get(list)).text).toMatch(/>98 casas rurales<\/a><\/p>/);
  });
});

it('a list asks for the numbers of its kinds alone, and for no pins or tiles', async () => {
  const { headers } = await get(list);
  expect(site.upstream.requests.filter((line) => /_facets|pins/.test(line))).toHaveLength(1);
  // Maps are drawn from the site's own tiles (PD-66).
  expect(headers['content-security-policy']).toContain("img-src 'self' data:;");
});

it('the map gets what is sold when it asks, or some homes alone, each as an answer of its own', async () => {
  site.upstream.estates[0]!.status = 'sold';
  const pinsOf = async (query: string) => {
    const { body } = await get(`/web/estates/buy/pins?${query}`);
    return (body as PinsDto).pins!;
  };
  const [open, all] = [await pinsOf('province=barcelona'), await pinsOf('province=barcelona&closed=1')];
  expect([open.length, all.length]).toEqual([49, 50]);
  expect(all[0]).toEqual([site.upstream.estates[0]!.reference, 2.15645, 41.40225, null, 0, 'sold']);
  expect(await pinsOf('province=barcelona')).toEqual(open);
  expect(await pinsOf('references=MS0116-1001')).toEqual([open[0]]);
  expect(site.upstream.requests.filter((line) => line.includes('/pins'))).toEqual([
    'GET /web/estates/buy/pins?province=barcelona',
    'GET /web/estates/buy/pins?province=barcelona&closed=1',
    'GET /web/estates/buy/pins?references=MS0116-1001',
  ]);
});

describe('a town without its province', () => {
  const homes = (count: number, otherProvince = false) =>
    Array.from({ length: count }, (_, index) =>
      fakeEstate({
        reference: `MS0116-${1000 + index}`,
        ...(otherProvince && index === 1
          ? {
              address: {
                ...fakeEstate().address,
                province: 'Girona',
                province_slug: 'girona',
                town: 'L’Hospitalet',
                town_slug: 'l-hospitalet',
              },
            }
          : {}),
      }),
    );
  const answer = (results: EstateDto[], elsewhere = 0) =>
    site.upstream.behave((req, res) => {
      const total = results.length + (req.url!.includes('province=') ? 0 : elsewhere);
      res
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ results, total, page: 1, pages: 1, qty: 24 }));
    }, /web.estates/);

  it('is its page in the province, by one 301 that keeps the rest', async () => {
    answer(homes(3));
    const { status, headers } = await get('/viviendas-compra?town=barcelona&rooms=2&utm_source=news');
    expect([status, headers.location]).toEqual([
      301,
      '/viviendas-barcelona-compra?town=barcelona&rooms=2&utm_source=news',
    ]);
  });

  it.each([
    ['on this page', homes(3, true), 0],
    ['on another page', homes(3), 2],
  ])(
    'with homes in another province %s, it stays, out of the index, with its right name',
    async (_, results, elsewhere) => {
      answer(results, elsewhere);
      const { status, text } = await get('/viviendas-compra?town=barcelona&zone=gracia');
      expect(status).toBe(200);
      expect(text).toContain('content="noindex,follow"');
      expect(text).toMatch(/<h1[^>]*>[^<]*Gràcia/);
    },
  );
});
