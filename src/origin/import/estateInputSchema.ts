import { z } from 'zod';
import {
  addressShape,
  energyCertificateShape,
  estateDetailShape,
  estateSummaryShape,
  mediaShape,
  respellEstateFields,
  respellEstateType,
  respellFeature,
} from '#shared/contract/estate.ts';
import { agentBriefShape } from '#shared/contract/agentBrief.ts';
import { strict } from '#shared/contract/strict.ts';
import { energyStates, estateSubtypes, estateTypes, hidesPrice } from '#shared/domain/estate.ts';
import { imageSizes } from '#shared/domain/images.ts';
import { emailPattern, normaliseEmail } from '#shared/forms/emailAddress.ts';
import { phone as phoneField } from '#shared/forms/fields.ts';
import { withoutInvisible } from '#shared/forms/typedText.ts';
import { isSource } from '../media/pictureSource.ts';
import { isKey, isReference } from '#shared/domain/estateKey.ts';

/**
 * The contract's estate, as a file brings it: a broken field is an error here, and what is stored keeps narrower rules.
 * Unknown fields are passed over; aliases are resolved by the contract.
 */
const word = z.string().trim();
const filled = word.min(1, 'must not be empty');
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens');
const whole = (min: number, max: number) => z.int(`must be a whole number from ${min} to ${max}`).min(min).max(max);
const webUrl = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'must be an http(s) URL');
/** Of ours, as an answer of ours names it, anywhere on the web, or a file of the network's folder. */
const pictureUrl = z
  .string()
  .refine(
    (value) => /^\/media\/[\w/.-]+$/.test(value) || isSource(value),
    "must be an http(s) URL, or a picture's path in the network's folder",
  );
const time = z.iso.datetime({ offset: true, error: 'must be a time as 2026-01-31T09:00:00Z' });

const localised = <T extends z.ZodType>(value: T) =>
  z.object(
    { 'es-ES': value, 'ca-ES': value.optional(), 'en-US': value.optional() },
    'must be texts by language, es-ES among them',
  );

const dimensions = z.partialRecord(z.enum(imageSizes), pictureUrl);

const media = z.object({
  ...strict(mediaShape),
  web_cover: z.boolean().default(false),
  url: pictureUrl,
  dimensions: dimensions.default({}),
  // An unlisted value counts as unknown.
  description_category: mediaShape.description_category,
  alt: localised(word).optional(),
  placeholder: z
    .string()
    .regex(/^#[0-9a-f]{3,8}$/i, 'must be a colour as #aabbcc')
    .optional(),
  preview: pictureUrl.optional(),
});

const address = z
  .object({
    ...strict(addressShape),
    province: filled,
    province_slug: slug,
    town: filled,
    town_slug: slug,
    zone: filled.optional(),
    zone_slug: slug.optional(),
    street_type: word.default(''),
    street_name: word.default(''),
    street_number: word.default(''),
  })
  .refine((value) => (value.zone === undefined) === (value.zone_slug === undefined), {
    path: ['zone'],
    error: 'zone and zone_slug come together',
  });

/** As E.164 where it can be read so. */
const phone = word.transform((text) => phoneField.safeParse(text).data ?? text);

/** Kept as it is written, with the letters of its domain: it is shown. */
const email = z
  .string()
  .transform((text) => withoutInvisible(text).trim())
  .refine((text) => emailPattern.test(normaliseEmail(text)), 'must be an e-mail address');

const agency = z.object({
  slug: slug.optional(),
  commercial_brand: filled.optional(),
  independent: z.boolean().default(false),
});

const agent = z.object({
  ...strict(agentBriefShape),
  slug,
  full_name: filled,
  avatar: z.object({ url: pictureUrl, dimensions: dimensions.default({}), alt: localised(word).optional() }).optional(),
  phone: phone.default(''),
  email: email.optional(),
  languages: z.array(filled).default([]),
  agency: agency.optional(),
});

const noLines = { 'es-ES': [] };

const estate = z.object({
  ...strict(estateSummaryShape),
  ...strict(estateDetailShape),
  reference: z.string().trim().refine(isReference, 'must be 1 to 60 printable characters'),
  key: z.string().refine(isKey, 'must be letters, digits, hyphens and underscores').optional(),
  slug: word.optional(),
  url_slug: localised(slug),
  // Others than the known four are possible and count as available (PD-26).
  status: z
    .string()
    .toLowerCase()
    .regex(/^[a-z_]{2,30}$/, 'must be a word'),
  estate_type: z.preprocess(respellEstateType, z.enum(estateTypes)),
  subtype: z.enum(estateSubtypes).optional(),
  // Null: on request.
  price: whole(1, 1_000_000_000).nullish(),
  area_constructed: whole(1, 100_000_000),
  rooms: whole(0, 200).optional(),
  bathrooms: whole(0, 200).optional(),
  description: localised(filled.max(140, 'must have at most 140 characters')),
  text: localised(z.string()).default({ 'es-ES': '' }),
  address,
  location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).optional(),
  cee: z.object({ ...strict(energyCertificateShape), state: z.enum(energyStates) }),
  // Unlisted ids are kept and shown with a general label (PD-35).
  features: z.array(z.preprocess(respellFeature, z.string().regex(/^\w{1,60}$/, 'must be an id'))).default([]),
  media: z.array(media).max(200).default([]),
  virtual_tour: webUrl.optional(),
  video: webUrl.optional(),
  highlights: localised(z.array(filled)).default(noLines),
  special: localised(z.array(filled)).default(noLines),
  rental_conditions: localised(z.array(filled)).optional(),
  price_history: z
    .array(z.object({ date: time, price: whole(1, 1_000_000_000) }))
    .max(200)
    .optional(),
  agent,
  created_at: time.nullable(),
  updated_at: time.nullable(),
});

/** An estate that can be stored. */
export const estateInputSchema = z.preprocess(
  respellEstateFields,
  estate.superRefine((value, context) => {
    if (value.price === undefined && !hidesPrice(value.status))
      context.addIssue({
        code: 'custom',
        path: ['price'],
        message: 'is missing; only reserved, sold and rented homes may come without',
      });
  }),
);
