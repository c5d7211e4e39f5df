import type { PriceRange } from '#shared/api/priceRange.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { formatEuros, formatNumber, formatPercent } from '#shared/i18n/formats.ts';
import { comparedArea, wholePrice } from '#shared/domain/wholePrice.ts';
import { services, type Service } from '#shared/views/services.ts';
import { importBrowserApi } from '../../../app/session/importBrowserApi.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { ClosedEstates } from './ClosedEstates.tsx';
import { useServiceTexts } from '../useServiceTexts.ts';
import styles from './PriceGuide.module.css';

interface RangeQuery {
  type: OperationType;
  province: string;
  /** Empty: the whole province. */
  town?: string;
  kind: string;
  /** m². */
  area: number;
}

/** What comparable listings ask; null for too few. */
export async function readRange({ town = '', area, ...query }: RangeQuery): Promise<PriceRange | null> {
  const api = (await importBrowserApi()).createBrowserApi();
  return api.priceRange({ ...query, area: comparedArea(area), ...(town === '' ? {} : { town }) });
}

interface PriceRangeTextProps {
  service: Service;
  range: PriceRange;
  /** m². */
  area: number;
  /** Where, with its preposition. */
  where: string;
  /** Shows those that are sold or rented, beside their number. */
  showsClosed?: boolean | undefined;
}

/** The prices of a home of that area: what half of the comparable listings ask, and what became of others. */
export function PriceRangeText({ service, range, area, where, showsClosed }: PriceRangeTextProps) {
  const t = useServiceTexts(service);
  const { language } = useSite();
  const { count, lower, median, upper, drops, closed } = range;
  const whole = (price: number): string => formatEuros(wholePrice(price, area, services[service].operation), language);
  const each = (price: number): string =>
    service === 'sell'
      ? formatEuros(Math.round(price), language)
      : `${formatNumber(Math.round(price * 10) / 10, language)} €`;
  return (
    <div className={styles.range}>
      <p>{t('prices.found', { count, total: formatNumber(count, language), where })}</p>
      <p className={styles.sum}>
        {t('prices.whole', { from: whole(lower), to: whole(upper), area: formatNumber(area, language) })}
      </p>
      <p>{t('prices.each', { from: each(lower), to: each(upper), median: each(median) })}</p>
      {drops && (
        <p>
          {t(drops.percent === undefined ? 'prices.drops' : 'prices.dropsBy', {
            count: drops.count,
            total: formatNumber(drops.count, language),
            percent: formatPercent(drops.percent ?? 0, language),
          })}
        </p>
      )}
      {closed && (
        <p>{t('prices.closed', { count: closed.count, total: formatNumber(closed.count, language), where })}</p>
      )}
      {showsClosed && closed && <ClosedEstates keys={closed.keys} />}
    </div>
  );
}
