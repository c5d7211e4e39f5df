import { z } from 'zod';
import { profiles, type Member, type NetworkTeam } from '#shared/domain/networkTeam.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { $schema, addresses, inEach, line } from './fields.ts';

const person = z.strictObject({
  name: line,
  role: inEach(line),
  bio: inEach(line),
  image: z
    .string()
    .regex(/^\/[\w./-]+$/, 'must be the path of a file in public/, as /team/ana.webp')
    .optional()
    .describe('A square picture in public/, 480 px wide'),
  profiles: z.partialRecord(z.enum(profiles), addresses).optional(),
  mail: z.email().optional(),
});

const history = z.strictObject({
  text: z.array(inEach(line)).describe('Paragraphs: how the network began'),
  years: z.array(z.strictObject({ year: z.int().min(1800).max(2100), text: inEach(line) })),
});

/** team.json: the people behind the network, and its history. */
export const teamSchema = z.strictObject({
  $schema,
  people: z.array(person).optional(),
  history: history.optional(),
});

type TeamFile = z.output<typeof teamSchema>;

function memberIn(language: Language, { name, role, bio, image, mail, profiles: own = {} }: z.output<typeof person>) {
  const member: Member = {
    name,
    role: role[language],
    bio: bio[language],
    profiles: profiles.flatMap((profile) => {
      const href = own[profile]?.[language];
      return href === undefined ? [] : [{ profile, href }];
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
        text: past.text.map((paragraph) => paragraph[language]),
        years: past.years.map(({ year, text }) => ({ year, text: text[language] })),
      }
    : null,
});
