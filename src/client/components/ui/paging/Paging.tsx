import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { RouteTarget } from '#shared/routes/build.ts';
import type { RouteName } from '#shared/routes/table.ts';
import { RouteLink } from '../../../app/navigation/RouteLink.tsx';
import { Icon } from '../icons/Icon.tsx';
import icons from '../icons/pageIcons.module.css';
import { gap, pageWindow } from './pageWindow.ts';
import styles from './Paging.module.css';

interface PagingProps<Name extends RouteName> {
  page: number;
  pages: number;
  /** A page of the list by its number, with the same filters and order. */
  to: (page: number) => RouteTarget<Name>;
  language: Language;
}

/** The end that a page is, for crawlers. */
function relOf(number: number, page: number, pages: number): string | undefined {
  if (number === page) return undefined;
  if (number === 1) return 'first';
  return number === pages ? 'last' : undefined;
}

/**
 * Pages of a list as links (docs/product.md#search-engines). `data-same-list` marks links within the list, for what
 * changes it too.
 */
export function Paging<Name extends RouteName>({ page, pages, to, language }: PagingProps<Name>) {
  const { t } = useTranslation();
  if (pages <= 1) return null;
  const shown = (number: number) => formatNumber(number, language);
  return (
    <nav className={styles.paging} data-same-list="" aria-label={t('paging.label')}>
      <div className={styles.row}>
        {page > 1 && (
          <RouteLink className={styles.step} {...to(page - 1)} rel="prev">
            <Icon icon={icons.chevronLeft} />
            {t('paging.previous')}
          </RouteLink>
        )}
        <ol className={styles.numbers}>
          {pageWindow(page, pages).map((number, index) =>
            number === gap ? (
              <li key={`gap${index}`} className={styles.gap} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={number}>
                <RouteLink
                  className={styles.number}
                  {...to(number)}
                  rel={relOf(number, page, pages)}
                  aria-current={number === page ? 'page' : undefined}
                  aria-label={t('paging.page', { page: shown(number) })}
                >
                  {shown(number)}
                </RouteLink>
              </li>
            ),
          )}
        </ol>
        {page < pages && (
          <RouteLink className={`${styles.step} ${styles.next}`} {...to(page + 1)} rel="next">
            {t('paging.next')}
            <Icon icon={icons.chevronRight} />
          </RouteLink>
        )}
      </div>
      <p className={styles.position}>{t('paging.position', { page: shown(page), pages: shown(pages) })}</p>
    </nav>
  );
}
