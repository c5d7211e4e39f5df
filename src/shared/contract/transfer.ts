import * as z from 'zod/mini';
import { maxTransferLength } from '#shared/domain/transfer.ts';
import { textUpTo, time, word } from './fields.ts';

const base64url = /^[A-Za-z0-9_-]+$/;

/** Encrypted by the browser: nobody but the holder of its link can read it. */
const list = textUpTo(maxTransferLength, 'base64url', (value) => base64url.test(value));

/** A list of favourites on its way to another device. */
export const transferBodySchema = z.object({ list });

/** What names it in the link is at least 128 random bits. */
export const newTransferSchema = z.object({
  id: word,
  /** When it is deleted. */
  ends_at: time,
});

export const transferSchema = z.object({ list, ends_at: time });

export type NewTransferDto = z.output<typeof newTransferSchema>;
export type TransferDto = z.output<typeof transferSchema>;
