import { useTranslation } from 'react-i18next';
import { formatDate, formatDaysAgo, formatEuros, formatPercent } from '#shared/i18n/formats.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { Rows, type Row } from './Rows.tsx';

/** Since when it is offered, at what price, and when it last changed: nothing of a price that is hidden (PD-27). */
export function History({
  estate: { type, postedAt, updatedOn, facts },
}: {
  estate: Pick<EstateView, 'type' | 'postedAt' | 'updatedOn' | 'facts'>;
}) {
  const { t } = useTranslation('facts');
  const { language } = useSite();
  const { prices = [], daysListed } = facts;
  const changes = prices.map(({ date, price }, at): Row => {
    const before = prices[at - 1]?.price;
    const amount = formatEuros(price, language);
    if (before === undefined) return [t('history.published', { date: formatDate(date, language) }), amount];
    const percent = formatPercent(Math.round((Math.abs(price - before) / before) * 1000) / 10, language);
    const way = price < before ? 'dropped' : 'rose';
    return [
      t(`history.${way}.on`, { date: formatDate(date, language) }),
      t(`history.${way}.by`, { price: amount, percent }),
    ];
  });
  const published: Row[] =
    changes.length > 0
      ? changes
      : [[t('history.date'), postedAt === undefined ? undefined : formatDate(postedAt, language)]];
  const isOffered = daysListed !== undefined && postedAt !== undefined;
  if (!isOffered && updatedOn === undefined) return null;
  const timeOf = (days: number) =>
    days < 2 ? t('history.recent', { when: formatDaysAgo(days, language) }) : t('history.days', { count: days });
  return (
    <section data-screen="">
      <h2>{t('history.heading')}</h2>
      <Rows
        rows={[
          ...(isOffered ? [...published, [t(`history.time.${type}`), timeOf(daysListed)] as const] : []),
          [t('history.updated'), updatedOn],
        ]}
      />
    </section>
  );
}
