import iconv from 'iconv-lite';
import { readFileSync } from 'node:fs';
import { readSample, readSampleText, type ReadSample } from '#tests/origin/feeds/readSample.ts';

const folder = 'tests/origin/feeds/csv';
const source = { format: 'csv' } as const;

const agentMissing = "agent is missing: the source's own is shown";
const certificateMissing = 'cee is missing: shown as not stated by the advertiser';
const priceMissing = 'price is missing: shown as on request';
const areaMissing = 'area_constructed is missing: shown without one';

const onlyListing = ({ listings, refused }: ReadSample) => {
  const [listing] = Object.values(listings);
  if (!listing) throw new Error(JSON.stringify(refused));
  return listing;
};

/** A sheet of one row: what its columns are called, and what is in them. */
const readRow = (cells: Readonly<Record<string, string>>, map = {}) => {
  const all = { Referencia: '1', Operación: 'Venta', 'C.P.': '03001', Localidad: 'Alicante', ...cells };
  const quoted = (parts: readonly string[]) => parts.map((part) => `"${part.replaceAll('"', '""')}"`).join(';');
  return readSampleText(`${quoted(Object.keys(all))}\n${quoted(Object.values(all))}\n`, { ...source, map });
};

it('takes a sheet of Galicia in a broken encoding', async () => {
  const { isWhole, listings, refused, warnings } = await readSample(`${folder}/agencia.latin1.csv`, source);
  expect({ isWhole, refused }).toEqual({ isWhole: true, refused: {} });
  expect(Object.keys(listings)).toEqual(['1', '2', '4', '5', '6', '3-rent']);
  expect(listings['1']).toMatchObject({
    estate: {
      ...{ reference: '1', type: 'buy', status: 'new', estate_type: 'flat', price: 125_000 },
      ...{ area_constructed: 75, area_useful: 68, rooms: 2, bathrooms: 1, floor: 4, year: 1972 },
      ...{ cee: { state: 'completed', rating: 'G' }, updated_at: '2026-11-19T23:00:00.000Z' },
      description: { 'es-ES': 'Piso luminoso' },
      text: { 'es-ES': 'Piso luminoso; para entrar a vivir.\nCalefacción de gas.' },
      location: { lat: 43.3786, lng: -8.402 },
    },
    address: {
      province: { slug: 'a-coruna' },
      town: { slug: 'a-coruna' },
      zone: { name: 'Monte Alto' },
      street_name: 'Rúa da Torre',
      street_number: '12',
      visibility: 'hidden',
    },
    agent: { full_name: 'María José Otero', phone: '+34981000001', email: 'mjose@galicia.example' },
  });
  expect(listings['2']!.estate).toMatchObject({ area_plot: 2_500, cee: { state: 'in_process' } });
  expect(listings['3-rent']!.estate).toMatchObject({ type: 'rent', price: 550, floor: 0 });
  expect(listings['4']!.estate).toMatchObject({ estate_type: 'garage', price: 9_500, floor: -1 });
  expect(listings['5']!.estate).toMatchObject({
    ...{ estate_type: 'land', area_constructed: 5_400, cee: { state: 'exempt' } },
    media: [{ url: 'http://127.0.0.1:3290/f/5.jpg' }, { url: 'http://127.0.0.1:3290/f/6.jpg' }],
  });
  expect(listings['6']!.estate).toMatchObject({
    subtype: 'penthouse',
    text: { 'es-ES': 'Ático "único" con vistas a Riazor.' },
    location: { lat: 43.3686, lng: -8.4113 },
  });
  expect(warnings).toEqual({
    '1': ['area_constructed was rounded from 74.5'],
    '2': [areaMissing],
    '3-rent': [],
    '4': [agentMissing, areaMissing, certificateMissing],
    '5': [],
    '6': [agentMissing, 'text had HTML, which was made plain text'],
  });
});

