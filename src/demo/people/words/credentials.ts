import type { StreetRegion } from '../../places/placeSource.ts';
import type { Phrase } from './phrase.ts';

/** What agents learn for the trade itself; `{year}` is when. */
export const courses: readonly Phrase[] = [
  [
    'Curso de agente inmobiliario, 200 horas, {year}',
    "Curs d'agent immobiliari, 200 hores, {year}",
    'Estate agency course, 200 hours, {year}',
  ],
  [
    'Experto en valoración inmobiliaria, {year}',
    'Expert en valoració immobiliària, {year}',
    'Certificate in property valuation, {year}',
  ],
  [
    'Derecho inmobiliario y arrendamientos, {year}',
    'Dret immobiliari i arrendaments, {year}',
    'Property and tenancy law, {year}',
  ],
  [
    'Mediación en compraventas y herencias, {year}',
    'Mediació en compravendes i herències, {year}',
    'Mediation in sales and inheritances, {year}',
  ],
  [
    'Fotografía y presentación de viviendas, {year}',
    "Fotografia i presentació d'habitatges, {year}",
    'Photographing and presenting homes, {year}',
  ],
  ['Fiscalidad de la vivienda, {year}', "Fiscalitat de l'habitatge, {year}", 'Taxation of homes, {year}'],
  [
    'Eficiencia energética y rehabilitación, {year}',
    'Eficiència energètica i rehabilitació, {year}',
    'Energy efficiency and refurbishment, {year}',
  ],
  [
    'Prevención del blanqueo de capitales, {year}',
    'Prevenció del blanqueig de capitals, {year}',
    'Prevention of money laundering, {year}',
  ],
  [
    'Inglés para profesionales inmobiliarios, {year}',
    'Anglès per a professionals immobiliaris, {year}',
    'English for estate agents, {year}',
  ],
  [
    'Urbanismo para no urbanistas, {year}',
    'Urbanisme per a no urbanistes, {year}',
    'Planning law for non-planners, {year}',
  ],
];

/** Enrolled in the official body of agents; `{number}` and `{province}` are the agent's. */
export const apiCertificate: Phrase = [
  'Agente de la Propiedad Inmobiliaria (API), n.º {number}',
  'Agent de la Propietat Immobiliària (API), núm. {number}',
  'Official estate agent (API), no. {number}',
];

/** The public registers that regions keep of agents; the others have none that an agent must be in. */
export const registers: Partial<Record<StreetRegion, Phrase>> = {
  catalan: [
    'Registro de Agentes Inmobiliarios de Cataluña: AICAT {register}',
    "Registre d'Agents Immobiliaris de Catalunya: AICAT {register}",
    'Register of Estate Agents of Catalonia: AICAT {register}',
  ],
  valencian: [
    'Registro de agentes de la Comunitat Valenciana: RAICV {register}',
    "Registre d'agents de la Comunitat Valenciana: RAICV {register}",
    'Register of agents of the Valencian Community: RAICV {register}',
  ],
};

export const furtherCertificates: readonly Phrase[] = [
  [
    'Seguro de responsabilidad civil y de caución en vigor',
    'Assegurança de responsabilitat civil i de caució en vigor',
    'Liability insurance and bond in force',
  ],
  [
    'Perit[o|a] judicial inmobiliari[o|a]',
    'Perit[|a] judicial immobili[ari|ària]',
    'Property expert before the courts',
  ],
  [
    'Técnic[o|a] en certificación energética de viviendas',
    "Tècni[c|ca] en certificació energètica d'habitatges",
    'Certified in energy rating of homes',
  ],
  [
    'Norma UNE-EN 15733 de servicios inmobiliarios',
    'Norma UNE-EN 15733 de serveis immobiliaris',
    "Standard EN 15733 for estate agents' services",
  ],
];

export const memberships: readonly Phrase[] = [
  [
    'Colegio de Agentes de la Propiedad Inmobiliaria, {province}',
    "Col·legi d'Agents de la Propietat Immobiliària, {province}",
    'College of Estate Agents, {province}',
  ],
  [
    'Asociación de Profesionales de la Vivienda',
    "Associació de Professionals de l'Habitatge",
    'Association of Housing Professionals',
  ],
  [
    'Bolsa de inmuebles compartidos, {province}',
    "Borsa d'immobles compartits, {province}",
    'Shared listing service, {province}',
  ],
  ['Asociación de comerciantes {ofCity}', 'Associació de comerciants {ofCity}', "Traders' association {ofCity}"],
];

export const experience = {
  network: [
    [
      'Desde {joined}: agente de la red en {agency}',
      'Des del {joined}: agent de la xarxa a {agency}',
      'Since {joined}: agent of the network at {agency}',
    ],
    [
      'Desde {joined}: por cuenta propia, dentro de la red',
      'Des del {joined}: per compte propi, dins de la xarxa',
      'Since {joined}: self-employed, within the network',
    ],
  ],
  earlier: [
    [
      'De {since} a {joined}: agente en una inmobiliaria {ofCity}',
      'Del {since} al {joined}: agent en una immobiliària {ofCity}',
      'From {since} to {joined}: agent at an estate agency {inCity}',
    ],
    [
      'De {since} a {joined}: comercial de alquileres {inCity}',
      'Del {since} al {joined}: comercial de lloguers {inCity}',
      'From {since} to {joined}: letting agent {inCity}',
    ],
    [
      'De {since} a {joined}: responsable de ventas de una promotora',
      "Del {since} al {joined}: responsable de vendes d'una promotora",
      'From {since} to {joined}: head of sales for a developer',
    ],
  ],
  /** Followed by the trade. */
  trade: [
    'De {tradeStart} a {since}: {trade}',
    'Del {tradeStart} al {since}: {trade}',
    'From {tradeStart} to {since}: {trade}',
  ],
} as const satisfies Record<string, Phrase | readonly Phrase[]>;
