import { z } from 'zod';
import { $schema, line } from '#config/network/fields.ts';
import { webhookUrl } from '#config/webhook.ts';
import { areInOrder, isHourRange, opensSomeDay } from '#shared/domain/openingHours.ts';
import { agentGenders } from '#shared/domain/agent.ts';
import { readRegistered, registerNamed } from '#shared/domain/registers.ts';
import { readPhone } from '#shared/forms/readPhone.ts';
import { slugify, slugPattern } from '#shared/domain/slugify.ts';
import { inTags, languageFacts, languages } from '#shared/i18n/languages.ts';
import type { AgencyInput, AgentInput } from '../db/input/networkInput.ts';

/** As the contract has it (docs/api.md): by the tag of the language. */
const localised = <T extends z.ZodType>(one: T) => z.strictObject({ ...inTags(() => one.optional()), 'es-ES': one });

const slug = z.string().regex(new RegExp(`^${slugPattern}$`), 'must be lower-case letters, digits and single hyphens');
/** As forms and feeds are read: in E.164 from here on. */
const phone = line
  .describe('In any spelling; with the code of its country where that is not Spain')
  .transform((written, context) => {
    const read = readPhone(written);
    if (read === undefined) context.addIssue('must be one telephone number, as 600 000 000 or +34 600 000 000');
    return read ?? z.NEVER;
  });
const web = z.url({ protocol: /^https?$/, error: 'must be an address, as https://www.example.com' });
const list = z.array(line);
const image = z
  .strictObject({ url: line.describe('A file of the folder, as pictures/people/ana.avif, or an address') })
  .extend({ alt: localised(line).optional() });

const review = z.strictObject({
  author: line,
  rating: z.number().min(1).max(5),
  text: localised(line),
  language: z.enum(languages.map((language) => languageFacts[language].tag)).optional(),
  source: line.optional(),
  url: web.optional(),
  date: z.iso.datetime().optional(),
});

const register = z
  .union([line, z.strictObject({ name: line, url: web.optional() })])
  .describe('AICAT, RAICV …, or the name of another with its address');

/** An entry in a public register of estate agents. */
const registered = {
  register_number: line.optional().describe('As 1234 or AICAT 1234: adverts show it'),
  register: register.optional(),
};

/** With a register of the table by its own name and link. */
function withRegister<Given extends z.output<z.ZodObject<typeof registered>>>({
  register_number: number,
  register: of,
  ...rest
}: Given) {
  const named = typeof of === 'string' ? registerNamed(of) : of;
  return { ...rest, ...(number === undefined ? {} : readRegistered(number, named)) };
}

const place = { city: localised(line).optional(), province: line, province_slug: slug.optional() };
const page = {
  about: localised(line).optional(),
  consultancy_areas: localised(list).optional(),
  certifications: localised(list).optional(),
  memberships: localised(list).optional(),
  video: web.optional(),
  web: web.optional(),
};

const webhook = z.strictObject({
  url: webhookUrl.describe('As https://crm.example/vencejo'),
  secret_env: z
    .string()
    .regex(/^WEBHOOK_[A-Z0-9_]+$/, 'must be a variable of the environment, as WEBHOOK_CASA_CLARA_SECRET')
    .describe('The variable of the environment with the secret; with _FILE at its end, one that names a file with it'),
});

const hours = z
  .array(z.string().refine(isHourRange, 'must be as 09:30-14:00, and end after it begins'))
  .max(4)
  .refine(areInOrder, 'must be one after another')
  .optional();

const openingHours = z
  .strictObject({ mon: hours, tue: hours, wed: hours, thu: hours, fri: hours, sat: hours, sun: hours })
  .refine(opensSomeDay, 'must have a day with hours')
  .describe(
    'In an ordinary week, by its own clock, as { "mon": ["09:30-14:00", "16:00-19:00"] }; other days are closed',
  );

