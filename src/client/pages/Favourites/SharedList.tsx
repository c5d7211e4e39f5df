import { useTranslation } from 'react-i18next';
import { maxFavourites } from '#shared/domain/favourites.ts';
import { EmptyState } from '../../components/ui/emptyState/EmptyState.tsx';
import { EstateGrid } from '../../features/estateCard/EstateGrid.tsx';
import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { addFavourites, useFavourites } from '../../features/favourites/favourites.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import styles from './Favourites.module.css';
import { RemovedEstates } from './RemovedEstates.tsx';
import { SearchLinks } from './SearchLinks.tsx';

/** Cards that a wide screen shows without scrolling. */
const eagerPictures = 3;

/** A list that somebody shares by its link. The visitor may add it to their own. */
export function SharedList({ estates, keys }: { estates: EstateCardData[]; keys: readonly string[] }) {
  const { t } = useTranslation(['common', 'favourites']);
  const { favourites: isEnabled } = useSite();
  const gone = keys.filter((key) => !estates.some((estate) => estate.key === key));
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{t('favourites:shared.title')}</h1>
          <p className={styles.note}>{t('favourites:shared.text')}</p>
        </div>
        {isEnabled && estates.length > 0 && <AddAll keys={estates.map(({ key }) => key)} />}
      </header>
      {estates.length === 0 ? (
        <EmptyState
          title={t('favourites:shared.none')}
          text={t('favourites:gone.text', { references: gone.join(', ') })}
        >
          <SearchLinks />
        </EmptyState>
      ) : (
        <>
          <RemovedEstates keys={gone} />
          <p className={styles.count}>{t('favourites:shared.count', { count: estates.length })}</p>
          <EstateGrid estates={estates} heading="h2" showAround eager={eagerPictures} />
        </>
      )}
    </>
  );
}

/**
 * Adds the estates that are not on the visitor's list. The button stays when nothing is left to add, and with it the
 * focus.
 */
function AddAll({ keys }: { keys: readonly string[] }) {
  const { t } = useTranslation(['common', 'favourites']);
  const own = useFavourites() ?? [];
  const missing = keys.filter((key) => !own.includes(key));
  const fits = own.length + missing.length <= maxFavourites;
  const add = () => {
    if (missing.length > 0) addFavourites(missing);
  };
  return (
    <div className={styles.addAll}>
      <button type="button" className="button" disabled={!fits} aria-disabled={missing.length === 0} onClick={add}>
        {t(missing.length === 0 ? 'favourites:shared.kept' : 'favourites:shared.keep')}
      </button>
      {!fits && <p className={styles.note}>{t('favourites:shared.full', { most: maxFavourites })}</p>}
      <RouteLink to="Favourites" params={{}}>
        {t('favourites:shared.own')}
      </RouteLink>
    </div>
  );
}
