import { isLanguage, type Language } from '#shared/i18n/languages.ts';
import { retentionPeriods } from '#shared/domain/retention.ts';
import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { optionalCategories, type OptionalCategory } from '#shared/domain/optionalServices.ts';
import { attempt } from '../../app/session/attempt.ts';

/** The visitor's decision (docs/product.md#compliance). */
export interface ConsentRecord {
  /** What it was given to (consentVersionOf). */
  version: string;
  categories: readonly ('necessary' | OptionalCategory)[];
  /** When, in ISO 8601. */
  time: string;
  /** In which language the visitor was asked. */
  language: Language;
}

/** The decision as it is stored; where the storage is off or full, the decision lasts as long as the document. */
let unstored: string | null = null;
const listeners = new Set<() => void>();

const isRecord = (value: unknown): value is ConsentRecord =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'string' &&
  'categories' in value &&
  Array.isArray(value.categories) &&
  value.categories.includes('necessary') &&
  'time' in value &&
  typeof value.time === 'string' &&
  'language' in value &&
  isLanguage(value.language);

/** A time ahead of the clock is of no clock that can be trusted, and is asked for again. */
function isCurrent(time: string, now: number): boolean {
  const end = new Date(time);
  end.setUTCMonth(end.getUTCMonth() + retentionPeriods.consentMonths);
  return Date.parse(time) <= now && now < end.getTime();
}

let parsed: { text: string | null; record: ConsentRecord | null } = { text: null, record: null };

/** The same object until the stored text changes. */
function storedRecord(): ConsentRecord | null {
  const text = unstored ?? attempt(() => localStorage.getItem(storedKeyNames.consent)) ?? null;
  if (text !== parsed.text) {
    const value: unknown = text === null ? null : attempt((): unknown => JSON.parse(text));
    parsed = { text, record: isRecord(value) ? value : null };
  }
  return parsed.record;
}

/**
 * The visitor's decision.
 * @param version what the visitor would be asked today
 * @returns null where nothing was decided, something else was asked, or 24 months have passed
 */
export function currentConsent(version: string, now = Date.now()): ConsentRecord | null {
  const record = storedRecord();
  return record?.version === version && isCurrent(record.time, now) ? record : null;
}

/** Stores a decision: these categories, and no others. */
export function saveConsent(
  categories: readonly OptionalCategory[],
  { version, language, now = Date.now() }: { version: string; language: Language; now?: number },
): void {
  const record: ConsentRecord = {
    version,
    categories: ['necessary', ...optionalCategories.filter((category) => categories.includes(category))],
    time: new Date(now).toISOString(),
    language,
  };
  const text = JSON.stringify(record);
  const isStored = attempt(() => {
    localStorage.setItem(storedKeyNames.consent, text);
    return true;
  });
  unstored = isStored ? null : text;
  for (const listener of listeners) listener();
}

/** Tells of decisions in this tab and in others, and of those that were made while the document was set aside. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
    removeEventListener('pageshow', listener);
  };
}
