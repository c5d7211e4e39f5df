import { languages } from '#shared/i18n/languages.ts';
import { maxRedirects, readRedirects, type FormerUrls } from './redirects.ts';

const context = {
  hasFile: (pathname: string) => pathname === '/guia.pdf',
  siteOrigin: 'https://www.example.com',
  languages,
};

function read(text: string): { formerUrls: FormerUrls; problems: string[] } {
  const problems: string[] = [];
  return { formerUrls: readRedirects(text, problems, context), problems };
}

/** The table of lines without a problem. */
function tableOf(...lines: string[]): FormerUrls {
  const { formerUrls, problems } = read(['from,to', ...lines].join('\n'));
  expect(problems).toEqual([]);
  return formerUrls;
}

/** Where a request is led, and what of its query is left. */
function found(table: FormerUrls, url: string): [location: string, rest: string] | null {
  const former = table.find(url);
  return former && [former.location, former.rest];
}

describe('a target', () => {
  it.each([
    ['/a', 'CC-014', '/viviendas-espana-compra/vivienda/CC-014'],
    ['/ca/a', '12/B', '/ca/habitatges-espana-compra/vivienda/12-b'],
    ['/en/a', 'Llíria 7', '/en/properties-espana-buy/vivienda/lliria-7'],
    ['/EN/a', 'About', '/en/about'],
    ['/a', 'Home', '/'],
    ['/ca/a', 'Home', '/ca'],
    ['/en/a', '/viviendas-madrid-compra', '/viviendas-madrid-compra'],
    ['/a', '/viviendas-M%C3%A1laga-venta/?rooms=2', '/viviendas-malaga-compra?rooms=2'],
    ['/a', '/viviendas-compra/?utm_source=antes&rooms=2', '/viviendas-compra?rooms=2&utm_source=antes'],
    ['/a', '/quienes-somos#equipo', '/quienes-somos#equipo'],
    ['/a', '/guia.pdf', '/guia.pdf'],
    ['/a', '/magazine/hogar/', '/magazine/hogar/'],
    ['/a', 'https://otra.example/ficha/ñ', 'https://otra.example/ficha/%C3%B1'],
    ['/a', 'https://www.example.com/viviendas-compra/', '/viviendas-compra'],
  ])('of %s: %s is %s', (from, to, location) => {
    expect(tableOf(`${from},${to}`).find(from)?.location).toBe(location);
  });
});

describe('a request', () => {
  const table = tableOf(
    '/propiedad.php?id=1,/viviendas-madrid-compra',
    '/propiedad.php?id=2&lang=en,/en/properties-madrid-buy',
    'http://www.viejo.example/ficha/caba%c3%b1a 1.html/,/viviendas-leon-compra',
    '/latin/espa%f1a.asp,/viviendas-compra',
    '/viviendas-en-venta,/viviendas-compra',
  );

  it.each([
    ['/propiedad.php?id=1', ['/viviendas-madrid-compra', '']],
    ['/propiedad.php/?utm_source=x&id=1&gclid=a+b', ['/viviendas-madrid-compra', 'utm_source=x&gclid=a+b']],
    ['//propiedad.php?%69d=%31', ['/viviendas-madrid-compra', '']],
    ['/propiedad.php?lang=en&id=2', ['/en/properties-madrid-buy', '']],
    ['/ficha/caba%C3%B1a%201.html?a', ['/viviendas-leon-compra', 'a']],
    ['/latin/espa%F1a.asp', ['/viviendas-compra', '']],
    ['/viviendas-en-venta/', ['/viviendas-compra', '']],
    // Another page of the old site, of which the file says nothing.
    ['/propiedad.php?id=3', null],
    ['/propiedad.php?id=2', null],
    ['/propiedad.php?id=1&lang=en', null],
    ['/propiedad.php?id=1&id=1', null],
    ['/propiedad.php', null],
    ['/PROPIEDAD.php?id=1', null],
    ['/ficha%2Fcaba%C3%B1a%201.html', null],
    ['/', null],
    ['', null],
  ])('for %s', (url, expected) => {
    expect(found(table, url)).toEqual(expected);
  });
});

it.each(['from;to\r\n/a;About\r\n', '\uFEFFnote\tto\tfrom\n\n\t\t\nx\tAbout\t/a', '"from","to"\n"/a" , "About"'])(
  'a sheet as programs save it: %j',
  (text) => {
    const { formerUrls, problems } = read(text);
    expect([problems, found(formerUrls, '/a')]).toEqual([[], ['/quienes-somos', '']]);
  },
);

it.each(['', 'from,to\n'])('a sheet without a line: %j', (text) => {
  const { formerUrls, problems } = read(text);
  expect([problems, formerUrls.lines]).toEqual([[], []]);
});

