import type { spokenLanguages } from '#shared/domain/agent.ts';
import type { Phrase, PersonGender } from './words/phrase.ts';

export type SpokenLanguage = (typeof spokenLanguages)[number];

/** Somebody whom a province has in every world, before others are drawn from its names. */
export interface Resident {
  given: string;
  surnames: string;
  gender: PersonGender;
  /** The place they came from, where they came from elsewhere. */
  origin?: Phrase;
  /** What they speak beside the region's languages: their own first. */
  speaks?: readonly SpokenLanguage[];
  /**
   * Works for themselves, under their own name as brand. The agency then has the agent's own slug: the one collision of
   * the network, which the guards resolve in the agent's favour (PD-3).
   */
  ownName?: true;
}

/**
 * By province slug: people from elsewhere in Spain and from abroad, so that every language of docs/product.md#agent is
 * spoken, and names that only a collator puts in order (Àlex, Alba, Álvaro, Íñigo, Núria, Ñusta).
 */
export const residents: Readonly<Record<string, readonly Resident[]>> = {
  barcelona: [
    { given: 'Àlex', surnames: 'Casanovas Riu', gender: 'male' },
    { given: 'Alba', surnames: 'Noguera', gender: 'female' },
    { given: 'Núria', surnames: 'Puigdomènech', gender: 'female' },
    { given: 'Álvaro', surnames: 'Cifuentes', gender: 'male', origin: ['Valladolid', 'Valladolid', 'Valladolid'] },
    {
      given: 'Chiara',
      surnames: 'Bellini',
      gender: 'female',
      origin: ['Turín', 'Torí', 'Turin'],
      speaks: ['Italiano', 'English'],
    },
  ],
  girona: [
    {
      given: 'Élodie',
      surnames: 'Marchand',
      gender: 'female',
      origin: ['Toulouse', 'Tolosa', 'Toulouse'],
      speaks: ['Francés', 'English'],
    },
    { given: 'Àngels', surnames: 'Vilaseca Coll', gender: 'female' },
  ],
  madrid: [
    { given: 'Ñusta', surnames: 'Quispe Rojas', gender: 'female', origin: ['Cuzco', 'Cusco', 'Cusco'] },
    {
      given: 'Ainhoa',
      surnames: 'Etxeberria',
      gender: 'female',
      origin: ['Bilbao', 'Bilbao', 'Bilbao'],
      speaks: ['Euskera', 'English'],
    },
    {
      given: 'Xoán',
      surnames: 'Castiñeiras',
      gender: 'male',
      origin: ['Pontevedra', 'Pontevedra', 'Pontevedra'],
      speaks: ['Gallego', 'Portugués'],
    },
    { given: 'Álvaro', surnames: 'Núñez Arranz', gender: 'male' },
    { given: 'Alba', surnames: 'Peñalver', gender: 'female' },
    {
      given: 'Katarzyna',
      surnames: 'Nowak',
      gender: 'female',
      origin: ['Cracovia', 'Cracòvia', 'Kraków'],
      speaks: ['Polaco', 'English'],
    },
  ],
  zaragoza: [
    {
      given: 'Begoña',
      surnames: 'Ibarrola',
      gender: 'female',
      origin: ['San Sebastián', 'Sant Sebastià', 'San Sebastián'],
      speaks: ['Euskera'],
    },
  ],
  salamanca: [
    {
      given: 'João',
      surnames: 'Figueiredo',
      gender: 'male',
      origin: ['Coímbra', 'Coïmbra', 'Coimbra'],
      speaks: ['Portugués', 'English'],
    },
  ],
  burgos: [
    {
      given: 'Íñigo',
      surnames: 'Ugarte Sáez',
      gender: 'male',
      origin: ['Vitoria', 'Vitòria', 'Vitoria'],
      speaks: ['Euskera'],
    },
  ],
  alicante: [
    { given: 'Laura', surnames: 'Ñíguez', gender: 'female' },
    {
      given: 'Marieke',
      surnames: 'de Vries',
      gender: 'female',
      origin: ['Utrecht', 'Utrecht', 'Utrecht'],
      speaks: ['Neerlandés', 'Alemán', 'English'],
    },
    {
      given: 'Anastasia',
      surnames: 'Morózova',
      gender: 'female',
      origin: ['San Petersburgo', 'Sant Petersburg', 'Saint Petersburg'],
      speaks: ['Ruso', 'English'],
    },
  ],
  sevilla: [
    {
      given: 'Uxía',
      surnames: 'Loureiro',
      gender: 'female',
      origin: ['Vigo', 'Vigo', 'Vigo'],
      speaks: ['Gallego', 'Portugués'],
    },
  ],
  malaga: [
    {
      given: 'Ingrid',
      surnames: 'Brandt',
      gender: 'female',
      origin: ['Hamburgo', 'Hamburg', 'Hamburg'],
      speaks: ['Alemán', 'English'],
    },
    {
      given: 'Oliver',
      surnames: 'Whitcombe',
      gender: 'male',
      origin: ['Bristol', 'Bristol', 'Bristol'],
      speaks: ['English'],
      ownName: true,
    },
  ],
  granada: [
    {
      given: 'Eleni',
      surnames: 'Papadaki',
      gender: 'female',
      origin: ['Heraclión', 'Iràklio', 'Heraklion'],
      speaks: ['Griego', 'English', 'Francés'],
    },
  ],
  'las-palmas': [
    {
      given: 'Jürgen',
      surnames: 'Kessler',
      gender: 'male',
      origin: ['Colonia', 'Colònia', 'Cologne'],
      speaks: ['Alemán', 'English'],
    },
  ],
  'santa-cruz-de-tenerife': [
    {
      given: 'Pelayo',
      surnames: 'Cueto Friera',
      gender: 'male',
      origin: ['Gijón', 'Gijón', 'Gijón'],
      speaks: ['Asturiano', 'English'],
    },
  ],
};
