import { isDeepStrictEqual } from 'node:util';
import type { Env } from '#config/env.ts';
import { endpointUrl } from '#shared/api/endpoints.ts';
import { readOne } from '#shared/api/readAnswer.ts';
import { baseContract, capabilitiesSchema, type CapabilitiesDto } from '#shared/contract/capabilities.ts';
import { isFields } from '#shared/contract/fields.ts';
import { optionalFilterNames } from '#shared/filters/table.ts';
import { parseJson } from '#shared/parseJson.ts';
import { minute, second } from '#shared/times.ts';
import type { Logger } from '../logging/logger.ts';
import { createRounds } from '../rounds.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { readWhole } from '../upstream/readWhole.ts';
import { createKeptAnswer } from './keptAnswer.ts';

interface CapabilitiesDeps {
  env: Pick<Env, 'DATA_DIR' | 'API_HOST'>;
  upstream: Pick<Upstream, 'get' | 'isApiUp'>;
  logger: Pick<Logger, 'info' | 'warn'>;
  /** Called when another answer counts than pages were made by. */
  onChanged: () => void;
}

/** What the API has of the later parts of the contract (docs/api.md#capabilities). */
export interface Capabilities {
  /** As far as it has said; the same object while it says the same. */
  now: () => CapabilitiesDto;
  /** Asks it once. @returns whether it has answered; what went wrong is logged */
  ask: () => Promise<boolean>;
  /** Asks now, and again and again. Resolves as soon as an answer counts: at once where one was kept. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** How soon the API is asked again: while it does not answer at all, any moment may be the one when it does. */
const pauses = { usual: minute, away: second } as const;

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
  const known: readonly unknown[] = [...filters, ...sorts];
  return named.filter((name) => !known.includes(name)).map((name) => String(name).slice(0, 40));
}

/**
 * Asks the API what it has, in the background. Its last answer counts until the next one, also after a restart; where
 * there never was one, the base contract does: a filter that an API ignores would show lists that are not narrowed.
 */
export function createCapabilities({ env, upstream, logger, onChanged }: CapabilitiesDeps): Capabilities {
  const kept = createKeptAnswer(env);
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Names that were told. */
  const told = new Set<string>();
  let known = kept.read();
  let isFailing = false;

  function tellUnknown(names: readonly string[]): void {
    const unknown = names.filter((name) => !told.has(name));
    if (unknown.length > 0) logger.warn({ unknown }, 'the API has what this site does not know');
    for (const name of unknown) told.add(name);
  }

  async function read(): Promise<CapabilitiesDto> {
    const { status, body } = await readWhole(upstream, endpointUrl('capabilities', {}), signal);
    if (status !== 200) return baseContract;
    const answer = parseJson(body);
    const said = readOne(capabilitiesSchema, answer);
    tellUnknown(unknownNames(answer, said));
    return inOrder(said);
  }

  function take(said: CapabilitiesDto): void {
    if (isDeepStrictEqual(said, known)) return;
    const before = known;
    known = said;
    logger.info({ capabilities: said }, 'the API has said what it has');
    try {
      kept.write(said);
    } catch (error) {
      logger.warn({ err: error }, 'what the API has cannot be kept: it is asked for after a restart');
    }
    if (before !== null) onChanged();
  }

  async function ask(): Promise<boolean> {
    try {
      take(await read());
      isFailing = false;
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      known ??= baseContract;
      if (!isFailing) logger.warn({ err: error, counts: known }, 'the API does not say what it has');
      isFailing = true;
      return false;
    }
  }

  const rounds = createRounds(async () => ((await ask()) || upstream.isApiUp() ? pauses.usual : pauses.away));
  return {
    now: () => known ?? baseContract,
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
