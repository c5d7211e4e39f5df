import type { HomeFacts, HomeKind } from '../../homes/homeFacts.ts';

type Gender = 'm' | 'f';

const nouns: Record<HomeKind, readonly [noun: string, gender: Gender]> = {
  flat: ['pis', 'm'], studio: ['estudi', 'm'], penthouse: ['àtic', 'm'], duplex: ['dúplex', 'm'], house: ['casa', 'f'], rural_house: ['casa rural', 'f'],
  office: ['oficina', 'f'], premises: ['local', 'm'], building: ['edifici', 'm'], storage: ['traster', 'm'], garage: ['plaça de garatge', 'f'], land: ['terreny', 'm'],
};

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

const formsOf = (kind: HomeKind) => {
  const [noun, gender] = nouns[kind];
  const feminine = gender === 'f';
  return { feminine, Noun: capital(noun), a: `${feminine ? 'una' : 'un'} ${noun}`, this: `${feminine ? 'aquesta' : 'aquest'} ${noun}` };
};

const forms = Object.fromEntries(Object.keys(nouns).map((kind) => [kind, formsOf(kind as HomeKind)])) as Record<HomeKind, ReturnType<typeof formsOf>>;

const numbers = { m: ['zero', 'un', 'dos', 'tres', 'quatre', 'cinc', 'sis', 'set', 'vuit', 'nou', 'deu'], f: ['zero', 'una', 'dues', 'tres', 'quatre', 'cinc', 'sis', 'set', 'vuit', 'nou', 'deu'] } as const;
const ordinals = ['', 'primera', 'segona', 'tercera', 'quarta', 'cinquena', 'sisena', 'setena', 'vuitena', 'novena', 'desena'];

/** The noun's forms: `Noun` Pis, `a` un pis, `this` aquest pis. */
export const noun = (home: HomeFacts) => forms[home.kind];
/** The adjective in the noun's gender. */
export const agree = (home: HomeFacts, masculine: string, feminine: string): string => (forms[home.kind].feminine ? feminine : masculine);

export const number = (count: number, gender: Gender = 'm'): string => numbers[gender][count] ?? String(count);
export const bedrooms = ({ kind, rooms }: HomeFacts): string =>
  kind === 'studio' ? 'un sol espai' : rooms === 1 ? 'una habitació' : `${number(rooms ?? 0, 'f')} habitacions`;
export const bathrooms = ({ bathrooms: count }: HomeFacts): string => (count === 1 ? 'un bany' : `${number(count ?? 0)} banys`);
export const metres = (count: number): string => (count > 999 ? `${Math.floor(count / 1000)}.${String(count % 1000).padStart(3, '0')} m²` : `${count} m²`);
export const area = ({ area: count }: HomeFacts): string => metres(count);
/** With "de", elided before a vowel that is written or heard: "d'una habitació", "d'11 m²". */
export const of = (text: string): string => (/^(?:[aeiouàèéíòóú]|11?(?:[ .]\d{3})* )/i.test(text) ? `d'${text}` : `de ${text}`);

/** "en una tercera planta", "a la planta baixa". */
export const onFloor = ({ floor }: HomeFacts): string => (floor ? `en una ${ordinals[floor]} planta` : 'a la planta baixa');

export const inPlace = ({ place }: HomeFacts): string => place.words.ca.in;
export const ofPlace = ({ place }: HomeFacts): string => place.words.ca.of;
export const InPlace = ({ place }: HomeFacts): string => `A${place.words.ca.in.slice(1)}`;
export const inTown = ({ place }: HomeFacts): string => place.town.ca.in;
