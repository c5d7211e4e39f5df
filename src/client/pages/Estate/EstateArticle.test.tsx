import { toEstate } from '#shared/api/estate.ts';
import { toEstateView } from '#shared/views/estate/toEstateView.ts';
import { fakeEstate, type EstateChanges } from '#tests/fakes/estates.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { mediaCategories } from '#shared/domain/mediaCategories.ts';
import { usualLanguages, languages, type Language } from '#shared/i18n/languages.ts';
import { EstateArticle } from './EstateArticle.tsx';
import { Sun } from './facts/Sun.tsx';
import { PriceNotes } from './costs/PriceNotes.tsx';
import { FreeTimes } from './sections/FreeTimes.tsx';
import { SectionLinks } from './sections/SectionLinks.tsx';
import { EnergyCertificate } from './sections/EnergyCertificate.tsx';
import { viewOf } from '#tests/fakes/estateView.ts';
import { inPage } from './testing.tsx';

const html = async (changes: EstateChanges, language: Language = 'es') =>
  renderToStaticMarkup(
    await inPage(
      <EstateArticle estate={viewOf(changes, language)} top={null} related={<i id="related" />} />,
      language,
    ),
  ).replaceAll('\u00a0', ' ');

describe('the energy certificate (PD-37)', () => {
  it.each<[EstateChanges['cee'], string[], string[]]>([
    [
      { state: 'completed', rating: 'D', consumption: 120.5, emissions: 24 },
      ['Calificación D en una escala', '120,5</span> <small>kWh/m²·año', '24</span> <small>kg CO₂/m²·año'],
      ['trámite', 'Sin calificación'],
    ],
    [{ state: 'completed', rating: 'd' }, ['Calificación D en una escala', '<dd class="unknown">No consta'], ['kWh']],
    [
      { state: 'completed', rating: 'D', emissions_rating: 'e' },
      ['aria-label="Calificación D en una escala', 'aria-label="Calificación E en una escala'],
      ['No consta', 'kWh'],
    ],
    [
      { state: 'completed', emissions_rating: 'E', emissions: 34 },
      ['Sin calificación', 'aria-label="Calificación E en', '34</span> <small>kg CO₂', '<dd class="unknown">No consta'],
      ['kWh'],
    ],
    [{ state: 'completed', consumption: 120 }, ['Sin calificación', '120</span> <small>kWh'], ['en una escala']],
    [{ state: 'completed', rating: 'H' }, ['Sin calificación'], ['en una escala']],
    [{ state: 'in_process' }, ['En trámite'], ['en una escala', 'kWh', 'No consta']],
    [{ state: 'exempt' }, ['Exento'], ['en una escala', 'kWh', 'No consta']],
    [
      { state: 'not_stated' },
      ['<p class="unknown">No indicado', 'El anunciante no ha indicado'],
      ['en una escala', 'kWh', 'trámite'],
    ],
    [{ state: 'lost' }, ['En trámite'], ['en una escala']],
  ])('%j shows %p', async (cee, said, unsaid) => {
    const page = renderToStaticMarkup(await inPage(<EnergyCertificate energy={viewOf({ cee }).energy} />));
    for (const text of said) expect(page).toContain(text);
    for (const text of unsaid) expect(page).not.toContain(text);
  });
});

describe('the sun on its façades', () => {
  const rows = /<th scope="row">(.+?)<\/th><td>(.*?)<\/td><td>(.*?)<\/td>/g;

  it.each<[EstateChanges, Language, string[][]]>([
    [
      { orientation_east: true, orientation_south: false },
      'es',
      [
        ['Este', '6:30–13:30', '8:20–12:00'],
        ['Oeste', '14:10–21:20', '13:30–17:20'],
      ],
    ],
    [
      { orientation_north: true, orientation_south: false, orientation_west: false },
      'en',
      [['North', '6:30–8:40, 19:00–21:20', 'No direct sun']],
    ],
  ])('of %j in %s', async (changes, language, expected) => {
    const { facing, mapLocation } = viewOf(changes);
    const page = renderToStaticMarkup(
      await inPage(<Sun facing={facing!} place={mapLocation!} zone="Europe/Madrid" />, language),
    );
    expect([...page.matchAll(rows)].map(([, ...cells]) => cells)).toEqual(expected);
  });

  it('is not said where no side is known', () => {
    expect(viewOf({ orientation_south: false, orientation_west: false }).facing).toBeUndefined();
  });
});

