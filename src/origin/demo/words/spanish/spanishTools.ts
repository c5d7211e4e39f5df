import type { HomeFacts, HomeKind } from '../../homes/homeFacts.ts';

type Gender = 'm' | 'f';

const nouns: Record<HomeKind, readonly [noun: string, gender: Gender]> = {
  flat: ['piso', 'm'], studio: ['estudio', 'm'], penthouse: ['ático', 'm'], duplex: ['dúplex', 'm'], house: ['casa', 'f'], rural_house: ['casa rural', 'f'],
  office: ['oficina', 'f'], premises: ['local', 'm'], building: ['edificio', 'm'], storage: ['trastero', 'm'], garage: ['plaza de garaje', 'f'], land: ['terreno', 'm'],
};

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

const formsOf = (kind: HomeKind) => {
  const [noun, gender] = nouns[kind];
  const feminine = gender === 'f';
  const a = `${feminine ? 'una' : 'un'} ${noun}`;
  const the = `${feminine ? 'la' : 'el'} ${noun}`;
  const this_ = `${feminine ? 'esta' : 'este'} ${noun}`;
  return { feminine, Noun: capital(noun), a, A: capital(a), the, The: capital(the), this: this_, This: capital(this_) };
};

const forms = Object.fromEntries(Object.keys(nouns).map((kind) => [kind, formsOf(kind as HomeKind)])) as Record<HomeKind, ReturnType<typeof formsOf>>;

const numbers = { m: ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'], f: ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'] } as const;
const ordinals = ['', 'primera', 'segunda', 'tercera', 'cuarta', 'quinta', 'sexta', 'séptima', 'octava', 'novena', 'décima'];

/** The noun's forms: `Noun` Piso, `a` un piso, `the` el piso, `this` este piso, and with a capital. */
export const noun = (home: HomeFacts) => forms[home.kind];
/** The adjective in the noun's gender. */
export const agree = (home: HomeFacts, masculine: string, feminine: string): string => (forms[home.kind].feminine ? feminine : masculine);

export const number = (count: number, gender: Gender = 'm'): string => numbers[gender][count] ?? String(count);
export const bedrooms = ({ kind, rooms }: HomeFacts): string => (kind === 'studio' ? 'un solo ambiente' : rooms === 1 ? 'un dormitorio' : `${number(rooms ?? 0)} dormitorios`);
export const bathrooms = ({ bathrooms: count }: HomeFacts): string => (count === 1 ? 'un baño' : `${number(count ?? 0)} baños`);
export const area = ({ area: metres }: HomeFacts): string => (metres > 999 ? `${Math.floor(metres / 1000)}.${String(metres % 1000).padStart(3, '0')} m²` : `${metres} m²`);
export const metres = (count: number): string => (count > 999 ? `${Math.floor(count / 1000)}.${String(count % 1000).padStart(3, '0')} m²` : `${count} m²`);
/** "en una tercera planta", "en planta baja". */
export const onFloor = ({ floor }: HomeFacts): string => (floor ? `en una ${ordinals[floor]} planta` : 'en planta baja');

export const inPlace = ({ place }: HomeFacts): string => place.words.es.in;
export const ofPlace = ({ place }: HomeFacts): string => place.words.es.of;
export const InPlace = ({ place }: HomeFacts): string => `E${place.words.es.in.slice(1)}`;
export const inTown = ({ place }: HomeFacts): string => place.town.es.in;
