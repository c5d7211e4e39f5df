import type { HomeFacts, HomeKind } from '../../estates/homeFacts.ts';

type Gender = 'm' | 'f';

const nouns: Record<HomeKind, readonly [noun: string, gender: Gender]> = {
  flat: ['piso', 'm'],
  studio: ['estudio', 'm'],
  penthouse: ['ático', 'm'],
  duplex: ['dúplex', 'm'],
  house: ['casa', 'f'],
  rural_house: ['casa rural', 'f'],
  office: ['oficina', 'f'],
  premises: ['local', 'm'],
  building: ['edificio', 'm'],
  storage: ['trastero', 'm'],
  garage: ['plaza de garaje', 'f'],
  land: ['terreno', 'm'],
};

export const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

const formsOf = (kind: HomeKind) => {
  const [noun, gender] = nouns[kind];
  const feminine = gender === 'f';
  return {
    feminine,
    Noun: capital(noun),
    a: `${feminine ? 'una' : 'un'} ${noun}`,
    this: `${feminine ? 'esta' : 'este'} ${noun}`,
  };
};

const forms = Object.fromEntries(Object.keys(nouns).map((kind) => [kind, formsOf(kind as HomeKind)])) as Record<
  HomeKind,
  ReturnType<typeof formsOf>
>;

const numbers = {
  m: ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  f: ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
} as const;
const ordinals = [
  '',
  'primera',
  'segunda',
  'tercera',
  'cuarta',
  'quinta',
  'sexta',
  'séptima',
  'octava',
  'novena',
  'décima',
];

/** The noun's forms: `Noun` Piso, `a` un piso, `this` este piso. */
export const noun = (home: HomeFacts) => forms[home.kind];
/** The adjective in the noun's gender. */
export const agree = (home: HomeFacts, masculine: string, feminine: string): string =>
  forms[home.kind].feminine ? feminine : masculine;

export const number = (count: number, gender: Gender = 'm'): string => numbers[gender][count] ?? String(count);
export const bedrooms = ({ kind, rooms }: HomeFacts): string =>
  kind === 'studio' ? 'un solo ambiente' : rooms === 1 ? 'un dormitorio' : `${number(rooms ?? 0)} dormitorios`;
export const bathrooms = ({ bathrooms: count }: HomeFacts): string =>
  count === 1 ? 'un baño' : `${number(count ?? 0)} baños`;
export const metres = (count: number): string =>
  count > 999 ? `${Math.floor(count / 1000)}.${String(count % 1000).padStart(3, '0')} m²` : `${count} m²`;
export const area = ({ area: count }: HomeFacts): string => metres(count);
/** "en la tercera planta", "en la planta baja". */
export const onFloor = ({ floor }: HomeFacts): string =>
  floor ? `en la ${ordinals[floor]} planta` : 'en la planta baja';
/** "Tercera planta", "Planta baja". */
export const floorAlone = ({ floor }: HomeFacts): string =>
  floor ? `${capital(ordinals[floor]!)} planta` : 'Planta baja';
export const minutes = ({ walk }: HomeFacts): string => `${number(walk)} minutos`;

export const inPlace = ({ place }: HomeFacts): string => place.words.es.in;
export const ofPlace = ({ place }: HomeFacts): string => place.words.es.of;
export const InPlace = ({ place }: HomeFacts): string => `E${place.words.es.in.slice(1)}`;
export const inTown = ({ place }: HomeFacts): string => place.town.es.in;
export const ofTown = ({ place }: HomeFacts): string => place.town.es.of;
export const landmark = ({ landmark: [name] }: HomeFacts): string => name;
export const Landmark = ({ landmark: [name] }: HomeFacts): string => capital(name);
/** With "de", contracted: "del mercado", "de la plaza". */
export const ofLandmark = ({ landmark: [name] }: HomeFacts): string =>
  name.startsWith('el ') ? `del ${name.slice(3)}` : `de ${name}`;
/** What runs there on rails. */
export const rails = ({ place }: HomeFacts): string => (place.tram ? 'tranvía' : 'metro');
/** What a studio has instead of a living room. */
export const living = ({ kind }: HomeFacts): string => (kind === 'studio' ? 'la estancia' : 'el salón');
export const ofLiving = ({ kind }: HomeFacts): string => (kind === 'studio' ? 'de la estancia' : 'del salón');
/** What the building is called, as the subject of a sentence. */
export const theHouse = ({ estateType }: HomeFacts): string => (estateType === 'flat' ? 'El edificio' : 'La casa');
