import { withValues } from '#shared/domain/evidence/Check.ts';
import type { Fault } from '#shared/domain/evidence/evaluate.ts';
import { ownWords } from '#shared/domain/evidence/operatorWords.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import { defaultLanguage, type Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { sayFrom } from '../mail/MailText.ts';

/** The sentence that the agent of an advert can be sent about a fault of it. */
export type SayToAgent = (reference: string, fault: Fault) => string;

/** Values whose digits are no amount. */
const asTheyAre = new Set(['year', 'floor', 'floors']);

/** Whether what it compares are years. */
const isOfYear = (fault: Fault): boolean =>
  'rule' in fault ? Object.values(fault.rule.comparison).includes('year') : fault.name === 'registeredYear';

/** @param language of the network's agents */
export async function createSayToAgent(language: Language = defaultLanguage): Promise<SayToAgent> {
  const say = sayFrom(await loadDictionary(language, 'mail'), {});
  const written = (isYear: boolean, key: string, value: string | number): string =>
    typeof value === 'number' && !isYear && !asTheyAre.has(key) ? formatNumber(value, language) : String(value);
  return (reference, fault) => {
    const { outcome } = fault;
    if (outcome.is !== 'differs' && outcome.is !== 'missing') return '';
    const values = Object.fromEntries(
      Object.entries(outcome.values ?? {}).map(([key, value]) => [key, written(isOfYear(fault), key, value)]),
    );
    const told =
      'rule' in fault
        ? withValues(ownWords(fault.rule, language), values)
        : say(`evidence.fault.${fault.name}.${outcome.is}`, values);
    return say('evidence.ask', { reference, fault: told });
  };
}
