import { useTranslation } from 'react-i18next';
import { formatList } from '#shared/i18n/formats.ts';
import { useSite } from '../../session/SiteContext.ts';
import { spokenLanguageKey } from './spokenLanguage.ts';

/** Languages as the page's language calls them, as one list: `catalán, español e inglés` is `català, espanyol i anglès` in Catalan. */
export function useSpokenLanguages(names: readonly string[]): string {
  const { t } = useTranslation('agentCard');
  const { language } = useSite();
  return formatList(names.map((name) => {
    const key = spokenLanguageKey(name);
    return key ? t(key) : name;
  }), language);
}
