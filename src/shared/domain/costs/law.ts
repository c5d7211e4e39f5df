import type { TFunction } from 'i18next';
import { formatList } from '../../i18n/formats.ts';
import type { Language } from '../../i18n/languages.ts';
import { dayAndMonth } from '../visitTimes.ts';

/** A Spanish law that a figure is from. */
export interface Law {
  /** In Spanish on every page: `Ley 5/2025`. */
  name: string;
  /** Of a law that has namesakes in other regions: ISO 8601, `2025-05-30`. */
  date?: string;
  articles?: readonly string[];
}

/** As a language cites it: `Ley 5/2025 vom 30. Mai`, `Ley 29/1994 (LAU), Art. 20.1 und 36`. */
export function lawText({ name: law, date, articles }: Law, t: TFunction<'costs'>, language: Language): string {
  if (date) return t('law.dated', { law, date: dayAndMonth(date, language) });
  return articles ? t('law.articles', { law, articles: formatList(articles, language) }) : law;
}
