import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { operationTypes, type OperationType } from '#shared/domain/estate.ts';
import { buildLocalUrl, buildUrl } from '#shared/routes/build.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { useEstatesType } from '../../app/session/useEstatesType.ts';
import type { ProvinceCounts } from '../../layout/provinceCounts.ts';
import styles from './SearchBox.module.css';

/**
 * Operation, place, go. A plain form: the server moves its two fields into the path. With JavaScript the same page is
 * reached without a new document.
 */
export function SearchBox({ provinces }: { provinces: readonly ProvinceCounts[] }) {
  const { t } = useTranslation(['home', 'common']);
  const { language } = useSite();
  // What the visitor was after on the pages before (docs/product.md#session).
  const estatesType = useEstatesType(undefined) ?? 'buy';
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const province = fields.get('province') as string;
    const type = fields.get('operation') as OperationType;
    void navigate(buildLocalUrl({ to: 'Search', params: { type, ...(province ? { province } : {}) } }, language));
  };
  return (
    <form
      className={styles.box}
      role="search"
      method="get"
      action={buildUrl({ to: 'Search', params: { type: 'buy' } }, language)}
      onSubmit={search}
    >
      {/* Made anew when the session is known: a box's first state is its only one. */}
      <fieldset key={estatesType}>
        <legend className="label">{t('home:search.operation')}</legend>
        <div className={styles.operations}>
          {operationTypes.map((type) => (
            <label key={type} data-accent={type === 'buy' ? 'secondary' : 'info'}>
              <input type="radio" name="operation" value={type} defaultChecked={type === estatesType} />
              <span>{t(`common:header.${type}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <label className="field">
        <span className="label">{t('home:search.province')}</span>
        <select className="input select" name="province" defaultValue="">
          <option value="">{t('home:search.anywhere')}</option>
          {provinces.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button className="button" type="submit">
        {t('home:search.submit')}
      </button>
    </form>
  );
}
