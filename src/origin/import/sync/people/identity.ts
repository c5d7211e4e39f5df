import type { NamedAgent } from '../../../db/people/namesTaken.ts';
import type { GivenPerson } from '../readPeople.ts';

/** What tells people of one name apart; what is not known tells nothing. */
export interface Identity {
  id?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  /** Slug of their agency. */
  agency?: string | undefined;
}

export const identityOf = ({ id, email, phone, agency }: GivenPerson): Identity => ({
  id,
  email: email?.toLowerCase(),
  phone,
  agency: agency?.slug,
});

/** Of somebody who is stored. The agency of who works alone is made of their own name: it tells nothing. */
export const identityOfStored = ({ id, slug, agency, brief }: NamedAgent): Identity => ({
  id,
  email: brief.email?.toLowerCase(),
  phone: brief.phone,
  agency: agency === slug ? undefined : agency,
});

const differs = (name: 'email' | 'phone' | 'agency', one: Identity, other: Identity): boolean =>
  one[name] !== undefined && other[name] !== undefined && one[name] !== other[name];

/** Another e-mail is another person; another telephone or agency too, unless both have one number of their source. */
export const isAnother = (one: Identity, other: Identity): boolean =>
  differs('email', one, other) ||
  ((one.id === undefined || one.id !== other.id) && (differs('phone', one, other) || differs('agency', one, other)));

/** Whether a number, e-mail or telephone is the same. */
export const isAlike = (one: Identity, other: Identity): boolean =>
  (['id', 'email', 'phone'] as const).some((name) => one[name] !== undefined && one[name] === other[name]);
