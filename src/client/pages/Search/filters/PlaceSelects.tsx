import type { SearchPageData, Place } from '../search.load.ts';
import type { SearchT } from '../searchPlace.ts';
import styles from './FilterForm.module.css';

interface PlaceSelectsProps {
  data: Pick<SearchPageData, 'province' | 'towns'>;
  town: string | undefined;
  provinces: readonly Place[];
  t: SearchT;
}

/**
 * Province and town as plain lists. Where scripts run, the place field stands in their stead; they stay in the form, so that
 * it keeps its place even before the page has come alive.
 */
export function PlaceSelects({ data: { province, towns }, town, provinces, t }: PlaceSelectsProps) {
  const known =
    town === undefined || towns.some(({ slug }) => slug === town) ? towns : [{ slug: town, name: town }, ...towns];
  return (
    <div className={styles.places}>
      <input type="hidden" name="listed" value={`${province?.slug ?? ''}/${town ?? ''}`} />
      <label className="field">
        <span className="label">{t('search:bar.province')}</span>
        <select className="input select" name="province" defaultValue={province?.slug ?? ''}>
          <option value="">{t('search:bar.everywhere')}</option>
          {provinces.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {known.length > 0 && (
        <label className="field">
          <span className="label">{t('search:filters.town')}</span>
          <select className="input select" name="town" defaultValue={town ?? ''}>
            <option value="">{t('search:filters.everyTown')}</option>
            {known.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