describe('beside the price', () => {
  /** The part itself: without the server, its script is not there. */
  const html = async (changes: EstateChanges) =>
    renderToStaticMarkup(await inPage(<PriceNotes estate={viewOf(changes)} />)).replaceAll('\u00a0', ' ');
  const comparable = (count: number, scope: 'zone' | 'town' = 'zone') => ({
    comparable_prices: { count, median: 4666, scope },
  });
  const lone = /anuncios parecidos/;

  it.each<[EstateChanges, string[], RegExp]>([
    // 345,000 € for 84 m²: 4,107 a square metre.
    [
      comparable(41),
      ['12 % por debajo de 41 anuncios parecidos', 'otros 41 anuncios', 'en Gràcia', '4.666 €/m²'],
      /encima/,
    ],
    [comparable(9, 'town'), ['12 % por debajo de 9 anuncios', 'de la red en Barcelona'], /en Gràcia:/],
    [{ ...comparable(41), price: 392_000 }, ['En línea con 41 anuncios parecidos'], /debajo/],
    [{ ...comparable(41), price: 431_000 }, ['10 % por encima de 41 anuncios parecidos'], /debajo/],
    [comparable(7), [], lone],
    [{ ...comparable(41), status: 'reserved' }, [], lone],
    [{ ...comparable(41), price: 90_000 }, [], lone],
    [{}, [], lone],
  ])('%j compares as %j', async (changes, said, unsaid) => {
    const page = await html(changes);
    for (const text of said) expect(page).toContain(text);
    expect(page).not.toMatch(unsaid);
  });

  const certified = { cee: { state: 'completed', rating: 'D', consumption: 119 } } as const;

  it.each<[EstateChanges, string[]]>([
    [
      { ...certified, heating: 'gas', community_fee: 80, ibi: 600 },
      ['Unos 1.', '<dt>Comunidad</dt><dd>80 €', '<dt>IBI, al mes</dt><dd>50 €', '<dt>Energía</dt><dd>64 €', '25 años'],
    ],
    [
      { ...certified, ibi: 600 },
      [
        'Al menos 1.',
        '<dt>Comunidad</dt><dd>No consta',
        'no consta con qué se calienta',
        '1,19 por kWh',
        'a 0,091 €/kWh',
      ],
    ],
    [{ cee: { state: 'in_process' } }, ['Al menos 1.', '<dt>Energía</dt><dd>No consta', 'No contamos la energía']],
    [{ type: 'rent', price: 900, ...certified, heating: 'gas' }, ['Unos 964 €', 'los paga la propiedad']],
  ])('%j says what it costs a month: %j', async (changes, said) => {
    const page = await html(changes);
    for (const text of said) expect(page).toContain(text);
  });

  it('says nothing of months without a price, nor of what is no home', async () => {
    for (const changes of [{ status: 'sold' }, { price: undefined }, { estate_type: 'office' }])
      expect(await html(changes)).not.toContain('al mes en total');
  });
});

