import type texts from '#shared/i18n/locales/es/team.json';
import { languageFacts, type Language } from '#shared/i18n/languages.ts';

/** By the key of the texts: `{id}.role` and `{id}.bio`. */
export type MemberId = keyof typeof texts extends infer Key ? (Key extends `${infer Id}.role` ? Id : never) : never;

/** The networks on which somebody may have a profile, with the names that their owners write. */
export const profileNetworks = { linkedin: 'LinkedIn', instagram: 'Instagram', threads: 'Threads', x: 'X' } as const;

export type Profile = keyof typeof profileNetworks | 'newsletter';

/** `https://…`, or a path of this host, in each language. */
type Address = string | Readonly<Record<Language, string>>;

export interface Member {
  id: MemberId;
  name: string;
  /** A square picture, 480 px wide. */
  image?: string;
  profiles?: Readonly<Partial<Record<Profile, Address>>>;
  mail?: string;
}

/** A page of the demo's magazine in each language: it stands for a profile that the demo's people do not have. */
const demoPage = (path: string): Address => ({
  es: `/magazine${languageFacts.es.prefix}/${path}`,
  ca: `/magazine${languageFacts.ca.prefix}/${path}`,
  en: `/magazine${languageFacts.en.prefix}/${path}`,
});

const linkedin = demoPage('red/linkedin');
const instagram = demoPage('red/instagram');
const x = demoPage('red/x');

/** Whose people these are, by BRAND_KEY: another brand shows none of them. */
const teamBrand = 'vencejo';

/**
 * Who looks after the network, in this order. Another network puts its own people and brand here, their texts into
 * `locales/*\/team.json` and their pictures into `public/team/` (docs/product.md#about).
 */
export const team: readonly Member[] = [
  {
    id: 'marta-soler',
    name: 'Marta Soler',
    image: '/team/marta-soler.webp',
    profiles: { linkedin, x },
    mail: 'marta.soler@vencejo.example',
  },
  {
    id: 'julian-arce',
    name: 'Julián Arce',
    image: '/team/julian-arce.webp',
    profiles: { linkedin },
    mail: 'julian.arce@vencejo.example',
  },
  {
    id: 'nuria-valls',
    name: 'Núria Valls',
    image: '/team/nuria-valls.webp',
    profiles: { linkedin, instagram },
    mail: 'nuria.valls@vencejo.example',
  },
  {
    id: 'ikram-benali',
    name: 'Ikram Benali',
    image: '/team/ikram-benali.webp',
    profiles: { linkedin, x },
    mail: 'ikram.benali@vencejo.example',
  },
  {
    id: 'tomas-quintela',
    name: 'Tomás Quintela',
    image: '/team/tomas-quintela.webp',
    profiles: { linkedin },
    mail: 'tomas.quintela@vencejo.example',
  },
  {
    id: 'lucia-prados',
    name: 'Lucía Prados',
    image: '/team/lucia-prados.webp',
    profiles: { instagram, x, newsletter: demoPage('') },
    mail: 'lucia.prados@vencejo.example',
  },
  {
    id: 'andreu-ferrer',
    name: 'Andreu Ferrer',
    image: '/team/andreu-ferrer.webp',
    profiles: { linkedin },
    mail: 'andreu.ferrer@vencejo.example',
  },
  {
    id: 'carmen-olid',
    name: 'Carmen Olid',
    image: '/team/carmen-olid.webp',
    mail: 'carmen.olid@vencejo.example',
  },
];

export const teamOf = (brandKey: string): readonly Member[] => (brandKey === teamBrand ? team : []);

/** The profiles that lead somewhere: a path of this host only where there is a magazine (PD-18). */
export function profilesOf(
  { profiles = {} }: Pick<Member, 'profiles'>,
  language: Language,
  hasMagazine: boolean,
): { profile: Profile; href: string }[] {
  const order: readonly Profile[] = ['linkedin', 'instagram', 'threads', 'x', 'newsletter'];
  return order.flatMap((profile) => {
    const address = profiles[profile];
    const href = typeof address === 'object' ? address[language] : address;
    return href && (hasMagazine || !href.startsWith('/')) ? [{ profile, href }] : [];
  });
}
