import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { languageFacts, languages } from '#shared/i18n/languages.ts';
import { buildAlternates } from '#shared/routes/build.ts';
import { unknownQuery } from '#shared/routes/query.ts';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';
import { useSite } from '../session/SiteContext.ts';
import type { CurrentPage } from './currentPage.ts';
import styles from './LanguageSwitcher.module.css';

/**
 * Takes along what the page's query holds beside the page's own (spec §4.6: the query is kept). On the click and not in the
 * HTML, which is the same for every visitor.
 */
function keepUnknownQuery({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const { pathname, search } = window.location;
  const resolution = resolveUrl(pathname, search);
  const unknown = resolution.kind === 'match' ? unknownQuery(resolution.name, search) : '';
  if (unknown !== '' && !currentTarget.search.includes(unknown)) currentTarget.search += `${currentTarget.search === '' ? '?' : '&'}${unknown}`;
}

/**
 * The same page in the other languages (spec §4.6, decision 16): where the page says so, else its alternates; from an error
 * page, home. Each is a document of its own, so the links are plain.
 */
export function LanguageSwitcher({ page }: { page: Pick<CurrentPage, 'meta'> | null }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const targets = page?.meta.switchTo ?? page?.meta.alternates ?? buildAlternates({ to: 'Home', params: {} });
  return (
    <nav className={styles.languages} aria-label={t('header.languages')}>
      <ul>
        {languages.map((other) => {
          const name = <abbr title={languageFacts[other].name}>{other.toUpperCase()}</abbr>;
          return (
            <li key={other}>
              {other === language
                ? <span aria-current="true" lang={other}>{name}</span>
                : <a href={targets[other]} hrefLang={other} lang={other} onClick={keepUnknownQuery}>{name}</a>}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
