import { useTranslation } from 'react-i18next';
import { hidesPrice } from '#shared/domain/estate.ts';
import { formatEuros } from '#shared/i18n/formats.ts';
import { useCardTexts } from '../../../features/estateCard/useCardTexts.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import styles from './EstatePrice.module.css';

/**
 * The price in words, or that it can be asked for; nothing where the status hides it: the status then says what there
 * is to say (docs/product.md#status).
 */
export function EstatePrice({
  estate: { price, previousPrice, status, type, development },
  className,
  short = false,
}: {
  estate: Pick<EstateView, 'price' | 'previousPrice' | 'status' | 'type' | 'development'>;
  className: string | undefined;
  /** Without the price before a drop. */
  short?: boolean;
}) {
  const { t } = useTranslation('estate');
  const { language } = useSite();
  const { perMonth, from, onRequest } = useCardTexts();
  if (hidesPrice(status)) return null;
  if (price === undefined) return <p className={className}>{onRequest()}</p>;
  const [before, after] = development ? from() : type === 'rent' ? perMonth() : [];
  return (
    <p className={`${styles.price} ${className}`}>
      <span className="visuallyHidden">{`${t(`price.label.${type}`)} `}</span>
      {before && <small>{before}</small>}
      <span>{formatEuros(price, language)}</span>
      {after && <small>{after}</small>}
      {previousPrice !== undefined && !short && (
        <>
          <br />
          <small>{t('price.dropped', { price: formatEuros(previousPrice, language) })}</small>
        </>
      )}
    </p>
  );
}
