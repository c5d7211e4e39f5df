import type { Language } from '#shared/i18n/languages.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { RouteParams } from '#shared/routes/params.ts';
import type { SearchQuery } from '#shared/routes/query.ts';
import { Icon } from '../../components/icons/Icon.tsx';
import icons from '../../components/icons/pageIcons.module.css';
import { RouteLink } from '../../navigation/RouteLink.tsx';
import { gap, pageWindow } from './pageWindow.ts';
import styles from './Paging.module.css';
import type { SearchT } from './searchPlace.ts';

interface PagingProps {
  page: number;
  pages: number;
  params: RouteParams<'Search'>;
  query: SearchQuery;
  language: Language;
  t: SearchT;
}

/** The end that a page is, for crawlers. */
function relOf(number: number, page: number, pages: number): string | undefined {
  if (number === page) return undefined;
  if (number === 1) return 'first';
  return number === pages ? 'last' : undefined;
}

/** Pages as links, with the same filters and order (checklist S38). */
export function Paging({ page, pages, params, query, language, t }: PagingProps) {
  if (pages <= 1) return null;
  const to = (number: number) => ({ to: 'Search' as const, params, query: { filters: query.filters, sort: query.sort, page: number } });
  const shown = (number: number) => formatNumber(number, language);
  return (
    <nav className={styles.paging} aria-label={t('search:paging.label')}>
      <div className={styles.row}>
        {page > 1 && (
          <RouteLink className={styles.step} {...to(page - 1)} rel="prev"><Icon icon={icons.chevronLeft} />{t('search:paging.previous')}</RouteLink>
        )}
        <ol className={styles.numbers}>
          {pageWindow(page, pages).map((number, index) => (number === gap
            ? <li key={`gap${index}`} className={styles.gap} aria-hidden="true">…</li>
            : (
                <li key={number}>
                  <RouteLink
                    className={styles.number} {...to(number)} rel={relOf(number, page, pages)}
                    aria-current={number === page ? 'page' : undefined} aria-label={t('search:paging.page', { page: shown(number) })}
                  >
                    {shown(number)}
                  </RouteLink>
                </li>
              )))}
        </ol>
        {page < pages && (
          <RouteLink className={`${styles.step} ${styles.next}`} {...to(page + 1)} rel="next">{t('search:paging.next')}<Icon icon={icons.chevronRight} /></RouteLink>
        )}
      </div>
      <p className={styles.position}>{t('search:paging.position', { page: shown(page), pages: shown(pages) })}</p>
    </nav>
  );
}