it('takes every field, by the names of columns and the map of the source', async () => {
  const columns = {
    'Código web': 'reference',
    'Ref. interna': '',
    'Sup. construida': 'area_constructed',
    'Núm.': 'address.street_number',
  };
  const sample = await readSample(`${folder}/complete.csv`, { ...source, map: { columns } });
  expect(sample.listings['A-1']).toMatchObject({
    estate: {
      ...{ reference: 'A-1', type: 'buy', status: 'reserved', estate_type: 'flat', subtype: 'penthouse' },
      ...{ price: 310_000, previous_price: 325_000, area_constructed: 97, area_useful: 82, rooms: 3, bathrooms: 2 },
      ...{ floor: 7, floors: 8, year: 1965, conservation: 'good', furnished: false, pets: true },
      ...{ orientation_south: true, orientation_east: true, orientation_north: false, conditioned_air: true },
      ...{ community_fee: 85.5, ibi: 640, created_at: '2026-09-30T22:00:00.000Z' },
      cee: { state: 'completed', rating: 'D', consumption: 142.3, emissions: 24.1 },
      features: ['terrace', 'swimming_pool', 'wardrobe', 'elevator', 'parking', 'conditioned_air'],
      description: { 'es-ES': 'Ático con terraza en Russafa', 'en-US': 'Penthouse with terrace in Russafa' },
      text: {
        'es-ES': 'Ático de 96 m² con terraza.\nFinca con ascensor.',
        'en-US': 'Penthouse of 96 m² with a terrace.',
      },
      location: { lat: 39.4612, lng: -0.3724 },
      media: [{ url: 'https://fotos.example/a-1/1.jpg' }, { url: 'https://fotos.example/a-1/2.jpg' }],
      ...{ video: 'https://youtu.be/abc', virtual_tour: 'https://tour.example/a-1' },
      updated_at: '2026-11-24T17:30:00.000Z',
    },
    address: {
      province: { slug: 'valencia' },
      town: { slug: 'valencia' },
      zone: { slug: 'russafa' },
      ...{ street_type: 'Carrer', street_name: 'Sueca', street_number: '41', visibility: 'full' },
    },
    agent: {
      ...{ full_name: 'Amparo Llorens', phone: '+34600000001', email: 'amparo@casa.example' },
      agency: { commercial_brand: 'Finques Llorens' },
    },
  });
  expect(sample.warnings['A-1']).toEqual([
    'columns “Comisión” is not known: left out',
    'features “zona tranquila” is not known: left out',
    'agent.email is a list: the first is kept',
    'area_constructed was rounded from 96.5',
  ]);
});

it('takes a row with next to nothing in it', async () => {
  const { listings, warnings } = await readSample(`${folder}/minimal.csv`, source);
  expect(listings['1']).toMatchObject({
    estate: { reference: '1', type: 'buy', estate_type: 'other' },
    address: { province: { slug: 'alicante' }, town: { slug: 'alicante' } },
  });
  expect(warnings['1']).toEqual([
    'estate_type is missing: shown as a property, in no list of a kind',
    ...[agentMissing, priceMissing, areaMissing, certificateMissing],
  ]);
});

describe('a sheet of Excel in Catalan, with a title, two headers and rows out of their columns', () => {
  const reading = readSample(`${folder}/excel-ca.windows-1252.csv`, source);

  it('takes what is under its columns', async () => {
    const { listings, warnings } = await reading;
    expect(Object.keys(listings)).toEqual(['001', '002', '002-rent', '003-rent', '006']);
    expect(listings['001']).toMatchObject({
      estate: {
        ...{ price: 295_000, area_constructed: 78, features: ['elevator'], cee: { rating: 'E' } },
        text: { 'ca-ES': 'Pis de tres habitacions.\nCuina nova.', language: 'ca' },
        media: [{ url: 'https://fotos.example/1/a.jpg' }, { url: 'https://fotos.example/1/b,c.jpg' }],
      },
      address: { province: { slug: 'barcelona' }, town: { name: "L'Hospitalet de Llobregat" } },
    });
    expect(listings['003-rent']).toMatchObject({
      estate: { price: 850, media: [{ url: 'fotos/local 1.jpg' }, { url: 'fotos/local 2.jpg' }] },
      address: { province: { slug: 'tarragona' } },
    });
    expect(warnings['001']).toContain('columns “Observacions” is not known: left out');
    expect(warnings['002']).toContain('cee.rating “#N/A” is an error of the spreadsheet: left out');
  });

  it('publishes nothing of a column for notes', async () => {
    expect(JSON.stringify((await reading).listings)).not.toContain('porteria');
  });

  it('takes a home for sale and to let as two listings, each with its price', async () => {
    const { listings } = await reading;
    expect(listings['002']!.estate).toMatchObject({ type: 'buy', price: 520_000, reference: '002' });
    expect(listings['002-rent']!.estate).toMatchObject({ type: 'rent', price: 1_900, reference: '002-ALQ' });
  });

  it('refuses what could mislead, by its row and line where it has no name', async () => {
    expect((await reading).refused).toEqual({
      '004-rent': 'holiday lets are not offered here',
      '005-transfer': 'transfers of a business are not offered here',
      'row 11, line 13': 'has 7 cells under 17 columns',
      'row 12, line 14': 'has 18 cells under 17 columns',
      'row 13, line 15': 'its reference “1,23E+11” was shortened by the spreadsheet',
    });
  });
});

