import type { HomeFacts, HomeKind } from '../../estates/homeFacts.ts';

type Gender = 'm' | 'f';

const nouns: Record<HomeKind, readonly [noun: string, gender: Gender]> = {
  flat: ['pis', 'm'],
  studio: ['estudi', 'm'],
  penthouse: ['àtic', 'm'],
  duplex: ['dúplex', 'm'],
  house: ['casa', 'f'],
  rural_house: ['casa rural', 'f'],
  office: ['oficina', 'f'],
  premises: ['local', 'm'],
  building: ['edifici', 'm'],
  storage: ['traster', 'm'],
  garage: ['plaça de garatge', 'f'],
  land: ['terreny', 'm'],
};

export const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

const formsOf = (kind: HomeKind) => {
  const [noun, gender] = nouns[kind];
  const feminine = gender === 'f';
  const ofThis = `d'${feminine ? 'aquesta' : 'aquest'} ${noun}`;
  return { feminine, Noun: capital(noun), a: `${feminine ? 'una' : 'un'} ${noun}`, ofThis };
};

const forms = Object.fromEntries(Object.keys(nouns).map((kind) => [kind, formsOf(kind as HomeKind)])) as Record<
  HomeKind,
  ReturnType<typeof formsOf>
>;

const numbers = {
  m: ['zero', 'un', 'dos', 'tres', 'quatre', 'cinc', 'sis', 'set', 'vuit', 'nou', 'deu', 'onze', 'dotze'],
  f: ['zero', 'una', 'dues', 'tres', 'quatre', 'cinc', 'sis', 'set', 'vuit', 'nou', 'deu', 'onze', 'dotze'],
} as const;
const ordinals = [
  '',
  'primera',
  'segona',
  'tercera',
  'quarta',
  'cinquena',
  'sisena',
  'setena',
  'vuitena',
  'novena',
  'desena',
];

/** The noun's forms: `Noun` Pis, `a` un pis, `ofThis` d'aquest pis. */
export const noun = (home: HomeFacts) => forms[home.kind];
/** The adjective in the noun's gender. */
export const agree = (home: HomeFacts, masculine: string, feminine: string): string =>
  forms[home.kind].feminine ? feminine : masculine;

export const number = (count: number, gender: Gender = 'm'): string => numbers[gender][count] ?? String(count);
export const bedrooms = ({ kind, rooms }: HomeFacts): string =>
  kind === 'studio' ? 'un sol espai' : rooms === 1 ? 'una habitació' : `${number(rooms ?? 0, 'f')} habitacions`;
export const bathrooms = ({ bathrooms: count }: HomeFacts): string =>
  count === 1 ? 'un bany' : `${number(count ?? 0)} banys`;
export const metres = (count: number): string =>
  count > 999 ? `${Math.floor(count / 1000)}.${String(count % 1000).padStart(3, '0')} m²` : `${count} m²`;
export const area = ({ area: count }: HomeFacts): string => metres(count);
/** With "de", elided before a vowel that is written or heard: "d'una habitació", "d'11 m²", but "de 1.200 m²" (mil). */
export const of = (text: string): string =>
  /^(?:h?[aeiouàèéíòóú]|(?:1|11(?:\.\d{3})?) )/i.test(text) ? `d'${text}` : `de ${text}`;

/** "a la tercera planta", "a la planta baixa". */
export const onFloor = ({ floor }: HomeFacts): string =>
  floor ? `a la ${ordinals[floor]} planta` : 'a la planta baixa';
/** "Tercera planta", "Planta baixa". */
export const floorAlone = ({ floor }: HomeFacts): string =>
  floor ? `${capital(ordinals[floor]!)} planta` : 'Planta baixa';
export const minutes = ({ walk }: HomeFacts): string => `${number(walk)} minuts`;

export const inPlace = ({ place }: HomeFacts): string => place.words.ca.in;
export const ofPlace = ({ place }: HomeFacts): string => place.words.ca.of;
export const InPlace = ({ place }: HomeFacts): string => `A${place.words.ca.in.slice(1)}`;
export const inTown = ({ place }: HomeFacts): string => place.town.ca.in;
export const ofTown = ({ place }: HomeFacts): string => place.town.ca.of;
export const landmark = ({ landmark: [, name] }: HomeFacts): string => name;
export const Landmark = ({ landmark: [, name] }: HomeFacts): string => capital(name);
/** With "de", contracted: "del mercat", "de la plaça", "de l'estació". */
export const ofLandmark = ({ landmark: [, name] }: HomeFacts): string =>
  name.startsWith('el ') ? `del ${name.slice(3)}` : `de ${name}`;
/** With "fins a", contracted: "fins al mercat". */
export const toLandmark = ({ landmark: [, name] }: HomeFacts): string =>
  name.startsWith('el ') ? `fins al ${name.slice(3)}` : `fins a ${name}`;
/** What runs there on rails. */
export const rails = ({ place }: HomeFacts): string => (place.tram ? 'tramvia' : 'metro');
/** What a studio has instead of a living room. */
export const living = ({ kind }: HomeFacts): string => (kind === 'studio' ? "l'estança" : 'la sala');
/** What the building is called, as the subject of a sentence. */
export const theHouse = ({ estateType }: HomeFacts): string => (estateType === 'flat' ? "L'edifici" : 'La casa');
