import byProvince from './municipalities.json' with { type: 'json' };
import { capitalOfPostcode, municipalityOf } from './municipalities.ts';
import { kmFromProvince, provinceCodesAt } from './positions.ts';
import { provinceOf } from './provinces.ts';
import { shortNames } from './shortNames.ts';

it('knows all municipalities, each by its own name', () => {
  const all = Object.entries(byProvince).flatMap(([province, rows]) =>
    rows.map((row) => ({ province, code: province + row.slice(0, 3), name: row.slice(4) })),
  );
  expect(all).toHaveLength(8_131);
  expect(all.filter(({ province, code, name }) => municipalityOf(province, name)?.code !== code)).toEqual([]);
});

it.each([
  ['03', ['Alicante', 'Alacant', 'ALACANT', 'Alicante/Alacant', 'Alacant / Alicante', '03014'], 'alicante'],
  ['03', ['Jávea', 'Xàbia', 'Xabia / Javea', 'Javea/Xabia'], 'javea'],
  ['07', ['Palma', 'Palma de Mallorca', 'palma de mallorca'], 'palma'],
  ['07', ['Eivissa', 'Ibiza'], 'eivissa'],
  ['15', ['Coruña, A', 'A Coruña', 'La Coruña', 'Coruña (A)'], 'a-coruna'],
  [
    '08',
    ['Hospitalet', "L'Hospitalet", "L'Hospitalet de Llobregat", "Hospitalet de Llobregat, L'"],
    'l-hospitalet-de-llobregat',
  ],
  ['38', ['La Laguna', 'San Cristóbal de La Laguna'], 'san-cristobal-de-la-laguna'],
  ['20', ['Donostia/San Sebastián', 'San Sebastián', 'Donostia', 'Donostia-San Sebastián'], 'donostia'],
  ['31', ['Pamplona', 'Iruña', 'Pamplona/Iruña'], 'pamplona'],
  [
    '35',
    ['Las Palmas de Gran Canaria', 'Palmas de Gran Canaria, Las', 'Las Palmas de G.C.', 'Las Palmas de G. C.'],
    'las-palmas-de-gran-canaria',
  ],
  ['03', ['Alicante (Alacant)', 'Alacant (Alicante)', 'Alicante - Alacant', 'Alacant-Alicante'], 'alicante'],
  [
    '03',
    ['Alicante capital', 'Alicante ciudad', 'ALICANTE CITY', 'Ciudad de Alicante', 'Alicante (capital)'],
    'alicante',
  ],
  ['03', ['Elche (Elx)', 'Elx (Elche)', 'Elche/Elx', 'Elche – Elx', 'Elche [Elx]', 'Elche, Alicante'], 'elche'],
  [
    '03',
    ['Torrevieja (Alicante)', 'Torrevieja, Alicante', 'Torrevieja - Alicante', 'Torrevieja (Costa Blanca South)'],
    'torrevieja',
  ],
  ['03', ['Torrevieja (Comunidad Valenciana)', 'Torrevieja, Alicante, España', 'TORREVIEJA'], 'torrevieja'],
  ['03', ['Sta. Pola', 'Sta Pola', 'SANTA POLA'], 'santa-pola'],
  ['03', ['Campello', 'Campello, El', 'El Campello (Alicante)'], 'el-campello'],
  ['03', ['S. Vicente del Raspeig', 'San Vicente del Raspeig', 'Sant Vicent del Raspeig'], 'san-vicente-del-raspeig'],
  ['28', ['Madrid capital', 'Madrid (Comunidad de Madrid)', 'Madrid, Spain', 'Madrid city'], 'madrid'],
  ['28', ['S. Sebastián de los Reyes', 'San Sebastián de los Reyes'], 'san-sebastian-de-los-reyes'],
  ['46', ['Valencia capital', 'València (Valencia)', 'Valencia/València', 'VALENCIA CIUDAD'], 'valencia'],
  [
    '08',
    ['St. Cugat del Vallès', 'San Cugat del Vallés', 'S. Cugat', 'Sant Cugat (Barcelona)'],
    'sant-cugat-del-valles',
  ],
  ['08', ['St. Boi de Llobregat', 'Sant Boi', 'St Boi'], 'sant-boi-de-llobregat'],
  ['33', ['Xixón', 'Gijón/Xixón', 'Gijón (Asturias)', 'Gijón - Xixón'], 'gijon'],
  ['33', ['Uviéu', 'Oviedo/Uviéu', 'Oviedo (Principado de Asturias)'], 'oviedo'],
  ['33', ["Cangues d'Onís", 'Cangas de Onís'], 'cangas-de-onis'],
  ['36', ['Sangenjo', 'Sanxenxo', 'Sanxenxo (Pontevedra)', 'Sangenjo/Sanxenxo'], 'sanxenxo'],
  ['36', ['La Estrada', 'A Estrada', 'Estrada, A'], 'a-estrada'],
  ['15', ['Puebla del Caramiñal', 'A Pobra do Caramiñal', 'Pobra do Caramiñal'], 'a-pobra-do-caraminal'],
  ['31', ['Estella', 'Lizarra', 'Estella-Lizarra', 'Estella/Lizarra', 'Estella (Lizarra)'], 'estella-lizarra'],
  ['01', ['Vitoria', 'Gasteiz', 'Vitoria-Gasteiz', 'Vitoria/Gasteiz', 'Vitoria - Gasteiz'], 'vitoria-gasteiz'],
  ['48', ['Santurce', 'Santurtzi', 'Santurce (Bizkaia)', 'Santurtzi/Santurce'], 'santurtzi'],
  ['20', ['San Sebastián (Donostia)', 'Donostia / San Sebastián'], 'donostia'],
  ['07', ['Eivissa (Ibiza)', 'Ibiza (Illes Balears)', 'Ibiza ciudad'], 'eivissa'],
  ['07', ['Mahón', 'Maó', 'Maó-Mahón', 'Mahón (Menorca)', 'Maó/Mahón'], 'mao-mahon'],
  ['07', ['Palma (Mallorca)', 'Palma, Mallorca', 'Palma de Mallorca (Baleares)'], 'palma'],
])('in %s, %j are one town: %s', (province, names, slug) => {
  expect(names.map((name) => municipalityOf(province, name)?.slug)).toEqual(names.map(() => slug));
});

