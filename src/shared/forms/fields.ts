import * as z from 'zod/mini';

/** Fields as forms know them, the same on both sides (PD-51). Mini: a browser gets them too. */

/** A person's name or surname, on one line. */
export const personName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(/^\P{Cc}*$/u));

export const email = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254), z.email());

/** A box that has to be ticked. */
export const ticked = z.literal(true);

/**
 * The path of the page that a form was sent from: part of the proof of a consent. Never with its query, which may name
 * a person.
 */
export const pagePath = z.string().check(z.maxLength(300), z.regex(/^\/[^?#\p{Cc}]*$/u));
