import type { HomeFacts, HomeKind } from '../../estates/homeFacts.ts';

const nouns: Record<HomeKind, readonly [noun: string, article: 'a' | 'an']> = {
  flat: ['flat', 'a'],
  studio: ['studio', 'a'],
  penthouse: ['penthouse', 'a'],
  duplex: ['duplex', 'a'],
  house: ['house', 'a'],
  rural_house: ['country house', 'a'],
  office: ['office', 'an'],
  premises: ['commercial space', 'a'],
  building: ['building', 'a'],
  storage: ['storage room', 'a'],
  garage: ['parking space', 'a'],
  land: ['plot', 'a'],
};

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

export const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

const formsOf = (kind: HomeKind) => {
  const [noun, article] = nouns[kind];
  return { noun, Noun: capital(noun), a: `${article} ${noun}` };
};

const forms = Object.fromEntries(Object.keys(nouns).map((kind) => [kind, formsOf(kind as HomeKind)])) as Record<
  HomeKind,
  ReturnType<typeof formsOf>
>;

/** The noun's forms: `noun` flat, `Noun`, `a` a flat. */
export const noun = (home: HomeFacts) => forms[home.kind];
export const number = (count: number): string => numbers[count] ?? String(count);
export const bedrooms = ({ kind, rooms }: HomeFacts): string =>
  kind === 'studio' ? 'one open room' : rooms === 1 ? 'one bedroom' : `${number(rooms ?? 0)} bedrooms`;
export const bathrooms = ({ bathrooms: count }: HomeFacts): string =>
  count === 1 ? 'one bathroom' : `${number(count ?? 0)} bathrooms`;
/** With its article and its bedrooms, as "a three-bedroom flat", "an eight-bedroom house", "a studio". */
export const aHomeOf = (home: HomeFacts): string =>
  home.kind === 'studio'
    ? 'a studio'
    : `${home.rooms === 8 ? 'an' : 'a'} ${number(home.rooms ?? 0)}-bedroom ${forms[home.kind].noun}`;
export const homeOf = (home: HomeFacts): string =>
  home.kind === 'studio' ? 'studio' : `${number(home.rooms ?? 0)}-bedroom ${forms[home.kind].noun}`;
export const HomeOf = (home: HomeFacts): string => capital(homeOf(home));
export const metres = (count: number): string =>
  count > 999 ? `${Math.floor(count / 1000)},${String(count % 1000).padStart(3, '0')} m²` : `${count} m²`;
export const area = ({ area: count }: HomeFacts): string => metres(count);
/** Before a noun, with its article: "an 84 m²", "a 120 m²"; read aloud, 8, 11 and 18 begin with a vowel. */
export const aMetres = (count: number): string =>
  `${/^8|^1[18](?:$|\d{3}$)/.test(String(count)) ? 'an' : 'a'} ${metres(count)}`;
export const anArea = ({ area: count }: HomeFacts): string => aMetres(count);
export const onFloor = ({ floor }: HomeFacts): string =>
  floor ? `on the ${ordinals[floor]} floor` : 'on the ground floor';
/** "Third floor", "Ground floor". */
export const floorAlone = ({ floor }: HomeFacts): string =>
  floor ? `${capital(ordinals[floor]!)} floor` : 'Ground floor';
/** "a five-minute", "an eight-minute". */
export const aMinutes = ({ walk }: HomeFacts): string =>
  `${walk === 8 || walk === 11 ? 'an' : 'a'} ${number(walk)}-minute`;
export const minutes = ({ walk }: HomeFacts): string => `${number(walk)} minutes`;

export const inPlace = ({ place }: HomeFacts): string => place.words.en.in;
export const InPlace = ({ place }: HomeFacts): string => `I${place.words.en.in.slice(1)}`;
export const inTown = ({ place }: HomeFacts): string => place.town.en.in;
export const townName = ({ place }: HomeFacts): string => place.town.en.name;
export const placeName = ({ place }: HomeFacts): string => place.words.en.name;
export const landmark = ({ landmark: [, , name] }: HomeFacts): string => name;
export const Landmark = ({ landmark: [, , name] }: HomeFacts): string => capital(name);
/** What runs there on rails. */
export const rails = ({ place }: HomeFacts): string => (place.tram ? 'tram' : 'metro');
/** What a studio has instead of a living room. */
export const living = ({ kind }: HomeFacts): string => (kind === 'studio' ? 'the room' : 'the living room');
/** What the building is called, as the subject of a sentence. */
export const theHouse = ({ estateType }: HomeFacts): string => (estateType === 'flat' ? 'The building' : 'The house');
