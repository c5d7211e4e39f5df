import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Env } from '#config/env.ts';
import { endpointUrl } from '#shared/api/endpoints.ts';
import { readOne } from '#shared/api/readAnswer.ts';
import { baseContract, capabilitiesSchema, type CapabilitiesDto } from '#shared/contract/capabilities.ts';
import { isFields } from '#shared/contract/fields.ts';
import { optionalFilterNames } from '#shared/filters/table.ts';
import { parseJson } from '#shared/parseJson.ts';
import { minute, second } from '#shared/times.ts';
import type { Purge } from '../edge/purge.ts';
import type { Logger } from '../logging/logger.ts';
import { createRounds } from '../rounds.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { readWhole } from '../upstream/readWhole.ts';
import { capabilitiesTag } from './capabilitiesTag.ts';
import { createDoubts } from './createDoubts.ts';
import { createKeptAnswer } from './keptAnswer.ts';

interface CapabilitiesDeps {
  env: Pick<Env, 'DATA_DIR' | 'API_HOST'>;
  upstream: Pick<Upstream, 'get' | 'isApiUp'>;
  logger: Pick<Logger, 'info' | 'warn'>;
  /** On all instances, and at the CDN. */
  purge: (purge: Purge) => unknown;
}

/** What the API has of the later parts of the contract (docs/api.md#capabilities). */
export interface Capabilities {
  /** As far as it has said; the same object while it says the same. */
  now: () => CapabilitiesDto;
  /** Short, and another where `now` says something else. */
  digest: () => string;
  /** Asks it once. @returns whether it has answered; what went wrong is logged */
  ask: () => Promise<boolean>;
  /** Asks now, and again and again. Resolves when it was asked once: at once where an answer was kept. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * How soon the API is asked again: while it does not answer at all, any moment may be the one when it does. `unsure` is
 * before any answer has counted, and while one with less does not count yet.
 */
const pauses = { usual: minute, unsure: 5 * second, away: second } as const;

/** Of an answer: a thousand times what the contract has. */
const maxBytes = 2_000_000;

/** Of unknown names: how many are told, and how long each may be. */
const toldAtMost = { names: 20, characters: 40 } as const;

/** Of what was made by another answer. */
const purgeOfChange: Purge = { tags: [capabilitiesTag], urls: [], prefixes: [], all: false, mode: 'soft' };

/** In the order of the table: an API may write the same in any. */
const inOrder = ({ filters, sorts, messages, reports }: CapabilitiesDto): CapabilitiesDto => ({
  filters: optionalFilterNames.filter((name) => filters.includes(name)),
  sorts: [...new Set(sorts)],
  messages,
  reports,
});

/** Names that this site does not know, as of a newer API. */
function unknownNames(answer: unknown, { filters, sorts }: CapabilitiesDto): string[] {
  const named = isFields(answer) ? [answer.filters, answer.sorts].filter(Array.isArray).flat() : [];
  const known: readonly string[] = [...filters, ...sorts];
  return named
    .filter((name): name is string => typeof name === 'string' && !known.includes(name))
    .map((name) => name.slice(0, toldAtMost.characters));
}

/** Logs each of the first unknown names once. */
function createUnknownLog(logger: Pick<Logger, 'warn'>) {
  const told = new Set<string>();
  return (names: readonly string[]): void => {
    const unknown = [...new Set(names)].filter((name) => !told.has(name)).slice(0, toldAtMost.names - told.size);
    if (unknown.length > 0) logger.warn({ unknown }, 'the API has what this site does not know');
    for (const name of unknown) told.add(name);
  };
}

/** What the API has said: nothing where it has no such call. */
interface Answer {
  status: number;
  said: CapabilitiesDto;
}

/**
 * Asks the API what it has, in the background. Its last answer counts until another does, also after a restart; where
 * there never was one, the base contract does: a filter that an API ignores would show lists that are not narrowed.
 */
export function createCapabilities({ env, upstream, logger, purge }: CapabilitiesDeps): Capabilities {
  const kept = createKeptAnswer(env);
  const stopping = new AbortController();
  const { signal } = stopping;
  const tellUnknown = createUnknownLog(logger);
  const doubts = createDoubts();
  let known = kept.read();
  let isFailing = false;
  /** The API has no such call. */
  let isMissing = false;

  const now = (): CapabilitiesDto => known ?? baseContract;

  async function read(): Promise<Answer> {
    const { status, body } = await readWhole(upstream, endpointUrl('capabilities', {}), { signal, maxBytes });
    if (status !== 200) return { status, said: baseContract };
    const answer = parseJson(body);
    const said = readOne(capabilitiesSchema, answer);
    tellUnknown(unknownNames(answer, said));
    return { status, said: inOrder(said) };
  }

  function tell({ status, said }: Answer): void {
    if (status === 200 && !isDeepStrictEqual(said, known))
      logger.info({ capabilities: said }, 'the API has said what it has');
    if (status !== 200 && !isMissing) logger.warn({ status }, 'the API has no /web/capabilities');
    isMissing = status !== 200;
  }

  function take(answer: Answer): void {
    const { said } = answer;
    if (!doubts.counts(said, known)) return;
    tell(answer);
    if (isDeepStrictEqual(said, known)) return;
    // After a failure pages may have been made by what stands in for an answer.
    const isOtherThanPages = (known !== null || isFailing) && !isDeepStrictEqual(said, now());
    known = said;
    try {
      kept.write(said);
    } catch (error) {
      logger.warn({ err: error }, 'what the API has cannot be kept: it is asked for after a restart');
    }
    if (isOtherThanPages) purge(purgeOfChange);
  }

  async function ask(): Promise<boolean> {
    try {
      take(await read());
      isFailing = false;
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      doubts.end();
      if (!isFailing) logger.warn({ err: error, counts: now() }, 'the API does not say what it has');
      isFailing = true;
      return false;
    }
  }

  const rounds = createRounds(async () => {
    if (!(await ask()) && !upstream.isApiUp()) return pauses.away;
    return known === null || doubts.isOpen() ? pauses.unsure : pauses.usual;
  });
  return {
    now,
    digest: () => hash('sha1', JSON.stringify(now()), 'base64url').slice(0, 8),
    ask,
    start: async () => {
      const first = rounds.start();
      if (known === null) await first;
    },
    stop: () => {
      stopping.abort();
      return rounds.end();
    },
  };
}
