import type { TranslationsDto } from '#shared/contract/imports.ts';
import { second } from '#shared/times.ts';
import type { Db } from '../db/tables.ts';
import { countTranslations } from '../db/translations/countTranslations.ts';
import type { TranslationSettings } from '../translations/createTranslationWork.ts';

/** How it stands with the translation of texts. @param now epoch ms */
export async function reportTranslations(
  db: Db,
  { provider, languages, monthlyCharacters }: TranslationSettings,
  now: number,
): Promise<TranslationsDto> {
  const { oldest, month, ...counts } = await countTranslations(db, now);
  return {
    ...{ provider: provider.name, languages: [...languages] },
    ...counts,
    oldestSeconds: oldest === null ? 0 : Math.max(0, Math.round((now - oldest) / second)),
    month: { ...month, limit: monthlyCharacters },
  };
}
