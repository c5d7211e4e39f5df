import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../../app/navigation/RouteLink.tsx';
import styles from '#shared/theme/sheets/Breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** The name of a page directly below Home. */
  page?: string;
  /** Of a page further down: its steps as list items, itself the last. */
  children?: ReactNode;
}

/** The way up from a page to Home. */
export function Breadcrumbs({ page, children }: BreadcrumbsProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles.breadcrumbs} aria-label={t('breadcrumbs.label')}>
      <ol>
        <li>
          <RouteLink to="Home" params={{}}>
            {t('breadcrumbs.home')}
          </RouteLink>
        </li>
        {page !== undefined && <li aria-current="page">{page}</li>}
        {children}
      </ol>
    </nav>
  );
}