it('takes the dump of a database, in the names of the contract', async () => {
  const { listings, refused, warnings } = await readSample(`${folder}/dump.csv`, source);
  expect(Object.keys(listings)).toEqual(['14', '12/B', '12/B-rent']);
  expect(listings['12/B']).toMatchObject({
    estate: {
      ...{ reference: '12/B', price: 189_000, area_constructed: 84 },
      description: { 'es-ES': 'Flat near the "Soho"' },
      text: { 'es-ES': 'Two bedrooms, 5" screen' },
      media: [{ url: 'https://img.example/1.jpg?w=1,2' }, { url: 'https://img.example/2.jpg' }],
    },
  });
  expect(listings['12/B-rent']!.estate).toMatchObject({ type: 'rent', price: 950 });
  expect(listings['14']!.estate).toMatchObject({
    area_constructed: 8_000,
    media: [{ url: 'relative/pics/14 a.jpg' }, { url: 'relative/pics/14 b.jpg' }],
  });
  expect(warnings['14']).toContain('updated_at is no date: left out');
  expect(refused).toEqual({ '13': 'the status “Draft” is not known: name it in map' });
});

it('takes a sheet of Excel in UTF-16 with tabs, in English', async () => {
  const map = { status: { 'Pre-sale': 'new' } };
  const sample = await readSample(`${folder}/excel-unicode.utf-16.txt`, { ...source, map });
  expect(sample).toMatchObject({ refused: {}, withdrawn: ['CB-103'] });
  expect(sample.listings['CB-101']).toMatchObject({
    estate: {
      ...{ price: 1_250_000, area_constructed: 320, area_plot: 1_200, rooms: 4, orientation_south: true },
      features: ['swimming_pool', 'parking'],
      text: { 'es-ES': 'Four bedrooms.\n\nHeated "infinity" pool.' },
      media: [{ url: 'https://cdn.example/101/1.jpg' }, { url: 'https://cdn.example/101/2.jpg' }],
    },
    address: { province: { slug: 'alicante' }, town: { name: 'Jávea' }, zone: { name: 'Granadella' } },
  });
  expect(sample.listings['CB-102']).toMatchObject({
    estate: { status: 'reserved', features: ['swimming'] },
    address: { province: { slug: 'alicante' } },
  });
  const { price, location } = sample.listings['CB-102']!.estate;
  expect([price, location]).toEqual([undefined, undefined]);
  expect(sample.warnings['CB-101']).toContain('columns “Owner phone” is not known: left out');
  expect(JSON.stringify(sample.listings)).not.toContain('7700');
});

