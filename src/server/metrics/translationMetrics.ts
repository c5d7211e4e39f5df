import { Gauge, type Registry } from 'prom-client';
import type { TranslationsDto } from '#shared/contract/imports.ts';

const states = ['waiting', 'done', 'dropped'] as const;

/**
 * The translations of the bundled origin.
 * @param read null where nothing is translated, or there is no answer
 */
export function registerTranslationMetrics(registry: Registry, read: () => Promise<TranslationsDto | null>): void {
  new Gauge({
    name: 'vencejo_translations',
    help: 'Texts of listings that a machine translates.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const translations = await read();
      this.reset();
      for (const state of states) if (translations) this.set({ state }, translations[state]);
    },
  });
  new Gauge({
    name: 'vencejo_translated_characters',
    help: 'Characters that were sent to be translated this month, and the most that may be.',
    labelNames: ['of'],
    registers: [registry],
    async collect() {
      const translations = await read();
      this.reset();
      if (!translations) return;
      this.set({ of: 'month' }, translations.month.characters);
      this.set({ of: 'limit' }, translations.month.limit);
    },
  });
}
