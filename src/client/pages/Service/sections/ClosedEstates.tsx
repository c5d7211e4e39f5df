import { useEffect, useState } from 'react';
import type { EstateSummary } from '#shared/api/estate.ts';
import type { PriceRange } from '#shared/api/priceRange.ts';
import { toEstateCard } from '#shared/views/estateCard/toEstateCard.ts';
import { importBrowserApi } from '../../../app/session/importBrowserApi.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { EstateTile, EstateTiles } from '../../../features/seenEstates/EstateTiles.tsx';
import styles from './PriceGuide.module.css';

/** The latest of the listings like the home that are sold or rented, as far as they can be had. */
export function ClosedEstates({ keys }: Pick<NonNullable<PriceRange['closed']>, 'keys'>) {
  const { language } = useSite();
  const [found, setFound] = useState<readonly EstateSummary[]>([]);
  const asked = keys.join(',');
  useEffect(() => {
    const abort = new AbortController();
    importBrowserApi()
      .then(({ createBrowserApi }) =>
        createBrowserApi().estates({ type: 'all', keys: asked.split(',') }, { signal: abort.signal }),
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
  if (found.length === 0) return null;
  return (
    <div className={styles.closed}>
      <EstateTiles>
        {found.map((estate) => (
          <EstateTile key={estate.key} estate={toEstateCard(estate, language)} />
        ))}
      </EstateTiles>
    </div>
  );
}