test.each<[name: string, cells: Readonly<Record<string, string>>, estate: object]>([
  ['a price to ask for', { Precio: 'A consultar' }, { price: undefined }],
  ['a price with the sign before it', { Precio: '€ 1,250.50' }, { price: 1_251 }],
  [
    'a home to restore in the column of its state',
    { Estado: 'A reformar' },
    { status: 'new', conservation: 'toRestore' },
  ],
  ['a home that is sold in the same column', { Estado: 'Vendido' }, { status: 'sold', conservation: undefined }],
  [
    'an orientation of two words',
    { Orientación: 'Norte y oeste' },
    { orientation_north: true, orientation_west: true },
  ],
  ['a pool of the building', { Piscina: 'Comunitaria' }, { features: ['swimming'] }],
  ['no lift', { Ascensor: 'No' }, { features: [] }],
  ['a tick', { Terraza: '✓' }, { features: ['terrace'] }],
  ['zero places to park', { Garaje: '0' }, { features: [] }],
  ['coordinates in one cell', { Coordenadas: '38,3452; -0,4815' }, { location: { lat: 38.3452, lng: -0.4815 } }],
  ['a lift that is denied', { Ascensor: 'No', Planta: 'Entlo.' }, { lift: false, floor_name: 'mezzanine' }],
  ['a lift that nobody stated', { Ascensor: '0' }, { lift: undefined }],
  ['a cell that says null', { Planta: 'NULL', Año: '-' }, { floor: undefined, year: undefined }],
  ['a plot by its own area', { Tipo: 'Solar', Parcela: '1.200 m²' }, { estate_type: 'land', area_constructed: 1_200 }],
  [
    'a text in Catalan beside Spanish',
    { Título: 'Piso', 'Título (catalán)': 'Pis' },
    { description: { 'es-ES': 'Piso', 'ca-ES': 'Pis' } },
  ],
  ['the same price twice', { Precio: '100.000', 'Precio venta': '100.000' }, { price: 100_000 }],
])('%s: is taken', async (_name, cells, estate) => {
  const taken = onlyListing(await readRow(cells)).estate;
  expect({ ...taken, ...estate }).toEqual(taken);
});

test.each<[name: string, cells: Readonly<Record<string, string>>, warning: string]>([
  [
    'two prices',
    { Precio: '100.000', 'Precio venta': '90.000' },
    'price the columns “Precio” and “Precio venta” differ: left out',
  ],
  [
    'a feature that is neither there nor not',
    { Ascensor: 'en proyecto' },
    'features.elevator is neither yes nor no: left out',
  ],
  [
    'coordinates that are none',
    { Coordenadas: 'ver mapa' },
    'location “ver mapa” is no latitude and longitude: left out',
  ],
  [
    'an address that is shown in part',
    { 'Mostrar dirección': 'a medias' },
    'address.visibility “a medias” is not known: hidden',
  ],
  ['a direction that is none', { Orientación: 'mar' }, 'orientation “mar” is not known: left out'],
])('%s: is left out and told', async (_name, cells, warning) => {
  const { warnings } = await readRow(cells);
  expect(warnings['1']).toContain(warning);
});

it('hides an address unless the sheet says that it is shown', async () => {
  const address = { Calle: 'Mayor', Nº: '7' };
  expect(onlyListing(await readRow(address)).address.visibility).toBe('hidden');
  expect(onlyListing(await readRow({ ...address, 'Mostrar dirección': 'a medias' })).address.visibility).toBe('hidden');
  expect(onlyListing(await readRow({ ...address, 'Mostrar dirección': 'calle' })).address.visibility).toBe('street');
  expect(onlyListing(await readRow({ ...address, 'Mostrar dirección': 'SÍ' })).address.visibility).toBe('full');
});

it('an agent’s entry in a register, and the register of a short let, are columns of their own', async () => {
  const { agent, estate } = onlyListing(
    await readRow({
      Agente: 'Ana Mas',
      'Nº AICAT': '00000-01',
      'Nº registro': 'X-1',
      'Registro de alquiler': 'Turisme',
      'Licencia de obras': '12/2025',
      'Caducidad licencia de obras': '30/06/2027',
    }),
  );
  expect(agent).toMatchObject({ register_number: '00000-01', register: { name: 'AICAT' } });
  expect(estate).toMatchObject({ registration_number: 'X-1', registration_register: { name: 'Turisme' } });
  expect(estate).toMatchObject({ works_licence: { number: '12/2025', expires_on: '2027-06-29T22:00:00.000Z' } });
});

it('what is no number of a register is left out, with a warning, and an agent’s own number is none', async () => {
  const sample = await readRow({ Agente: 'Ana Mas', 'Nº AICAT': 'En trámite', 'Número de agente': '77' });
  expect(onlyListing(sample).agent).not.toHaveProperty('register_number');
  expect(Object.values(sample.warnings).flat()).toEqual(
    expect.arrayContaining([
      'agent.register_number “En trámite” is no number: left out',
      'columns “Número de agente” is not known: left out',
    ]),
  );
});

