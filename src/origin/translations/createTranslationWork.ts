import { backoff } from '#shared/backoff.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { day, hour, minute, second } from '#shared/times.ts';
import type { Store } from '../db/store.ts';
import {
  leaseText,
  postponeText,
  retryDropped,
  storeTranslation,
  type LeasedText,
} from '../db/translations/translations.ts';
import type { OriginLogger } from '../originLogger.ts';
import { faultOf } from './checkTranslation.ts';
import { forgetOtherLanguages, noteMissing } from './noteMissing.ts';
import { ProviderError, type Provider } from './Provider.ts';
import { translateText } from './translateText.ts';

/** In milliseconds, and numbers of texts. */
export const translationTimes = {
  /** For so long no other origin takes the text: well over what its requests may take. */
  lease: 5 * minute,
  /** Of a provider that does not answer, or not as it should: doubled at each failure in a row. */
  pause: { initialMs: 5 * second, maxMs: hour },
  /** Of one that translates no more for now, or does not accept the key. */
  longPause: 6 * hour,
  /** Until a text is sent again whose answer was no translation, or which the provider does not accept. */
  again: day,
  /** Answers that were none, after which a text is dropped. */
  maxAnswers: 2,
  /** Answers in a row that were none, after which the provider is taken for broken. */
  maxFaults: 10,
};

export interface TranslationSettings {
  provider: Provider;
  /** Into which is translated. */
  languages: readonly Language[];
  /** Characters that may be sent in a month. */
  monthlyCharacters: number;
}

export interface TranslationOptions {
  store: Store;
  settings: TranslationSettings;
  logger: OriginLogger;
  /** Epoch ms; for tests. */
  now?: () => number;
  times?: typeof translationTimes;
}

type Context = Required<TranslationOptions> & { signal: AbortSignal; health: ReturnType<typeof createHealth> };

/** How it stands with the provider: one that fails is left alone for a while, by all of this process. */
function createHealth(now: () => number, { pause, maxFaults }: typeof translationTimes) {
  let failures = 0;
  let faults = 0;
  let until = 0;
  const rest = (time = 0): void => {
    // Of those that were sent at once, the first that fails counts.
    if (until > now()) {
      until = Math.max(until, now() + time);
      return;
    }
    failures += 1;
    until = now() + Math.max(time, backoff(failures, pause));
  };
  return {
    isResting: (): boolean => until > now(),
    rest,
    isWell: (): void => {
      failures = 0;
      faults = 0;
    },
    /** An answer that was no translation. */
    noteFault: (): void => {
      faults += 1;
      if (faults >= maxFaults) rest();
    },
  };
}

/** Leaves the provider alone, and the text for later: it was not its fault. */
async function postpone(context: Context, text: LeasedText, error: ProviderError): Promise<void> {
  const { store, settings, now, times, health, logger } = context;
  const { problem, message, retryAfter = 0 } = error;
  const wait = Math.max(retryAfter, problem === 'unavailable' ? times.pause.initialMs : times.longPause);
  health.rest(problem === 'unavailable' ? retryAfter : wait);
  const { attempts } = text;
  const again = { tryAt: now() + wait, attempts, isFree: true };
  await postponeText(store.db, text, { ...again, problem: message, provider: settings.provider.name, now: now() });
  logger[problem === 'key' ? 'error' : 'info'](
    { provider: settings.provider.name, problem, message },
    'texts are translated later',
  );
}

/**
 * Puts off a text that brought no translation: one whose answers were none is dropped, for each of them costs; one that
 * the provider does not accept costs nothing.
 */
async function refuse(context: Context, text: LeasedText, problem: string, isAccepted: boolean): Promise<void> {
  const { store, settings, now, times, logger, health } = context;
  health.noteFault();
  const attempts = text.attempts + 1;
  const tryAt = isAccepted && attempts >= times.maxAnswers ? null : now() + times.again * attempts;
  const provider = settings.provider.name;
  await postponeText(store.db, text, { tryAt, problem, provider, attempts, isFree: !isAccepted, now: now() });
  logger.info(
    { provider, target: text.target, digest: text.digest, problem, isDropped: tryAt === null },
    'not translated',
  );
}

/** Has one text translated, checks the answer and stores what came of it. */
async function translate(context: Context, text: LeasedText): Promise<void> {
  const { store, settings, now, health, signal } = context;
  const { provider } = settings;
  try {
    const translation = await translateText(provider, text, signal);
    const fault = faultOf(text, translation);
    if (fault) return await refuse(context, text, fault, true);
    health.isWell();
    await storeTranslation(store.db, text, { translation, provider: provider.name, now: now() });
  } catch (error) {
    // Its lease ends, and another process has it.
    if (signal.aborted) return;
    if (!(error instanceof ProviderError)) throw error;
    await (error.problem === 'refused' ? refuse(context, text, error.message, false) : postpone(context, text, error));
  }
}

/** What there is to do, a step at a time; several processes may share one database. */
export interface TranslationWork {
  /** Queues the texts of some listings that changed. @returns whether there were any */
  look: () => Promise<boolean>;
  /** Has one text translated. @returns whether there was one, and a provider that may be asked */
  translateNext: () => Promise<boolean>;
  /** Breaks off what is in progress. */
  abort: () => void;
}

/** Has texts of listings translated that lack a language, each once, whoever has it. */
export function createTranslationWork(options: TranslationOptions): TranslationWork {
  const { now = Date.now, times = translationTimes, store, settings, logger } = options;
  const stopping = new AbortController();
  const health = createHealth(now, times);
  const context: Context = { store, settings, logger, now, times, health, signal: stopping.signal };
  const { languages, provider, monthlyCharacters: limit } = settings;
  let isBegun = false;
  return {
    look: async () => {
      if (!isBegun) {
        await forgetOtherLanguages(store, languages);
        await retryDropped(store.db, provider.name, now());
        isBegun = true;
      }
      return (await noteMissing(store, languages, now())) > 0;
    },
    translateNext: async () => {
      if (health.isResting()) return false;
      const text = await leaseText(store.db, { now: now(), time: times.lease, limit });
      if (text) await translate(context, text);
      return text !== undefined;
    },
    abort: () => {
      stopping.abort();
    },
  };
}
