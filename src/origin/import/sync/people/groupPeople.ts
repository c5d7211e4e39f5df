import type { AddressDto } from '#shared/contract/estate.ts';
import type { GivenPerson } from '../readPeople.ts';
import { identityOf, isAnother, type Identity } from './identity.ts';

/** Where somebody works, as far as their first listing says it. */
export type Place = Pick<AddressDto, 'town' | 'province' | 'province_slug'>;

/** Somebody as one or more records name them, with the first of these. */
export interface NamedPerson {
  person: GivenPerson;
  place: Place;
  id: string;
  reference: string;
  /** Who stands for records that name nobody. */
  isDefault: boolean;
}

/** One person, as far as the records of a source say it: the first value of each field counts. */
export interface Group extends NamedPerson {
  /** How the records name them. */
  members: readonly NamedPerson[];
}

const merge = (one: GivenPerson, other: GivenPerson): GivenPerson => ({
  ...one,
  id: one.id ?? other.id,
  phone: one.phone ?? other.phone,
  email: one.email ?? other.email,
  languages: one.languages.length > 0 ? one.languages : other.languages,
  avatar: one.avatar ?? other.avatar,
  agency: one.agency ?? other.agency,
});

const groupOf = (members: readonly NamedPerson[]): Group => ({
  ...members[0]!,
  person: members.map(({ person }) => person).reduce(merge),
  members,
});

const countKnown = ({ email, phone, agency }: Identity): number =>
  [email, phone, agency].filter((one) => one !== undefined).length;

/**
 * Parts people of one name: another e-mail, telephone or agency is another person. Who says nothing of the kind is the
 * only one of that name; of several, it is not known which: somebody of their own.
 * @param named in the order of the records
 */
export function groupPeople(named: readonly NamedPerson[]): Group[] {
  const identities = new Map(named.map((one) => [one, identityOf(one.person)]));
  const groups: NamedPerson[][] = [];
  const fits = (group: readonly NamedPerson[], one: NamedPerson) =>
    group.every((other) => !isAnother(identities.get(one)!, identities.get(other)!));
  for (const one of named.toSorted((a, b) => countKnown(identities.get(b)!) - countKnown(identities.get(a)!))) {
    const [group, another] = groups.filter((members) => fits(members, one));
    if (group && !another) group.push(one);
    else groups.push([one]);
  }
  const position = new Map(named.map((one, index) => [one, index]));
  const inOrder = (members: NamedPerson[]) => members.sort((a, b) => position.get(a)! - position.get(b)!);
  return groups
    .map(inOrder)
    .sort(([a], [b]) => position.get(a!)! - position.get(b!)!)
    .map(groupOf);
}