it('pictures may have columns that say how they were made', async () => {
  const [photo, render] = ['https://fotos.example/1.jpg', 'https://fotos.example/2.jpg'];
  const { estate } = onlyListing(await readRow({ Fotos: `${photo}|${render}`, Infografías: render }));
  expect(estate.media).toMatchObject([{ url: photo }, { url: render, made_as: 'render' }]);
  expect(estate.media[0]).not.toHaveProperty('made_as');
});

/** What spreadsheets save: with and without letters in the header, in Spanish and in Catalan. */
const sheets = [
  ['Referencia;Operación;Provincia;Población;Texto', '1;Venta;Málaga;Ronda;Piso céntrico con jardín — 120.000 €'],
  [
    'Referencia;Operacion;Provincia;Poblacion;Texto',
    '1;Venta;Lleida;Balaguer;Àtic a l’avinguda, cèntric, amb il·lusió',
  ],
];

it.each(
  ['utf-8', 'windows-1252', 'iso-8859-15', 'macintosh', 'utf-16le', 'utf-16be'].flatMap((encoding) =>
    [false, true].map((addBOM) => [encoding, addBOM] as const),
  ),
)('reads a sheet in %s, with a byte order mark: %s', async (encoding, addBOM) => {
  for (const rows of sheets) {
    // ISO 8859-15 has neither dashes nor typographic apostrophes.
    const lines = encoding === 'iso-8859-15' ? rows.map((row) => row.replace('—', '-').replace('’', "'")) : rows;
    // Where iconv-lite has no euro there was another sign.
    const text = encoding === 'macintosh' ? lines.join('\r\n').replaceAll('€', '¤') : lines.join('\r\n');
    const { listings } = await readSampleText(iconv.encode(text, encoding, { addBOM }), source);
    expect(Object.values(listings)[0]!.estate.text!['es-ES']).toBe(lines[1]!.split(';').at(-1));
  }
});

it('takes the operation from the prices of a sheet that has one for each', async () => {
  const { listings } = await readRow({ Operación: '', Precio: '', 'Precio alquiler': '700' });
  expect(listings['1-rent']!.estate).toMatchObject({ type: 'rent', price: 700 });
});

test.each(['900 €/mes', '900 euros al mes', '900€ mensuales', '900 EUR', '900'])(
  'a rent of %s is one by the month',
  async (Precio) => {
    expect(onlyListing(await readRow({ Operación: 'Alquiler', Precio })).estate).toMatchObject({
      type: 'rent',
      price: 900,
    });
  },
);

test.each<[name: string, cells: Readonly<Record<string, string>>, reason: string]>([
  ['a rent by the week', { Operación: 'Alquiler', Precio: '400 €/semana' }, 'weekly lets are not offered here'],
  ['a rent by a short week', { Operación: 'Alquiler', Precio: '150 €/sem.' }, 'weekly lets are not offered here'],
  ['a rent by the week in words', { Operación: 'Alquiler', Precio: '150€ semanales' }, 'weekly lets are'],
  ['a rent a week', { Operación: 'Alquiler', Precio: '150 euros a la semana' }, 'weekly lets are not offered here'],
  [
    'a rent by an unknown time',
    { Operación: 'Alquiler', Precio: '150 €/luna' },
    'the rent “150 €/luna” is for a time that is not known',
  ],
  ['a room', { Operación: 'Alquiler', Tipo: 'Habitación' }, 'rooms in a shared home are not offered here'],
  ['a rent by the year', { Operación: 'Alquiler', Precio: '9.000 € al año' }, 'lets by the year are not offered here'],
  ['an error for a town', { Localidad: '#N/A', 'C.P.': '03180' }, 'names no town'],
  ['no operation', { Operación: '' }, 'names no operation'],
  ['a state that is not known', { Estado: 'Prealquilado' }, 'the status “Prealquilado” is not known'],
])('%s: is refused', async (_name, cells, reason) => {
  const [refused] = Object.values((await readRow(cells)).refused);
  expect(refused).toContain(reason);
});