const agency = z.strictObject({
  id: line.optional(),
  slug,
  kind: z.literal('agency').optional(),
  commercial_brand: line.optional().describe('Absent for an agent who works alone under no brand'),
  independent: z.boolean().default(false),
  ...place,
  address: z
    .strictObject({
      street_type: line.optional(),
      street_name: line.optional(),
      street_number: line.optional(),
      postal_code: line.optional(),
      town: line.optional(),
    })
    .optional(),
  founded: z.int().min(1800).max(2100).optional(),
  email: z.email().optional(),
  phone: phone.optional(),
  ...registered,
  logo: image.optional(),
  image: image.optional().describe('Of its shop or office'),
  location: z
    .strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
    .optional()
    .describe('Its door, as { "lat": 41.38764, "lng": 2.16992 }'),
  opening_hours: openingHours.optional(),
  webhook: webhook.optional().describe('Where the agency is told of its own leads (docs/api.md#events)'),
  ...page,
});

const clock = '([01]\\d|2[0-3]):[0-5]\\d';
const range = z
  .string()
  .regex(new RegExp(`^${clock}-${clock}$`), 'must be as 10:00-13:00')
  .refine((text) => text.slice(0, 5) < text.slice(6), 'must end after it begins');
const ranges = z.array(range).optional();

const visits = z
  .strictObject({
    ...{ mon: ranges, tue: ranges, wed: ranges, thu: ranges, fri: ranges, sat: ranges, sun: ranges },
    length: z.int().min(10).max(240).default(30).describe('Minutes of a visit'),
    notice: z.int().min(1).max(168).optional().describe('Hours between a booking and its visit, by default 12'),
  })
  .describe('When visits can be booked, by the clock of where the home is, as { "mon": ["10:00-13:00"] }');

const agent = z.strictObject({
  id: line.optional(),
  slug,
  kind: z.literal('agent').optional(),
  full_name: line,
  gender: z.enum(agentGenders).default('other'),
  email: z.email().optional(),
  phone: phone.optional(),
  agency: z.strictObject({ slug, commercial_brand: line.optional(), independent: z.boolean().optional() }),
  commercial_brand: line.optional(),
  ...registered,
  ...place,
  province: line.optional().describe("By default the agency's"),
  zones: list.default([]),
  languages: list
    .default([])
    .describe('Español, Català, English …; the first of these three is the language of mails to the agent'),
  social: z.record(z.string(), web).default({}),
  image: image.optional(),
  training: localised(list).optional(),
  experience: localised(list).optional(),
  sales: z.int().min(0).optional(),
  rents: z.int().min(0).optional(),
  reviews: z.array(review).default([]),
  calendar_url: web.optional(),
  visits: visits.optional(),
  ...page,
});

/** people/agencies.json and people/agents.json: profiles in the contract's shape. A list alone is read as well. */
export const agenciesSchema = z.strictObject({ $schema, agencies: z.array(agency) });
export const agentsSchema = z.strictObject({ $schema, agents: z.array(agent) });

const withSizes = (picture: z.output<typeof image>) => ({ ...picture, dimensions: {} });

/** What is stored and shown of an agency. */
export function toAgency({ logo, image: shop, webhook: _, ...given }: z.output<typeof agency>): AgencyInput {
  return {
    ...withRegister(given),
    id: given.id ?? given.slug,
    kind: 'agency',
    address: given.address ?? {},
    province_slug: given.province_slug ?? slugify(given.province),
    ...(logo ? { logo: withSizes(logo) } : {}),
    ...(shop ? { image: withSizes(shop) } : {}),
  };
}

/** @param own the agent's agency, as agencies.json has it */
export function toAgent({ image: portrait, ...given }: z.output<typeof agent>, own: AgencyInput): AgentInput {
  const brand = own.commercial_brand;
  const { register_number, register: of } = given.register_number === undefined ? own : withRegister(given);
  return {
    ...given,
    register_number,
    register: of,
    id: given.id ?? given.slug,
    kind: 'agent',
    agency: {
      slug: own.slug,
      independent: own.independent,
      ...(brand === undefined ? {} : { commercial_brand: brand }),
    },
    ...(given.commercial_brand === undefined && brand !== undefined ? { commercial_brand: brand } : {}),
    province: given.province ?? own.province,
    province_slug: given.province_slug ?? (given.province ? slugify(given.province) : own.province_slug),
    ...(portrait ? { image: withSizes(portrait) } : {}),
  };
}
