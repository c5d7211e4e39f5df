import { useTranslation } from 'react-i18next';
import { formatList } from '#shared/i18n/formats.ts';
import { useSite } from '../../session/SiteContext.ts';

/**
 * Languages as the page's language calls them, as one list: `catalán, español e inglés` is `català, espanyol i anglès` in
 * Catalan. One that we have no text of is shown as it came.
 */
export function useSpokenLanguages(names: readonly string[]): string {
  const { t } = useTranslation('agentCard');
  const { language } = useSite();
  return formatList(names.map((name) => t(`speaks.${name}` as 'speaks.Español', { defaultValue: name })), language);
}
