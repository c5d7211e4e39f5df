import * as z from 'zod/mini';
import { suggestionNames } from '../domain/suggestions.ts';
import { amount, count, estateKey, line, listOf, optional, text, time, withFallback, word } from './fields.ts';
import { listingInfoSchema } from './lead.ts';
import { resultDaySchema, resultSumsSchema } from './results.ts';

/** What an agent did for a home, as its owner reads it. */
export const ownerNoteSchema = z.object({ day: resultDaySchema, note: text });

/** How often a home was opened beside those like it. */
const openingsComparedSchema = z.object({
  count,
  /** The middle of the others' openings. */
  median: amount,
  /** How many of them were opened less often, and more often. */
  fewer: count,
  more: count,
});

const homeSchema = z.object({
  key: estateKey,
  listing: listingInfoSchema,
  /** Of the week, and of the one before; absent where it was not counted from its first day on. */
  counts: optional(resultSumsSchema),
  previous: optional(resultSumsSchema),
  compared: optional(openingsComparedSchema),
  /** What follows from facts, with their numbers. */
  suggestions: withFallback(
    listOf(
      z.object({
        name: z.enum(suggestionNames),
        shown: optional(count),
        photos: optional(count),
        percent: optional(count),
        alike: optional(count),
      }),
    ),
    [],
  ),
  /** The links by which owners see what it earned, as long as they open something. */
  links: withFallback(listOf(z.object({ id: word, made_at: time, expires_at: time })), []),
  notes: withFallback(listOf(z.extend(ownerNoteSchema, { id: word })), []),
});

/** The answer of `GET /web/rgpd/results/{token}`: what an agent's homes earned, for the holder of the link. */
export const agentResultsSchema = z.object({
  /** The agent's first name. */
  name: withFallback(line, ''),
  /** Monday and Sunday of the last week that is over. */
  week: z.object({ from: resultDaySchema, to: resultDaySchema }),
  /** Names the next link or note that is made: a form that is sent twice makes one. */
  next_id: word,
  /** How many homes there are; those that are listed were opened most. */
  total: count,
  homes: listOf(homeSchema),
});
export type AgentResultsDto = z.output<typeof agentResultsSchema>;

/** The answer of `POST /web/rgpd/results/{token}`: the secret of the link, where one was asked for. */
export const resultActionAnswerSchema = z.object({ token: optional(word) });