describe('what is wrong is told with its line', () => {
  it.each([
    ['ficha.html,About', 'ficha.html: from must be a path, as /piso.php?id=1, or an address that begins with https://'],
    ['ftp://viejo.example/a,About', /from must be a path/],
    [',About', 'from is missing'],
    ['/a,', 'to is missing'],
    ['/a', 'to is missing'],
    [`/${'a'.repeat(2_000)},About`, 'from is longer than 2000 characters'],
    ['/#!/piso/1,About', /what follows # never reaches a server/],
    ['/a\uFFFDo,About', 'is not UTF-8; save the file as UTF-8'],
    ['/es/Quienes-Somos/,About', /the site has a page there \(\/quienes-somos\), which stays; remove the line/],
    ['/?p=123,About', /the site has a page there/],
    ['/viviendas--venta,About', /the site has a page there \(\/viviendas-compra\)/],
    ['/rgpd/aceptar,About', /the site has a page there/],
    ['/web/piso.php,About', /the site answers there itself/],
    ['/Robots.txt,About', /the site answers there itself/],
    ['/wp-json/custom/v1/home-data/,About', /the site answers there itself/],
    ['/guia.pdf,About', /public\/guia\.pdf is served there/],
    ['/a,/nada', '/nada: the site has no such page'],
    ['/a,/viviendas-madrid-compra?rooms=castle', /the site has no such page/],
    ['/a,https://www.example.com/nada', '/nada: the site has no such page'],
    ['/a,/rgpd/aceptar', /is a page for one visitor alone/],
    ['/a,//evil.example', /is no path of the site/],
    ['/a,/\\evil.example', /is no path of the site/],
    ['/a,javascript://x', /an address begins with https:\/\//],
    ['/a,https://user:secret@evil.example/', /is no address/],
    ['/a,www.otra.example/b', /an address begins with https:\/\//],
    ['/a,about', 'about: is written About'],
    ['/a,viviendas-madrid-compra', /a path of the site begins with \//],
    [`/a,${'x'.repeat(61)}`, /is no reference/],
  ])('%s', (row, problem) => {
    const { problems } = read(`from,to\n/ok,Home\n${row}`);
    const message = typeof problem === 'string' ? `line 3: ${problem}` : expect.stringMatching(problem);
    expect(problems).toEqual([message]);
    expect(problems[0]).toMatch(/^line 3: /);
  });

  it('an address that is there twice, however it is written', () => {
    const { problems } = read('from,to\n/a?x=1&y=2,About\n\n/a/?y=2&x=%31,Home');
    expect(problems).toEqual(['line 4: /a/?y=2&x=%31: is line 2 again; leave one']);
  });

  it('loops, and targets that lead on', () => {
    const own = (path: string) => `https://www.example.com${path}`;
    const { problems } = read(
      [
        'from,to',
        `/viviendas-madrid-compra,${own('/viviendas-madrid-compra')}`,
        '/a,/viviendas-madrid-compra?utm_source=x',
        '/viviendas-leon-compra,/viviendas-lugo-compra',
        '/viviendas-lugo-compra,/viviendas-leon-compra',
        '/b,https://otra.example/a',
      ].join('\n'),
    );
    expect(problems).toEqual([
      'line 2: /viviendas-madrid-compra: leads to itself',
      expect.stringMatching(/^line 3: .*which line 2 leads on; write where that leads/),
      expect.stringMatching(/^line 4: .*which line 5 leads on/),
      expect.stringMatching(/^line 5: .*which line 4 leads on/),
    ]);
  });

  it.each([
    ['another header', 'old,new\n/a,About', /^line 1: must be from,to$/],
    ['no header', '/a,About', /^line 1: must be from,to$/],
    ['a quote that does not end', 'from,to\n"/a,About\n/b,Home', /quote/i],
    ['a row that is too long', `from,to\n/a,"${'x\n'.repeat(9_000)}"`, /max_record_size|Max Record Size/],
    ['too many lines', `from,to\n${'/a,Home\n'.repeat(maxRedirects + 1)}`, /^has more than 100000 lines$/],
  ])('%s', (_, text, problem) => {
    const { formerUrls, problems } = read(text);
    expect([problems, formerUrls.lines]).toEqual([[expect.stringMatching(problem)], []]);
  });

  it('of many, the first', () => {
    const { problems } = read(`from,to\n${'x,Home\n'.repeat(150)}`);
    expect([problems.length, problems.at(-1)]).toEqual([101, 'and 50 more']);
  });
});

it('a large file is read whole', () => {
  const lines = Array.from({ length: 20_000 }, (_, id) => `/propiedad.php?id=${id},CC-${id}`);
  const table = tableOf(...lines);
  expect(table.lines).toHaveLength(20_000);
  expect(table.find('/propiedad.php?id=19999&utm_medium=x')).toMatchObject({ line: 20_001, rest: 'utm_medium=x' });
});
