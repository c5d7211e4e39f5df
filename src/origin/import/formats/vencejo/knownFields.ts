import { agentBriefShape } from '#shared/contract/agentBrief.ts';
import {
  addressShape,
  checkedShape,
  developmentShape,
  energyCertificateShape,
  estateDetailShape,
  estateSummaryShape,
  fieldAliases,
  locationShape,
  mediaShape,
  unitShape,
  worksLicenceShape,
} from '#shared/contract/estate.ts';
import { isFields, type Fields } from '#shared/contract/fields.ts';
import { checkedFacts } from '#shared/domain/evidence/AdvertFacts.ts';
import { saysSomething } from '../../input/UnknownNames.ts';

/** Names of fields, and those of the objects in them. */
interface Known {
  names: ReadonlySet<string>;
  within?: Readonly<Record<string, Known>>;
}

const namesOf = (...parts: (object | readonly string[])[]): ReadonlySet<string> =>
  new Set(parts.flatMap((part) => (Array.isArray(part) ? (part as string[]) : Object.keys(part))));

/** As the contract has them, with the other names that an import takes, and what it takes beside the contract. */
const listing: Known = {
  names: namesOf(estateSummaryShape, estateDetailShape, fieldAliases, [
    ...['linked', 'cadastral_reference', 'price_on_request', 'rent_price', 'agent'],
  ]),
  within: {
    address: { names: namesOf(addressShape, ['city', 'country', 'postcode', 'zip_code']) },
    location: { names: namesOf(locationShape) },
    cee: { names: namesOf(energyCertificateShape) },
    media: { names: namesOf(mediaShape) },
    checked: { names: namesOf(checkedShape, checkedFacts) },
    agent: {
      names: namesOf(agentBriefShape, ['name', 'avatar']),
      within: {
        register: { names: new Set(['name', 'url']) },
        agency: { names: new Set(['slug', 'commercial_brand', 'name', 'independent']) },
      },
    },
    works_licence: { names: namesOf(worksLicenceShape) },
    registration_register: { names: new Set(['name', 'url']) },
    development: {
      names: namesOf(developmentShape),
      within: { units: { names: namesOf(unitShape, ['id', 'area_constructed']) } },
    },
  },
};

const isStated = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : saysSomething(String(value));

function* unknownIn(fields: Fields, { names, within = {} }: Known, path: string): Generator<string> {
  for (const [name, value] of Object.entries(fields)) {
    if (!names.has(name)) {
      if (isStated(value)) yield `${path}${name}`;
      continue;
    }
    const inner = Object.hasOwn(within, name) ? within[name] : undefined;
    const items: unknown[] = Array.isArray(value) ? value : [value];
    if (inner) for (const item of items) if (isFields(item)) yield* unknownIn(item, inner, `${path}${name}/`);
  }
}

/** The fields of a record that say something and that neither the contract nor an import has, as paths. */
export const unknownFields = (record: Fields): Iterable<string> => unknownIn(record, listing, '');