test.each([
  ['commas', ','],
  ['semicolons', ';'],
  ['tabs', '\t'],
  ['bars', '|'],
])('tells %s by the header', async (_name, separator) => {
  const rows = [
    ['ref', 'operacion', 'cp', 'localidad', 'titulo'],
    ['1', 'venta', '03001', 'Alicante', '"Piso, 2 hab.; luz|aire"'],
  ];
  const text = rows.map((row) => row.join(separator)).join('\n');
  expect(onlyListing(await readSampleText(text, source)).estate.description['es-ES']).toBe('Piso, 2 hab.; luz|aire');
});

test.each([
  ['of Windows', '\r\n'],
  ['of old Macs', '\r'],
  ['of Unix, with an empty line', '\n\n'],
])('takes line ends %s, and says lines as an editor does', async (_name, end) => {
  const text = ['ref;operacion;cp;localidad', '1;venta;03001;"Alicante\n/ Alacant"', '2;venta;03001'].join(end);
  const { listings, refused } = await readSampleText(text, source);
  expect(Object.keys(listings)).toEqual(['1']);
  const place = end === '\n\n' ? 'row 5, line 6' : 'row 3, line 4';
  expect(refused).toEqual({ [place]: 'has 3 cells under 4 columns' });
});

it('passes over empty cells behind the last column, and empty rows', async () => {
  const text = 'ref;operacion;cp;localidad;;\n1;venta;03001;Alicante;;;;\n;;;;;\n2;venta;03001;Alicante;;\n';
  const { listings, refused } = await readSampleText(text, source);
  expect([Object.keys(listings), refused]).toEqual([['1', '2'], {}]);
});

test.each([
  ['that is cut off in a cell', `${folder}/cut-off.csv`, 'line 3: begins a cell in quotes that does not end'],
  ['without anything', `${folder}/empty.csv`, 'is empty'],
  ['that is a web page', `${folder}/login.csv`, 'is a web page'],
  ['of something else', `${folder}/invoices.csv`, 'line 1: names no column of a reference or an id'],
])('a file %s: is refused', async (_name, file, reason) => {
  await expect(readSample(file, source)).rejects.toThrow(reason);
});

test.each([
  [
    'a column that is not there',
    { 'Precio final': 'price' },
    'line 1: has no column “Precio final”, which map.columns names',
  ],
  ['a field that is none', { Localidad: 'adress.town' }, 'map.columns: “adress.town” is no field of a listing'],
  ['no reference', { Referencia: '' }, 'names no column of a reference or an id'],
])('a map with %s: refuses the file', async (_name, columns, reason) => {
  await expect(readRow({}, { columns })).rejects.toThrow(reason);
});

it('takes or refuses a row with any cell that is odd, and loses no other', async () => {
  const [header = '', row = ''] = readFileSync(`${folder}/complete.csv`, 'utf8').split(/\n(?="A-1")/);
  const cells = row.trimEnd().slice(1, -1).split('";"');
  const names = header.replaceAll('Código web', 'Referencia').replaceAll('Ref. interna', 'Interna');
  const odd = [
    ...['', ' ', 'null', '-1', '9'.repeat(400), 'Ñandú', 'constructor', '<script>alert(1)</script>', '{}'],
    ...['Квартира 公寓 شقة 😀', '\u200b', 'x'.repeat(30_000), `a${' '.repeat(30_000)}a`, 'a,'.repeat(15_000)],
  ];
  const rows = cells.flatMap((_, position) =>
    odd.map((cell, index) => cells.with(0, `R-${position}-${index}`).with(position, cell)),
  );
  const text = [names, ...rows.map((one) => `"${one.join('";"')}"`), ''].join('\n');
  const { listings, refused, withdrawn, warnings } = await readSampleText(text, source);
  expect(Object.keys(listings).length + Object.keys(refused).length + withdrawn.length).toBe(rows.length);
  expect(Object.keys(refused).length).toBeLessThan(60);
  for (const reason of [...Object.values(refused), ...Object.values(warnings).flat()])
    expect(reason.length).toBeLessThan(400);
  for (const told of Object.values(warnings)) expect(told.length).toBeLessThan(220);
}, 60_000);
