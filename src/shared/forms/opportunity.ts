import * as z from 'zod/mini';
import { languages } from '../i18n/languages.ts';
import { slugPattern } from '../domain/slugify.ts';
import {
  consentVersion,
  email,
  emptyAsAbsent,
  estateKey,
  message,
  pagePath,
  personName,
  phone,
  surname,
  ticked,
} from './fields.ts';

const slug = z.string().check(z.maxLength(200), z.regex(new RegExp(`^${slugPattern}$`, 'i')));

/** What a visitor asks for: more about a listing, a visit, listings like it, or an answer from an agent. */
export const opportunitySubjects = ['information', 'visit', 'similar', 'contact'] as const;
export type OpportunitySubject = (typeof opportunitySubjects)[number];

/**
 * What a visitor asks an agent or an agency (docs/product.md#enquiries): the body of `POST /web/opportunity`. It is
 * about the listing with the key `reference`, or for the agent or agency named by its slug; of subject `contact` it may
 * be for none of them: for the network itself.
 */
export const opportunitySchema = z
  .object({
    reference: emptyAsAbsent(estateKey),
    agent: emptyAsAbsent(slug),
    agency: emptyAsAbsent(slug),
    subject: z._default(z.enum(opportunitySubjects), 'information'),
    name: personName,
    surname,
    email,
    phone: emptyAsAbsent(phone),
    message,
    /** When the visit begins: one of the agent's free times (GET /web/estate/{key}/slots). */
    slot: emptyAsAbsent(z.iso.datetime({ offset: true })),
    /** Of the privacy policy. */
    acceptPrivacy: ticked,
    /** To get the newsletter and other commercial mail. */
    acceptCommercials: z._default(z.boolean(), false),
    language: z.enum(languages),
    consentVersion,
    pageUrl: z.optional(pagePath),
  })
  .check(
    z.refine(
      ({ reference, agent, agency, subject, slot }) => {
        const asked = [reference, agent, agency].filter(Boolean).length;
        return asked === 1 || (asked === 0 && subject === 'contact' && slot === undefined);
      },
      { path: ['reference'] },
    ),
  );

export type Opportunity = z.output<typeof opportunitySchema>;
