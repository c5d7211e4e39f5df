import type { Outcome } from '#shared/domain/evidence/Check.ts';
import type { CheckName } from '#shared/domain/evidence/table.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import { defaultLanguage, type Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { sayFrom } from '../mail/MailText.ts';

/** The sentence that the agent of an advert can be sent about a fault of it. */
export type SayToAgent = (reference: string, name: CheckName, outcome: Outcome) => string;

/** Values whose digits are no amount. */
const asTheyAre = new Set(['year', 'floor', 'floors']);

/** @param language of the network's agents */
export async function createSayToAgent(language: Language = defaultLanguage): Promise<SayToAgent> {
  const say = sayFrom(await loadDictionary(language, 'mail'), {});
  const written = (name: CheckName, key: string, value: string | number): string =>
    typeof value === 'number' && !asTheyAre.has(key) && name !== 'registeredYear'
      ? formatNumber(value, language)
      : String(value);
  return (reference, name, outcome) => {
    if (outcome.is !== 'differs' && outcome.is !== 'missing') return '';
    const values = Object.entries(outcome.values ?? {}).map(
      ([key, value]) => [key, written(name, key, value)] as const,
    );
    const fault = say(`evidence.fault.${name}.${outcome.is}`, Object.fromEntries(values));
    return say('evidence.ask', { reference, fault });
  };
}
