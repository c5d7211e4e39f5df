import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/Breadcrumbs.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import type { FindPageData } from './find.load.ts';
import styles from './FindPage.module.css';

/** The search by text: where the search fields of all pages lead without scripts, and when a text has no one answer. */
export function FindPage(_: PageProps<'Find', FindPageData>) {
  const { t } = useTranslation('find');
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs label={t('breadcrumbs.label')} home={t('breadcrumbs.home')} page={t('title')} />
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
    </div>
  );
}
