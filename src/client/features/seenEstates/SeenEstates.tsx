import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hidesPrice } from '#shared/domain/estate.ts';
import { maxFavourites } from '#shared/domain/favourites.ts';
import { coverSrc } from '#shared/views/estateCard/cardCover.ts';
import { toEstateCard, type EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { importBrowserApi } from '../../app/session/importBrowserApi.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import { hideFailed } from '../../components/ui/hideFailed.ts';
import { useCardTexts } from '../estateCard/useCardTexts.ts';
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
      <ul onErrorCapture={hideFailed}>
        {estates.map((estate) => (
          <SeenEstate key={estate.key} estate={estate} />
        ))}
      </ul>
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

function SeenEstate({ estate }: { estate: EstateCardData }) {
  const texts = useCardTexts();
  const { key, cover, price, status, type, title, titleLang, provinceSlug, slug } = estate;
  const unpriced = hidesPrice(status) ? texts.status(status) : texts.onRequest();
  return (
    <li>
      {cover && <img src={coverSrc(cover)} width="96" height="72" alt="" loading="lazy" />}
      <div>
        <p>{price === undefined ? unpriced : texts.price(price, estate)}</p>
        <RouteLink to="Estate" params={{ province: provinceSlug, type, slug, ref: key }} lang={titleLang}>
          {title}
        </RouteLink>
      </div>
    </li>
  );
}
