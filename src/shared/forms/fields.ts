import * as z from 'zod/mini';
import { plainNumber } from '../filters/typedNumber.ts';
import { isKey } from '../domain/estateKey.ts';
import { emailPattern, normaliseEmail } from './emailAddress.ts';
import { isBlank, withoutBidiControls, withoutInvisible, withoutInvisibleMarks } from './typedText.ts';

/** Fields as forms know them, the same on both sides (PD-51). Mini: a browser gets them too. */

const nameChecks = [
  z.overwrite<string>((typed) => (isBlank(typed) ? '' : withoutInvisibleMarks(typed).trim())),
  z.maxLength(100),
  z.regex(/^[^\p{Cc}\u2028\u2029]*$/u),
] as const;

/** A person's name, on one line. */
export const personName = z.string().check(...nameChecks, z.minLength(1));

/** Surnames on one line, or nothing: not everybody has them, and few contacts need them (surnameProblem.ts). */
export const surname = z._default(z.string().check(...nameChecks), '');

/** An e-mail address, stored in normal form (`normaliseEmail`). */
export const email = z
  .string()
  .check(z.overwrite(normaliseEmail), z.minLength(1), z.maxLength(254), z.regex(emailPattern));

/**
 * A telephone as E.164. What only parts or hides its digits is left out, `00` is `+`, and a number without a country is
 * Spanish. Whether it exists is checked where it is stored (readPhone.ts).
 */
export const phone = z.string().check(
  z.overwrite((typed) => {
    const digits = withoutInvisible(typed)
      .replaceAll(/[\s\p{Dash_Punctuation}\u2212./()]/gu, '')
      .replace(/^00/, '+');
    return /^(?:34)?[6-9]\d{8}$/.test(digits) ? `+34${digits.slice(-9)}` : digits;
  }),
  z.maxLength(20),
  z.regex(/^\+[1-9]\d{6,14}$/),
);

/** A Spanish postcode: five digits, of the provinces 01 to 52. */
export const zipCode = z.string().check(
  z.overwrite((typed) => withoutInvisible(typed).trim()),
  z.regex(/^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/),
);

/**
 * What a visitor writes in their own words: lines, but no other control characters. Without scripts a browser sends
 * each line break as two characters: a text is as long as in the field that it was typed in.
 */
export const message = z.string().check(
  z.overwrite((typed) => (isBlank(typed) ? '' : withoutBidiControls(typed).replaceAll('\r\n', '\n').trim())),
  z.maxLength(2_000),
  z.regex(/^(?:\P{Cc}|[\n\r\t])*$/u),
);

/** A street and number, on one line. */
export const streetAddress = z.string().check(
  z.overwrite((typed) => (isBlank(typed) ? '' : withoutInvisibleMarks(typed).trim())),
  z.maxLength(200),
  z.regex(/^[^\p{Cc}\u2028\u2029]*$/u),
);

/** A whole number, or what was typed for it: `1.200 m²`. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.transform((typed: unknown) => {
      if (typeof typed !== 'string') return typed;
      const digits = plainNumber(withoutInvisible(typed));
      return /^\d{1,9}$/.test(digits) ? Number(digits) : typed;
    }),
    z.int().check(z.gte(min), z.lte(max)),
  );

/** An empty field that need not be filled in counts as absent. */
export const emptyAsAbsent = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && isBlank(value) ? undefined : value)),
    z.optional(schema),
  );

/** What stands for a listing in calls (domain/estateKey.ts). */
export const estateKey = z.string().check(z.refine(isKey));

/** A box that has to be ticked. */
export const ticked = z.literal(true);

/**
 * The path of the page that a form was sent from: part of the proof of a consent. Never with its query, which may name
 * a person.
 */
export const pagePath = z.string().check(z.maxLength(300), z.regex(/^\/[^?#\p{Cc}]*$/u));

/** Which version of its texts a form showed: the proof of a consent (PD-47). Absent: the current one. */
export const consentVersion = z.optional(z.string().check(z.maxLength(40)));
