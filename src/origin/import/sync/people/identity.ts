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

/** Another e-mail, telephone or agency is another person. */
export const isAnother = (one: Identity, other: Identity): boolean =>
  (['email', 'phone', 'agency'] as const).some(
    (name) => one[name] !== undefined && other[name] !== undefined && one[name] !== other[name],
  );

/** Whether a number, e-mail or telephone is the same. */
export const isAlike = (one: Identity, other: Identity): boolean =>
  (['id', 'email', 'phone'] as const).some((name) => one[name] !== undefined && one[name] === other[name]);
