import { useTranslation } from 'react-i18next';
import { languageFacts, languagesOf } from '#shared/i18n/languages.ts';
import { saveLanguage } from '../app/session/savedLanguage.ts';
import { useSite } from '../app/session/SiteContext.ts';
import type { CurrentPage } from './useCurrentPage.ts';
import { keepUnknownQuery } from './keepUnknownQuery.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { languageTargets } from './languageTargets.ts';

/**
 * The same page in the other languages (docs/product.md#language-change, PD-16); from an error page, the page Home.
 * Each is a document of its own, so the links are plain. The one chosen is kept, for LanguageHint.tsx. A site of one
 * language has none.
 */
export function LanguageSwitcher({ page }: { page: Pick<CurrentPage, 'meta'> | null }) {
  const { t } = useTranslation();
  const site = useSite();
  const { language } = site;
  const languages = languagesOf(site);
  if (languages.length < 2) return null;
  const targets = languageTargets(page);
  return (
    <LanguageLinks
      label={t('header.languages')}
      offered={languages.map((other) => {
        const { name, prefix } = languageFacts[other];
        return { language: other, name, url: targets?.[other] ?? (prefix || '/') };
      })}
      current={language}
      onChoose={(chosen, event) => {
        saveLanguage(chosen);
        keepUnknownQuery(event, languages);
      }}
    />
  );
}
