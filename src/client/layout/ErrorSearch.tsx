import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import { operationTypes } from '#shared/domain/estate.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { useSite } from '../app/session/SiteContext.ts';
import styles from './ErrorNotice.module.css';
import type { LayoutData } from './layout.load.ts';

/** A search from where nothing was found: a plain form, whose fields the server moves into the path. */
export function ErrorSearch() {
  const { t } = useTranslation(['error', 'common']);
  const { language } = useSite();
  const layout = useRouteLoaderData<LayoutData>('layout');
  return (
    <form
      className={styles.search}
      role="search"
      aria-label={t('error:search.title')}
      method="get"
      action={buildUrl({ to: 'Search', params: { type: 'buy' } }, language)}
    >
      <label className="field">
        <span className="label">{t('error:search.type')}</span>
        <select className="input select" name="operation">
          {operationTypes.map((type) => (
            <option key={type} value={type}>
              {t(`common:footer.${type}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="label">{t('error:search.province')}</span>
        <select className="input select" name="province">
          <option value="">{t('error:search.anywhere')}</option>
          {layout?.provinces.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button className="button buttonOutline" type="submit">
        {t('error:search.submit')}
      </button>
    </form>
  );
}
