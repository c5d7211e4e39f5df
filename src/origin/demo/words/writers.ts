import type { Language } from '#shared/i18n/languages.ts';
import type { Writer } from './grammar.ts';
import type { HomeKind } from '../homes/homeFacts.ts';

const nouns: Record<Language, Record<HomeKind, string>> = {
  es: { flat: 'Piso', studio: 'Estudio', penthouse: 'Ático', duplex: 'Dúplex', house: 'Casa', rural_house: 'Casa rural', office: 'Oficina', premises: 'Local', building: 'Edificio', storage: 'Trastero', garage: 'Plaza de garaje', land: 'Terreno' },
  ca: { flat: 'Pis', studio: 'Estudi', penthouse: 'Àtic', duplex: 'Dúplex', house: 'Casa', rural_house: 'Casa rural', office: 'Oficina', premises: 'Local', building: 'Edifici', storage: 'Traster', garage: 'Plaça de garatge', land: 'Terreny' },
  en: { flat: 'Apartment', studio: 'Studio', penthouse: 'Penthouse', duplex: 'Duplex', house: 'House', rural_house: 'Country house', office: 'Office', premises: 'Commercial premises', building: 'Building', storage: 'Storage room', garage: 'Parking space', land: 'Plot' },
};
const slug = (s: string): string => s.toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '').replaceAll(' ', '-');
const writer = (language: Language, start: string): Writer => ({
  headline: (home) => `${nouns[language][home.kind]} ${home.area} m² ${home.place.words[language].in}`,
  text: (home) => `${nouns[language][home.kind]} ${home.place.words[language].in}.\n\n${home.area} m².`,
  highlights: (home) => [`${home.area} m²`, home.place.words[language].name, home.place.town[language].name],
  special: (home) => [home.place.words[language].name, nouns[language][home.kind]],
  rentalConditions: () => ['1', '2', '3'],
  slugStart: Object.fromEntries(Object.entries(nouns[language]).map(([kind, noun]) => [kind, `${slug(noun)}-${start}`])) as Record<HomeKind, string>,
});

export const writers: Record<Language, Writer> = { es: writer('es', 'en'), ca: writer('ca', 'a'), en: writer('en', 'in') };
