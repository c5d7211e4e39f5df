import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxFavourites } from '#shared/domain/favourites.ts';
import { toEstateCard, type EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { importBrowserApi } from '../../app/session/importBrowserApi.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { EstateTile, EstateTiles } from './EstateTiles.tsx';
import styles from './SeenEstates.module.css';

export interface SeenEstatesProps {
  /** Of the listings, the latest first, separated by commas. */
  keys: string;
}

/** The listings that the visitor opened last, as they are today: those that are gone are left out. */
export function SeenEstates({ keys }: SeenEstatesProps) {
  const { t } = useTranslation('cardExtras');
  const id = useId();
  const estates = useEstates(keys);
  if (estates.length === 0) return null;
  return (
    <section className={`container ${styles.seen}`} aria-labelledby={id}>
      <h2 id={id}>{t('seen.title')}</h2>
      <EstateTiles>
        {estates.map((estate) => (
          <EstateTile key={estate.key} estate={estate} />
        ))}
      </EstateTiles>
    </section>
  );
}

/** One call for all of them; none when it fails. */
function useEstates(keys: string): readonly EstateCardData[] {
  const { language } = useSite();
  const [found, setFound] = useState<readonly EstateCardData[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const asked = { type: 'all', keys: keys.split(','), qty: maxFavourites } as const;
    importBrowserApi()
      .then(({ createBrowserApi }) => createBrowserApi().estates(asked, { signal: abort.signal }))
      .then(
        ({ results }) => {
          setFound(results.map((estate) => toEstateCard(estate, language)));
        },
        () => {},
      );
    return () => {
      abort.abort();
    };
  }, [keys, language]);
  return keys.split(',').flatMap((key) => found.find((estate) => estate.key === key) ?? []);
}
