import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EstateSummary } from '#shared/api/estate.ts';
import type { EstatesQuery } from '#shared/api/estateCalls.ts';
import { maxFavourites } from '#shared/domain/favourites.ts';
import { formatDate, formatNumber } from '#shared/i18n/formats.ts';
import { toEstateCard } from '#shared/views/estateCard/toEstateCard.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { importBrowserApi } from '../../app/session/importBrowserApi.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { useFavouriteDetails, type DetailsByKey } from '../favourites/favouriteDetails.ts';
import { EstateTile, EstateTiles } from '../seenEstates/EstateTiles.tsx';
import styles from '../seenEstates/SeenEstates.module.css';
import type { LastSearch } from './lastSearch.ts';
import { countNew, fallenOf } from './news.ts';

export interface ReturningProps {
  search: LastSearch | null;
  /** Of the favourites, separated by commas. */
  keys: string;
}

/** What is new in the last search since it was looked at, and the favourites whose price fell. */
export function Returning({ search, keys }: ReturningProps) {
  const { t } = useTranslation('cardExtras');
  const id = useId();
  return (
    <section className={`container ${styles.seen}`} aria-labelledby={id}>
      <h2 id={id}>{t('back.title')}</h2>
      <EstateTiles>
        {search && <SearchTile search={search} />}
        {keys && <FavouriteTiles keys={keys} />}
      </EstateTiles>
    </section>
  );
}

/**
 * One call; undefined until it has answered, and where it fails.
 * @param asked as text, which stays the same between renders
 */
function useEstates(asked: string): readonly EstateSummary[] | undefined {
  const [found, setFound] = useState<readonly EstateSummary[]>();
  useEffect(() => {
    const abort = new AbortController();
    importBrowserApi()
      .then(({ createBrowserApi }) =>
        createBrowserApi().estates(JSON.parse(asked) as EstatesQuery, { signal: abort.signal }),
      )
      .then(
        ({ results }) => {
          setFound(results);
        },
        () => {},
      );
    return () => {
      abort.abort();
    };
  }, [asked]);
  return found;
}

/** New ones are counted up to so many. */
const maxNew = 24;

function SearchTile({ search: { type, province, filters, where, language, at } }: { search: LastSearch }) {
  const { t } = useTranslation('cardExtras');
  const page = useSite().language;
  const asked = { type, filters: { ...filters, ...(province ? { province } : {}) }, sort: 'recent', qty: maxNew };
  const found = useEstates(JSON.stringify(asked));
  const count = found && countNew(found, at);
  const number = count === maxNew ? `${maxNew}+` : formatNumber(count ?? 0, page);
  const name =
    where === undefined || language === page ? t(`back.${type}`, { where: where ?? '' }).trim() : t('back.list');
  return (
    <li>
      <div>
        <p>
          {count
            ? t('back.new', { count, number, date: formatDate(at, page) })
            : t(found ? 'back.none' : 'back.search')}
        </p>
        <RouteLink to="Search" params={{ type, ...(province ? { province } : {}) }} query={{ filters }}>
          {name}
        </RouteLink>
      </div>
    </li>
  );
}

/** Favourites that fell are shown so far, the others counted. */
const maxFallen = 3;

function FavouriteTiles({ keys }: { keys: string }) {
  const { t } = useTranslation('cardExtras');
  const { language } = useSite();
  const details: DetailsByKey = useFavouriteDetails();
  const list = keys.split(',');
  const found = useEstates(JSON.stringify({ type: 'all', keys: list, qty: maxFavourites }));
  const fallen = fallenOf(found ?? [], details);
  const more = fallen.length - maxFallen;
  return (
    <>
      {fallen.slice(0, maxFallen).map(({ estate, before }) => (
        <EstateTile key={estate.key} estate={toEstateCard(estate, language)} before={before} />
      ))}
      <li>
        <div>
          <p>{more > 0 ? t('back.fallen', { count: more }) : t('back.favourites')}</p>
          <RouteLink to="Favourites" params={{}}>
            {t('back.all', { count: list.length })}
          </RouteLink>
        </div>
      </li>
    </>
  );
}
