import { useTranslation } from 'react-i18next';
import { formatList } from '#shared/i18n/formats.ts';
import { useSite } from '../../app/session/SiteContext.ts';

/**
 * What the page's language calls a language: `català` is `catalán` in Spanish. One that we have no text of is shown as
 * it came.
 */
export function useSpokenLanguageName(): (name: string) => string {
  const { t } = useTranslation('agentCard');
  return (name) => t(`speaks.${name}` as 'speaks.Español', { defaultValue: name });
}

/**
 * Languages as the page's language calls them, as one list: `catalán, español e inglés` is `català, castellà i anglès`
 * in Catalan.
 */
export function useSpokenLanguages(names: readonly string[]): string {
  const { language } = useSite();
  return formatList(names.map(useSpokenLanguageName()), language);
}
