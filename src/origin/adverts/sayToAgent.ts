import { withValues } from '#shared/domain/evidence/Check.ts';
import type { Fault } from '#shared/domain/evidence/evaluate.ts';
import { ownWords } from '#shared/domain/evidence/operatorWords.ts';
import { formatDate, formatNumber } from '#shared/i18n/formats.ts';
import { defaultLanguage, type Language } from '#shared/i18n/languages.ts';
import { loadDictionary, type LoadDictionary } from '#shared/i18n/loadDictionary.ts';
import { sayFrom } from '../mail/MailText.ts';

/** The sentence that the agent of an advert can be sent about a fault of it. */
export type SayToAgent = (reference: string, fault: Fault) => string;

/** Values whose digits are no amount. */
const asTheyAre = new Set(['year', 'floor', 'floors']);

/**
 * @param texts of the network; by default the software's own
 * @param language of its agents
 */
export async function createSayToAgent(
  texts: LoadDictionary = loadDictionary,
  language: Language = defaultLanguage,
): Promise<SayToAgent> {
  const say = sayFrom(await texts(language, 'mail'), {});
  const written = (key: string, value: string | number): string => {
    if (typeof value === 'number') return asTheyAre.has(key) ? String(value) : formatNumber(value, language);
    return key === 'on' ? formatDate(value, language) : value;
  };
  return (reference, fault) => {
    const { outcome } = fault;
    if (outcome.is !== 'differs' && outcome.is !== 'missing') return '';
    const values = Object.fromEntries(
      Object.entries(outcome.values ?? {}).map(([key, value]) => [key, written(key, value)]),
    );
    const told =
      'rule' in fault
        ? withValues(ownWords(fault.rule, language), values)
        : say(`evidence.fault.${fault.name}.${outcome.is}`, values);
    return say('evidence.ask', { reference, fault: told });
  };
}