it('knows each short name as that of one municipality', () => {
  for (const [province, names] of Object.entries(shortNames))
    for (const [short, name] of Object.entries(names))
      expect([short, municipalityOf(province, short)?.name]).toEqual([short, name]);
});

it('leaves what is no municipality as it is written', () => {
  expect(municipalityOf('03', 'Costa Blanca South')).toBeUndefined();
  expect(municipalityOf('99', 'Alicante')).toBeUndefined();
  expect(municipalityOf('constructor', 'Alicante')).toBeUndefined();
  for (const name of [
    'Alicante - Torrevieja',
    'Torrevieja (Murcia)',
    'Orihuela (La Zenia)',
    'Cabo Roig',
    '',
    '()',
    'San',
  ])
    expect([name, municipalityOf('03', name)]).toEqual([name, undefined]);
  // Of two that end alike, neither.
  expect(municipalityOf('07', 'Sant')).toBeUndefined();
});

it.each([
  ['28012', 'Madrid'],
  ['08024', 'Barcelona'],
  ['07001', 'Palma'],
  ['48001', 'Bilbao'],
  ['51001', 'Ceuta'],
  ['28901', undefined],
  ['2801', undefined],
  ['99001', undefined],
])('the postcode %s is one of the capital %s', (postcode, name) => {
  expect(capitalOfPostcode(postcode)?.name).toBe(name);
});

it('has a capital for each postcode of a province', () => {
  const all = Object.keys(byProvince).map((code) => capitalOfPostcode(`${code}001`)?.code.slice(0, 2));
  expect(all).toEqual(Object.keys(byProvince));
});

it.each([
  ['malaga', ['Málaga (Province)', 'Málaga Province', 'Province of Málaga', 'Prov. de Málaga', 'MALAGA (PROV.)']],
  ['malaga', ['Provincia de Málaga', 'Malaga', 'Màlaga', '29', 'Málaga, provincia']],
  ['bizkaia', ['Bizkaia/Vizcaya', 'Vizcaya (Bizkaia)', 'Vizcaya - Bizkaia', 'Bizkaia', 'Biscay']],
  ['a-coruna', ['Coruña, A', 'Coruña (A)', 'La Coruña', 'A Coruña/La Coruña', 'Coruña, La']],
  ['las-palmas', ['Palmas, Las', 'Las Palmas de G.C.', 'Palmas (Las)', 'Gran Canaria', 'Isla de Lanzarote']],
  ['santa-cruz-de-tenerife', ['Sta. Cruz de Tenerife', 'Sta Cruz de Tenerife', 'S.C. Tenerife', 'Tenerife (Province)']],
  ['illes-balears', ['Ibiza', 'Eivissa', 'Balears, Illes', 'Illes Balears (Islas Baleares)', 'Isla de Menorca']],
  ['illes-balears', ['Balears (Illes)', 'Formentera', 'Mallorca']],
  ['la-rioja', ['Rioja, La', 'Rioja (La)', 'La Rioja']],
  ['alava', ['Araba/Álava', 'Álava (Araba)', 'Araba', 'Álava-Araba']],
  ['gipuzkoa', ['Gipuzkoa/Guipúzcoa', 'Guipúzcoa', 'GIPUZKOA (Guipúzcoa)']],
  ['madrid', ['Cdad. Madrid', 'Comunidad de Madrid', 'Madrid, Comunidad de', 'Community of Madrid']],
  ['asturias', ['Asturias, Principado de', 'Principado de Asturias', 'Asturies']],
  ['ciudad-real', ['Ciudad Real', 'Cdad. Real', 'C. Real']],
  ['castellon', ['Castellón/Castelló', 'Castellón de la Plana', 'Castelló (Castellón)']],
  ['girona', ['Gerona (Girona)', 'Girona Province']],
])('%s is the province of %j', (slug, names) => {
  expect(names.map((name) => [name, provinceOf(name)?.slug])).toEqual(names.map((name) => [name, slug]));
});

it.each([
  'Costa Blanca South',
  'Cataluña',
  'Faro',
  'Málaga (Granada)',
  'constructor',
  '',
  '00',
  '53',
  'Comunidad Valenciana',
])('%s is no province', (name) => {
  expect(provinceOf(name)).toBeUndefined();
});

it.each([
  [{ lat: 40.417, lng: -3.703 }, ['28']],
  [{ lat: 36.72, lng: -4.42 }, ['29']],
  [{ lat: 28.1, lng: -15.43 }, ['35']],
  [{ lat: 48.85, lng: 2.35 }, []],
])('%j lies in the province %j', (place, codes) => {
  expect(provinceCodesAt(place)).toEqual(codes);
});

it('tells how far a place lies from the nearest municipality of a province', () => {
  expect(kmFromProvince({ lat: 37.98, lng: -0.68 }, '03')).toBe(0);
  expect(Math.round(kmFromProvince({ lat: 40.41, lng: -3.7 }, '03'))).toBe(291);
  expect(Object.keys(byProvince).filter((code) => !(kmFromProvince({ lat: 40, lng: -3 }, code) < 2_000))).toEqual([]);
});
