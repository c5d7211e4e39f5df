import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EstateSummary } from '#shared/api/estate.ts';
import type { EstatesQuery } from '#shared/api/estateCalls.ts';
import { maxFavourites } from '#shared/domain/favourites.ts';
import { formatDate, formatNumber } from '#shared/i18n/formats.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { importBrowserApi } from '../../app/session/importBrowserApi.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { useFavouriteDetails, type DetailsByKey } from '../favourites/favouriteDetails.ts';
import styles from '../seenEstates/SeenEstates.module.css';
import type { LastSearch } from './lastSearch.ts';
import { countFallen, countNew } from './news.ts';

export interface ReturningProps {
  search: LastSearch | null;
  /** Of the favourites, separated by commas. */
  keys: string;
}

/** What is new in the last search since it was looked at, and whose price fell among the favourites. */
export function Returning({ search, keys }: ReturningProps) {
  const { t } = useTranslation('cardExtras');
  const id = useId();
  return (
    <section className={`container ${styles.seen}`} aria-labelledby={id}>
      <h2 id={id}>{t('back.title')}</h2>
      <ul>
        {search && <SearchTile search={search} />}
        {keys && <FavouritesTile keys={keys} />}
      </ul>
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
        <p>{count ? t('back.new', { count, number, date: formatDate(at) }) : t(found ? 'back.none' : 'back.search')}</p>
        <RouteLink to="Search" params={{ type, ...(province ? { province } : {}) }} query={{ filters }}>
          {name}
        </RouteLink>
      </div>
    </li>
  );
}

function FavouritesTile({ keys }: { keys: string }) {
  const { t } = useTranslation('cardExtras');
  const details: DetailsByKey = useFavouriteDetails();
  const list = keys.split(',');
  const found = useEstates(JSON.stringify({ type: 'all', keys: list, qty: maxFavourites }));
  const fallen = found ? countFallen(found, details) : 0;
  return (
    <li>
      <div>
        <p>{fallen > 0 ? t('back.fallen', { count: fallen }) : t('back.favourites')}</p>
        <RouteLink to="Favourites" params={{}}>
          {t('back.all', { count: list.length })}
        </RouteLink>
      </div>
    </li>
  );
}
