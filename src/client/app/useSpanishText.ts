import { useTranslation } from 'react-i18next';
import type { Namespace } from '#shared/i18n/loadDictionary.ts';
import { useSite } from './session/SiteContext.ts';

/** Where the page's language has no legal text of its own (loadDictionary.ts): what says so, and what it is in. */
export function useSpanishText(name: Namespace): { notice?: string; lang?: 'es' } {
  const { i18n } = useTranslation(name);
  const { language } = useSite();
  const notice = i18n.getResource(language, name, 'inSpanish') as string | undefined;
  return notice === undefined ? {} : { notice, lang: 'es' };
}
