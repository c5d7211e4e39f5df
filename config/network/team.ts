import { z } from 'zod';
import { profiles, type Member, type NetworkTeam } from '#shared/domain/networkTeam.ts';
import { valueIn, type Language } from '#shared/i18n/languages.ts';
import { $schema, addresses, inEach, line } from './fields.ts';

const person = (languages: readonly Language[]) =>
  z.strictObject({
    name: line,
    role: inEach(line, languages),
    bio: inEach(line, languages),
    image: z
      .string()
      .regex(/^\/[\w./-]+$/, 'must be the path of a file in public/, as /team/ana.webp')
      .optional()
      .describe('A square picture in public/, 480 px wide'),
    profiles: z.partialRecord(z.enum(profiles), addresses(languages)).optional(),
    mail: z.email().optional(),
  });

const history = (languages: readonly Language[]) =>
  z.strictObject({
    text: z.array(inEach(line, languages)).describe('Paragraphs: how the network began'),
    years: z.array(z.strictObject({ year: z.int().min(1800).max(2100), text: inEach(line, languages) })),
  });

/**
 * team.json: the people behind the network, and its history.
 * @param languages in which its texts have to be
 */
export const teamSchema = (languages: readonly Language[]) =>
  z.strictObject({
    $schema,
    people: z.array(person(languages)).optional(),
    history: history(languages).optional(),
  });

type TeamFile = z.output<ReturnType<typeof teamSchema>>;

function memberIn(
  language: Language,
  { name, role, bio, image, mail, profiles: own = {} }: z.output<ReturnType<typeof person>>,
) {
  const member: Member = {
    name,
    role: valueIn(role, language),
    bio: valueIn(bio, language),
    profiles: profiles.flatMap((profile) => {
      const href = own[profile];
      return href === undefined ? [] : [{ profile, href: valueIn(href, language) }];
    }),
    ...(image === undefined ? {} : { image }),
    ...(mail === undefined ? {} : { mail }),
  };
  return member;
}

/** The team in one language, as pages show it. */
export const teamIn = (language: Language, { people = [], history: past }: TeamFile): NetworkTeam => ({
  people: people.map((one) => memberIn(language, one)),
  history: past
    ? {
        text: past.text.map((paragraph) => valueIn(paragraph, language)),
        years: past.years.map(({ year, text }) => ({ year, text: valueIn(text, language) })),
      }
    : null,
});
