import { useTranslation } from 'react-i18next';
import { byNoun } from '#shared/filters/byNoun.ts';
import { formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import { useCardTexts } from '../../../features/estateCard/useCardTexts.ts';
import { AlertLink } from '../../../features/alerts/AlertLink.tsx';
import icons from '../../../components/ui/icons/cardIcons.module.css';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import { keepUnits } from '../../../components/ui/keepUnits.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { offerOf } from '../alertOffers.ts';
import { placeParts } from '#shared/views/estate/placeParts.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import styles from './EstateHeading.module.css';
import { EstatePrice } from './EstatePrice.tsx';
import { LinkedOffer } from './LinkedOffer.tsx';
import { PriceNotes } from './PriceNotes.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { Summary } from './Summary.tsx';

/** The statuses with a text of their own: the estate is not available, or not now (PD-30). */
const noticed = ['reserved', 'sold', 'rented'] as const;

interface EstateHeadingProps {
  estate: EstateView;
  isPrivate: boolean;
}

/** State, headline, place, price and the facts in one line: what decides whether a visitor reads on. */
export function EstateHeading({ estate, isPrivate }: EstateHeadingProps) {
  const { t } = useTranslation('estate');
  const { development } = useCardTexts();
  const { language } = useSite();
  const { title, status, street, zone, town, province, area, rooms, bathrooms, pricePerArea, reference } = estate;
  const offer = isPrivate ? undefined : offerOf(estate);
  const notice = noticed.find((known) => known === status);
  return (
    <header className={styles.heading}>
      <div className={styles.top}>
        <StatusBadge estate={estate} />
        <p translate="no">{t('facts.reference', { reference })}</p>
      </div>
      {estate.headline && <p className={styles.place}>{estate.headline}</p>}
      <h1 lang={title.lang}>{keepUnits(title.text)}</h1>
      <p className={styles.place} translate="no">
        {placeParts(street, zone, town, province.name).join(', ')}
      </p>
      <div className={styles.priceLine}>
        <EstatePrice className={styles.price} estate={estate} />
        {pricePerArea !== undefined && (
          <p className={styles.perArea}>{t('facts.pricePerArea', { price: formatEuros(pricePerArea, language) })}</p>
        )}
        <PriceNotes estate={estate} />
      </div>
      {estate.linked && <LinkedOffer className={styles.linked} linked={estate.linked} />}
      <ul className={styles.facts} aria-label={t('facts.label')}>
        {area !== undefined && (
          <li>
            <Icon icon={icons.area} />
            <span>{t('facts.area', { area: formatNumber(area, language) })}</span>
          </li>
        )}
        {rooms ? (
          <li>
            <Icon icon={icons.rooms} />
            <span>{t('facts.rooms', { count: rooms })}</span>
          </li>
        ) : null}
        {bathrooms ? (
          <li>
            <Icon icon={icons.bathrooms} />
            <span>{t('facts.bathrooms', { count: bathrooms })}</span>
          </li>
        ) : null}
        {estate.development && <li>{development(estate.development)}</li>}
      </ul>
      <Summary estate={estate} />
      {notice && <p className={styles.notice}>{t(`notice.${notice}`)}</p>}
      {offer && (
        <AlertLink className={`button buttonOutline ${styles.alert}`} offer={offer}>
          {t(`alert.${offer.kind}`, byNoun(offer.query.filters))}
        </AlertLink>
      )}
    </header>
  );
}
