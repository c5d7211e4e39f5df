import { sentenceWords as de } from '../../i18n/languages/de/sentenceWords.ts';
import { sentenceWords as es } from '../../i18n/languages/es/sentenceWords.ts';
import type { FoundPlace } from '../filtersOfFound.ts';
import { withOffer } from './nearestOffers.ts';
import { readSentence } from './readSentence.ts';
import { resolveSentence } from './resolveSentence.ts';

const malaga: FoundPlace = { kind: 'town', name: 'Málaga', province: 'malaga', town: 'malaga' };
const nerja: FoundPlace = { kind: 'town', name: 'Nerja', province: 'malaga', town: 'nerja' };
const coast: FoundPlace = { kind: 'area', name: 'Costa del Sol', province: 'malaga', area: 'sol' };
const otherCoast: FoundPlace = { kind: 'area', name: 'Costa Blanca', province: 'alicante', area: 'blanca' };
const beach: FoundPlace = {
  ...{ kind: 'landmark', name: 'Playa de la Malagueta', province: 'malaga', town: 'malaga' },
  near: '36.7195,-4.4085,1',
};
const airport: FoundPlace = {
  ...{ kind: 'landmark', name: 'Aeropuerto de Málaga', province: 'malaga', town: 'churriana' },
  near: '36.6749,-4.4991,3',
};

const answers: Readonly<Record<string, readonly FoundPlace[]>> = {
  malaga: [malaga],
  nerja: [nerja],
  'costa Málaga': [otherCoast, coast],
  'playa Málaga': [beach],
  'costa Nerja': [],
  'playa Nerja': [beach],
  'aeropuerto Málaga': [airport],
  costa: [malaga, coast, otherCoast],
};

const nearestTo = async (text: string, words = [es] as [typeof es]) => {
  const find = (asked: string) => Promise.resolve(answers[asked] ?? []);
  const { nearest, filters } = await resolveSentence(readSentence(text, words), { find });
  for (const { name } of nearest) expect(JSON.stringify(filters)).not.toContain(name ?? 'bright');
  return nearest.map(({ name, sort, filters: offered }) => name ?? sort ?? offered);
};

it.each<[string, unknown[]]>([
  ['piso en malaga cerca del mar', ['Costa del Sol', 'Playa de la Malagueta']],
  ['piso en nerja cerca del mar', []],
  ['piso en malaga cerca del aeropuerto', ['Aeropuerto de Málaga']],
  ['piso con vistas al mar', ['Costa del Sol', 'Costa Blanca']],
  ['piso soleado', [{ bright: '1' }]],
  ['piso con gimnasio y patio', [{ features: ['community_zone'] }, { features: ['terrace'] }]],
  ['piso amplio', ['area+']],
  ['tercera planta', [{ floor: ['middle'] }]],
  ['piso sin vistas al mar', []],
  ['piso de particular', []],
])('offers what is nearest to what is left out of %s, and sets none of it', async (text, offers) => {
  expect(await nearestTo(text)).toEqual(offers);
});

it('offers in the language of the sentence', async () => {
  expect(await nearestTo('sonnige Wohnung', [de] as unknown as [typeof es])).toEqual([{ bright: '1' }]);
});

it('joins a feature to the others, and puts a place in place of another', () => {
  const filters = { province: 'malaga', town: 'malaga', features: ['terrace' as const], rooms: [3 as const] };
  expect(withOffer(filters, { filters: { features: ['garden'] } })).toEqual({
    ...filters,
    features: ['garden', 'terrace'],
  });
  expect(withOffer(filters, { filters: { province: 'malaga', drawn: 'sol' }, name: 'Costa del Sol' })).toEqual({
    ...{ province: 'malaga', drawn: 'sol' },
    ...{ features: ['terrace'], rooms: [3] },
  });
});
