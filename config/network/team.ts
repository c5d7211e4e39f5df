import { z } from 'zod';
import { profiles, type Member, type NetworkHistory, type NetworkTeam } from '#shared/domain/networkTeam.ts';
import { defaultLanguage, valueIn, type BySiteLanguage, type Language } from '#shared/i18n/languages.ts';
import { $schema, addresses, byLanguage, line } from './fields.ts';

const person = z.strictObject({
  name: line,
  role: byLanguage(line),
  bio: byLanguage(line),
  image: z
    .string()
    .regex(/^\/[\w./-]+$/, 'must be the path of a file in public/, as /team/ana.webp')
    .optional()
    .describe('A square picture in public/, 480 px wide'),
  profiles: z.partialRecord(z.enum(profiles), addresses).optional(),
  mail: z.email().optional(),
});

const history = z.strictObject({
  text: z.array(byLanguage(line)).describe('Paragraphs: how the network began'),
  years: z.array(z.strictObject({ year: z.int().min(1800).max(2100), text: byLanguage(line) })),
});

/** team.json: the people behind the network, and its history. */
export const teamSchema = z.strictObject({
  $schema,
  people: z.array(person).optional(),
  history: history.optional(),
});

type TeamFile = z.output<typeof teamSchema>;

/** The language that texts which stand together are shown in: Spanish where one of them lacks the page's. */
const shownIn = (language: Language, texts: readonly BySiteLanguage<string>[]): Language =>
  texts.every((text) => text[language] !== undefined) ? language : defaultLanguage;

/** What marks texts that are not in the language of the page. */
const langOf = (shown: Language, language: Language) => (shown === language ? {} : { lang: shown });

function memberIn(
  language: Language,
  { name, role, bio, image, mail, profiles: own = {} }: z.output<typeof person>,
): Member {
  const shown = shownIn(language, [role, bio]);
  return {
    name,
    role: valueIn(role, shown),
    bio: valueIn(bio, shown),
    ...langOf(shown, language),
    profiles: profiles.flatMap((profile) => {
      const href = own[profile];
      return href === undefined ? [] : [{ profile, href: valueIn(href, language) }];
    }),
    ...(image === undefined ? {} : { image }),
    ...(mail === undefined ? {} : { mail }),
  };
}

function historyIn(language: Language, { text, years }: z.output<typeof history>): NetworkHistory {
  const shown = shownIn(language, [...text, ...years.map((one) => one.text)]);
  return {
    text: text.map((paragraph) => valueIn(paragraph, shown)),
    years: years.map(({ year, text: what }) => ({ year, text: valueIn(what, shown) })),
    ...langOf(shown, language),
  };
}

/** The team in one language, as pages show it. */
export const teamIn = (language: Language, { people = [], history: past }: TeamFile): NetworkTeam => ({
  people: people.map((one) => memberIn(language, one)),
  history: past ? historyIn(language, past) : null,
});

/** What pages show in Spanish because team.json lacks their language, for who writes it. */
export const untranslatedTeam = (team: Partial<Record<Language, NetworkTeam>>): string[] =>
  Object.entries(team).flatMap(([language, { people, history: past }]) =>
    [...people.filter(({ lang }) => lang).map(({ name }) => name), ...(past?.lang ? ['history'] : [])].map(
      (what) => `team.json: ${what}: not all of it is there in ${language}, whose pages show the Spanish text`,
    ),
  );
