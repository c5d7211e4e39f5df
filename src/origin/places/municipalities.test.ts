import byProvince from './municipalities.json' with { type: 'json' };
import { municipalityOf } from './municipalities.ts';
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
  ['35', ['Las Palmas de Gran Canaria', 'Palmas de Gran Canaria, Las'], 'las-palmas-de-gran-canaria'],
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
});