it.each<[EstateChanges, string[]]>([
  [{}, ['#pictures', '#data', '#location', '#costs', '#agent']],
  [{ media: [], agent: undefined, estate_type: 'office' }, ['#data', '#location']],
  [{ status: 'sold' }, ['#pictures', '#data', '#location', '#agent']],
])('the bar of %j leads to what the page has: %j', async (changes, anchors) => {
  const bar = renderToStaticMarkup(await inPage(<SectionLinks estate={viewOf(changes)} />));
  expect([...bar.matchAll(/href="([^"]+)"/g)].map(([, anchor]) => anchor)).toEqual(anchors);
  const page = await html(changes);
  for (const anchor of anchors) expect(page).toContain(`id="${anchor.slice(1)}"`);
});

it('offers the first free time of each of the next days, which lead to the form', async () => {
  const starts = [1, 1, 2, 3, 4].map((day, n) => `2026-12-0${day}T${10 + n}:00:00+01:00`);
  const slots = { zone: 'Europe/Madrid', minutes: 30, starts } as const;
  const view = toEstateView(toEstate(fakeEstate()), { language: 'es', languages: usualLanguages }, { slots });
  const times = renderToStaticMarkup(await inPage(<FreeTimes times={view.firstTimes!} />));
  expect([...times.matchAll(/href="#visit">([^<]+)</g)].map(([, text]) => text)).toEqual([
    'mar 1 dic, 10:00',
    'mié 2 dic, 12:00',
    'jue 3 dic, 13:00',
  ]);
});

describe('the same home for the other operation', () => {
  const linked = {
    ...{ reference: 'MS/1-ALQ', key: 'ms-1-alq', type: 'rent', status: 'new', price: 1_200, slug: 'piso-en-gracia' },
    ...{ url_slug: { 'es-ES': 'piso-en-gracia', 'ca-ES': 'pis-a-gracia' }, address: { province_slug: 'barcelona' } },
  };

  it.each<[Language, string, string]>([
    ['es', '/viviendas-barcelona-alquiler/piso-en-gracia/ms-1-alq', 'También en alquiler por 1.200 € / mes'],
    ['ca', '/ca/habitatges-barcelona-lloguer/pis-a-gracia/ms-1-alq', 'També de lloguer per 1.200 € / mes'],
    ['en', '/en/properties-barcelona-rent/piso-en-gracia/ms-1-alq', 'Also for rent at €1,200 / month'],
  ])('is linked to (%s)', async (language, href, text) => {
    expect(await html({ linked: [linked] }, language)).toContain(`<a href="${href}">${text}</a>`);
  });

  it('is linked to from the let, and without a price that is hidden', async () => {
    const sale = { ...linked, type: 'buy', price: 210_000 };
    expect(await html({ type: 'rent', linked: [sale] })).toContain('>También en venta por 210.000 €</a>');
    const reserved = await html({ linked: [{ ...linked, status: 'Reserved' }] });
    expect(reserved).toContain('>También en alquiler</a>');
    expect(reserved).not.toContain('1.200');
  });

  it('is linked to by its reference and operation alone', async () => {
    const given: object = { reference: 'MS/1-ALQ', type: 'rent' };
    expect(await html({ linked: [given as never] })).toContain(
      '<a href="/viviendas-barcelona-alquiler/ms-1-alq/ms-1-alq">También en alquiler</a>',
    );
  });

  it.each([{ status: 'rented' }, { type: 'buy' }, { reference: '' }, { address: {} as never }])(
    'is not linked to with %j',
    async (changes) => {
      expect(await html({ linked: [{ ...linked, ...changes }] })).not.toContain('También en');
    },
  );
});

describe('the status of the estate', () => {
  it('an available estate shows its price, and similar ones below', async () => {
    const page = await html({});
    expect(page).toContain('345.000 €');
    expect(page).toContain('4.107 €/m²');
    expect(page.indexOf('id="related"')).toBeGreaterThan(page.indexOf('id="photos"'));
  });

  it('rent is per month', async () => {
    expect(await html({ type: 'rent', price: 1250 })).toContain('1.250 €</span><small> / mes</small>');
    expect(await html({ type: 'rent', price: 1250 }, 'en')).toContain('€1,250</span><small> / month</small>');
  });

  it.each([
    ['sold', 'Vendido', 'ya se ha vendido'],
    ['rented', 'Alquilado', 'ya está alquilado'],
  ])('%s: shows the status, no price, and similar ones first', async (status, badge, sentence) => {
    const page = await html({ status });
    expect(page).toContain(badge);
    expect(page).toContain(sentence);
    expect(page).not.toContain('€');
    expect(page.indexOf('id="related"')).toBeLessThan(page.indexOf('id="photos"'));
  });

  it.each([
    [{}, 'Avisarme si baja de precio', 'type=buy&amp;reference=MS0116-3310'],
    [{ status: 'reserved' }, 'Avisarme si vuelve a estar disponible', 'type=buy&amp;reference=MS0116-3310'],
    [
      { status: 'sold' },
      'Avisarme cuando haya viviendas parecidas',
      'type=buy&amp;where=barcelona/barcelona&amp;estate_type=flat',
    ],
  ])('%j: offers the alert that fits', async (changes, label, query) => {
    const page = await html(changes);
    expect(page).toContain(`href="/formularios/formulario-alertas?${query}"`);
    expect(page.match(/formulario-alertas/g)).toHaveLength(1);
    expect(page).toContain(label);
  });

  it.each([
    [
      'es',
      'Avisarme cuando haya inmuebles parecidos',
      'Pedir inmuebles similares',
      'Inmuebles similares a MS0116-3310',
    ],
    ['ca', 'Aviseu-me quan hi hagi immobles semblants', 'Demaneu immobles similars', 'Immobles similars a MS0116-3310'],
    ['en', 'Tell me about similar properties', 'Ask for similar properties', 'Properties similar to MS0116-3310'],
  ] as const)('promises no homes in %s where a garage is sold', async (language, alert, ask, subject) => {
    const page = await html({ status: 'sold', estate_type: 'garage' }, language);
    for (const text of [alert, ask, `subject=${encodeURIComponent(subject)}`]) expect(page).toContain(text);
    expect(page).not.toMatch(/viviendas (?:parecidas|similares)|habitatges (?:semblants|similars)|similar homes/i);
  });

  it('without a price there is no alert of it', async () => {
    expect(await html({ price: undefined })).not.toContain('formulario-alertas');
  });

  it('reserved: shows the status and no price', async () => {
    const page = await html({ status: 'reserved' });
    expect(page).toContain('está reservado');
    expect(page).not.toContain('€');
  });

  it.each([
    ['new', true],
    ['reserved', true],
    ['sold', false],
    ['rented', false],
  ])('%s: whether the agent gives the address on request', async (status, isOffered) => {
    const page = await html({ status });
    expect(page).toContain('La ubicación es aproximada');
    expect(page.includes('al concertar la visita')).toBe(isOffered);
  });

  it('an unknown status shows no raw value, and the price', async () => {
    const page = await html({ status: 'auction_pending' });
    expect(page).not.toContain('auction');
    expect(page).toContain('345.000 €');
  });
});

it.each([
  [false, 1],
  [true, 0],
])('private %p: favourite buttons of published estates only', async (isPrivate, buttons) => {
  const page = renderToStaticMarkup(
    await inPage(<EstateArticle estate={viewOf({})} top={null} isPrivate={isPrivate} />),
  );
  expect(page.split('aria-pressed').length - 1).toBe(buttons);
});

describe('missing values', () => {
  it.each([
    ['es', 'Consultar precio'],
    ['ca', 'Consulteu el preu'],
    ['en', 'Price on request'],
  ] as const)('a price can be asked for in %s: in the heading, beside and in the bar', async (language, words) => {
    const page = await html({ price: undefined, created_at: new Date().toISOString() }, language);
    expect(page.split(words)).toHaveLength(4);
    expect(page.match(/data-status="new"/g)).toHaveLength(1);
  });

  it('a hidden price is not mentioned', async () => {
    expect(await html({ status: 'reserved' })).not.toContain('Consultar precio');
  });

  it.each([undefined, 0, null])('an area of %p is not spoken of', async (area) => {
    const page = await html({ area_constructed: area as never });
    expect(page).not.toMatch(/NaN|m²(?!·)|Superficie/);
  });
});

it('a new estate has a badge (PD-70)', async () => {
  expect(await html({ created_at: new Date().toISOString() })).toContain('>Nuevo<');
  expect(await html({ created_at: '2025-01-01T08:00:00.000Z' })).not.toContain('>Nuevo<');
});

it('a Spanish text on an English page is marked as Spanish', async () => {
  const page = await html({ description: { 'es-ES': 'Piso en Gràcia' }, text: { 'es-ES': 'Con luz.' } }, 'en');
  expect(page).toContain('Flat for sale in Gràcia</p><h1 lang="es">Piso en Gràcia</h1>');
  expect(page).toMatch(/lang="es"><p>Con luz\.<\/p>/);
});

describe('a listing in Spanish', () => {
  const inSpanish = { description: { 'es-ES': 'Piso en Gràcia' }, text: { 'es-ES': 'Con luz.' } };

  it('has a note on pages in other languages only', async () => {
    expect(await html(inSpanish, 'en')).toContain('this listing in Spanish');
    expect(await html(inSpanish, 'ca')).toContain('aquest anunci en castellà');
    expect(await html(inSpanish, 'es')).not.toContain('este anuncio en español');
    expect(await html({ highlights: undefined, special: undefined }, 'en')).not.toContain('this listing in Spanish');
  });
});

it('texts are split into paragraphs, and repeated paragraphs are all shown', async () => {
  expect(await html({ text: { 'es-ES': 'Uno.\n\nDos.\n \nDos.' } })).toContain('<p>Uno.</p><p>Dos.</p><p>Dos.</p>');
});

it('a text has the lines, paragraphs and lists of its author', async () => {
  const text = 'Planta baja:\nsalón y cocina.\n\n• Luz\n• 20 m² de terraza\n\nFin';
  expect(await html({ text: { 'es-ES': text } })).toContain(
    '<p><span>Planta baja:</span><br/><span>salón y cocina.</span></p>' +
      '<ul class="list"><li>Luz</li><li>20 m² de terraza</li></ul><p>Fin</p>',
  );
});

it('nothing is said of what a photo shows that nobody labelled', async () => {
  const photo = (url: string, type: 'image' | 'plan', category = 'unknown') => ({
    ...{ type, url, dimensions: {}, description_category: category },
  });
  const page = await html({
    media: [photo('/a.jpg', 'image'), photo('/b.jpg', 'image', 'kitchen'), photo('/c.jpg', 'plan')],
  });
  expect(page).toContain('alt="Imagen 1 de 2"');
  expect(page).toContain('alt="Cocina, imagen 2 de 2"');
  expect(page).toContain('alt="Plano, imagen 1 de 1"');
  expect(page.match(/class="caption"[^>]*>[^<]*/g)).toEqual(['class="caption" aria-hidden="true">Cocina']);
});

it('a picture that no camera made alone says so on it and in its alternative text, another nothing', async () => {
  const picture = { type: 'image' as const, dimensions: {}, description_category: 'living' as const };
  const page = await html({
    media: [
      { ...picture, url: '/media/1-1400.jpg', made_as: 'render' },
      { ...picture, url: '/media/2-1400.jpg', description_category: 'unknown', made_as: 'machine' },
      { ...picture, url: '/media/3-1400.jpg' },
    ],
  });
  expect(page).toMatch(/alt="[^"]*\(Imagen por ordenador\)"/);
  expect(page).toContain('>Salón · Imagen por ordenador</span>');
  expect(page).toContain('>Hecha o alterada por una máquina</span>');
  expect(page.match(/Imagen por ordenador|por una máquina/g)).toHaveLength(4);
});

it('only the first photo loads eagerly, and every room has its text', async () => {
  const media = mediaCategories.map((room) => ({
    type: 'image' as const,
    url: `/${room}.jpg`,
    dimensions: { sm: `/${room}-420.webp` },
    description_category: room,
  }));
  for (const language of languages) {
    const page = await html({ media }, language);
    expect(page.match(/<img[^>]*fetchPriority="high"/gi)).toHaveLength(1);
    expect(page).not.toMatch(/[>"](?:room|feature|photos|property)\.\w/);
  }
});

it('without photos the bird shows in their place, without a link to the gallery', async () => {
  const page = await html({ media: [] });
  expect(page).toContain('Todavía no hay imágenes');
  expect(page).not.toContain('#photos');
});

it('without an agent there is no contact', async () => {
  const page = await html({ agent: undefined });
  expect(page).not.toContain('tel:');
  expect(page).not.toMatch(/mailto:[^?]/);
});

it('its agent’s entry in a public register is part of the advert, with the way to the register where that is known', async () => {
  const agent = { id: 'a1', full_name: 'Núria Vidal', register_number: '00000-01' };
  const url = 'https://register.example/';
  expect(await html({ agent: { ...agent, register: { name: 'RAICV', url } } })).toMatch(
    /<a href="https:\/\/register\.example\/"[^>]*>Registro de agentes: RAICV 00000-01<\/a>/,
  );
  expect(await html({ agent })).toContain('<span>Registro de agentes: 00000-01</span>');
});

it('the mail names the estate, not a person', async () => {
  expect(await html({})).toContain(
    'mailto:nuria@vencejo.example?subject=Informaci%C3%B3n%20sobre%20el%20inmueble%20MS0116-3310',
  );
});

describe('a message and a visit', () => {
  const chat = 'href="https://wa.me/34600123456?text=';
  const visit = 'href="#visit"';

  it.each([
    ['es', 'Hola: le escribo por el inmueble con la referencia MS0116-3310.', 'Pedir una visita'],
    ['ca', "Hola, us escric per l'immoble amb la referència MS0116-3310.", 'Demaneu una visita'],
    ['en', 'Hello, I am writing about the property with reference MS0116-3310.', 'Request a visit'],
  ] as const)('the chat in %s names the reference, and a link asks for a visit', async (language, words, label) => {
    const page = await html({}, language);
    expect(page).toContain(`${chat}${encodeURIComponent(words).replaceAll("'", '&#x27;')}"`);
    expect(page).toMatch(new RegExp(`${visit}[^>]*>.*?</span>${label}</a>`));
  });

  it('a sold one is not visited; the chat asks for something similar', async () => {
    const page = await html({ status: 'sold' });
    expect(page).toContain(`${chat}${encodeURIComponent('Hola: busco un inmueble similar')}`);
    expect(page).not.toContain(visit);
  });

  it.each(['+34932345678', undefined])('an agent with the number %s has no chat', async (phone) => {
    const page = await html({ agent: { id: 'a1', slug: 'nuria', full_name: 'Núria', phone } });
    expect(page).not.toMatch(/wa\.me\/\d/);
    expect(page).toContain(visit);
  });

  it('a private page has neither', async () => {
    const page = renderToStaticMarkup(await inPage(<EstateArticle estate={viewOf({})} top={null} isPrivate />));
    expect(page).not.toMatch(/wa\.me|#visit/);
  });
});

it('a plan is asked for as large as it is shown', async () => {
  const plan = {
    type: 'plan' as const,
    url: '/plan.jpg',
    description_category: 'plan' as const,
    dimensions: { sm: '/plan-420.webp', lg: '/plan-800.webp' },
  };
  expect(await html({ media: [plan] })).toMatch(
    /srcSet="\/plan-420.webp 420w, \/plan-800.webp 800w" sizes="\(min-width: 60rem\) 814px, 92vw"/,
  );
});
