import { slugify } from './slugify.ts';

/**
 * Public registers of estate agents in Spain, and how a number in one is read. A register is here only where an
 * official text that creates it was read; others are written by their own name (docs/product.md#register).
 */

export interface AgentsRegister {
  /** As people write it before the number. */
  name: string;
  title?: string;
  /** Slugs of the provinces whose agents it is for. */
  provinces: readonly string[];
  /** Whether nobody may work as an agent there without it; absent where the text was not read so far. */
  isRequired?: boolean;
  /** Its page at the authority that keeps it; absent where none is known for certain. */
  url?: string;
  /** The text that creates it, where that was read, and when (ISO 8601). */
  law: { name: string; url: string; readOn: string };
}

/** None of these texts gives a number a form, so that no number is refused for its form. */
export const agentsRegisters = {
  aicat: {
    name: 'AICAT',
    title: "Registre d'Agents Immobiliaris de Catalunya",
    provinces: ['barcelona', 'girona', 'lleida', 'tarragona'],
    isRequired: true,
    law: {
      name: 'Decret 12/2010, de 2 de febrer',
      url: 'http://dogc.gencat.cat/ca/pdogc_canals_interns/pdogc_resultats_fitxa/?documentId=540306&action=fitxa',
      readOn: '2026-11-29',
    },
  },
  raicv: {
    name: 'RAICV',
    title: "Registre d'Agents d'Intermediació Immobiliària de la Comunitat Valenciana",
    provinces: ['alicante', 'castellon', 'valencia'],
    isRequired: true,
    url: 'https://www.gva.es/va/inicio/procedimientos?id_proc=22848',
    law: {
      name: 'Decret 98/2022, de 29 de juliol',
      url: 'https://dogv.gva.es/portal/ficha_disposicion_pc.jsp?sig=007339/2022&L=0',
      readOn: '2026-11-29',
    },
  },
  madrid: {
    name: 'Registro de Agentes Inmobiliarios de la Comunidad de Madrid',
    provinces: ['madrid'],
    isRequired: false,
    url: 'https://sede.comunidad.madrid/inscripciones-registro/registro-agentes-inmobiliarios',
    law: {
      name: 'Comunidad de Madrid, referencia 81835',
      url: 'https://sede.comunidad.madrid/inscripciones-registro/registro-agentes-inmobiliarios',
      readOn: '2026-11-29',
    },
  },
  navarra: {
    name: 'Registro de Agentes Inmobiliarios de Navarra',
    provinces: ['navarra'],
    law: {
      name: 'Decreto Foral 33/2019, de 27 de marzo',
      url: 'http://www.lexnavarra.navarra.es/detalle.asp?r=51566',
      readOn: '2026-11-29',
    },
  },
} as const satisfies Record<string, AgentsRegister>;

/** Where a number stands: by its name, and with a link where there is one. */
export interface Register {
  name: string;
  url?: string | undefined;
}

/** Somebody's entry in a register, as contracts have it. */
export interface Registered {
  register_number?: string | undefined;
  register?: Register | undefined;
}

const rows: readonly [string, AgentsRegister][] = Object.entries(agentsRegisters);

/** A register of the table by its key, its name or its title in any case; any other by its own name. */
export function registerNamed(name: string): Register {
  const row = rows.find(([key, { name: short, title = short }]) =>
    [key, short, title].some((one) => slugify(one) === slugify(name)),
  )?.[1];
  return row ? { name: row.name, ...(row.url === undefined ? {} : { url: row.url }) } : { name: name.trim() };
}

/**
 * A number as people write it, with its register's name before it (`AICAT 1234`, `aicat núm. 1234`) or without: of a
 * register of the table, the two apart. Nothing says by its number alone which register it is of.
 */
export function readRegistered(written: string, register?: Register): Registered {
  const text = written.trim();
  const [, word = '', rest = ''] = /^(\p{L}{4,})[\s:.\-/]*(?:n\S*[\s:.]+)?(?=\S*\d)(\S.*)$/iu.exec(text) ?? [];
  const named = rows.find(([, { name }]) => name === word.toUpperCase())?.[1];
  if (!named || (register && register.name !== named.name))
    return { register_number: text, ...(register ? { register } : {}) };
  return { register_number: rest, register: register ?? registerNamed(named.name) };
}

/** A number of a sheet's column that names its register (`Nº AICAT`), with that name before it. */
export function numberOfColumn(title: string, number: string): string {
  const words = slugify(title).split('-');
  const named = rows.find(([key, { name }]) => slugify(name) === key && words.includes(key))?.[1];
  return named && !slugify(number).startsWith(slugify(named.name)) ? `${named.name} ${number}` : number;
}
