import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  groupDays,
  openingDays,
  openUntil,
  type DaysOfHours,
  type OpeningDay,
  type OpeningHours,
} from '#shared/domain/openingHours.ts';
import { formatClock, formatHours } from '#shared/i18n/clock.ts';
import { capitalised } from '#shared/i18n/formats.ts';
import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import styles from './Office.module.css';

/** Any Monday. */
const monday = Date.UTC(2026, 5, 1);
const dayLength = 86_400_000;

const nameOf = (day: OpeningDay, language: Language): string =>
  new Intl.DateTimeFormat(languageFacts[language].tag, { weekday: 'long', timeZone: 'UTC' }).format(
    monday + openingDays.indexOf(day) * dayLength,
  );

/** As it is said: `9:30`. */
const spoken = (clock: string): string => clock.replace(/^0/, '');

/** @param range `09:30-14:00` */
function hoursOf(range: string, language: Language): string {
  const [from = '', to = ''] = range.split('-');
  return formatHours(spoken(from), spoken(to), language);
}

/** Looks at the clock each minute. */
function subscribeToClock(look: () => void): () => void {
  const timer = setInterval(look, 60_000);
  return () => {
    clearInterval(timer);
  };
}

const unknown = (): undefined => undefined;

/** Until when the office is open; null while it is closed, undefined in the server's HTML, which lasts. */
const useOpenUntil = (hours: OpeningHours, province: string): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(
    subscribeToClock,
    () => openUntil(hours, province, new Date()),
    unknown,
  );

/** When an office is open in an ordinary week and, by its own clock, whether it is now. */
export function OfficeHours({ hours, province }: { hours: OpeningHours; province: string }) {
  const { t } = useTranslation('profile');
  const { language } = useSite();
  const until = useOpenUntil(hours, province);
  const days = ({ from, to }: DaysOfHours): string => {
    const [first, last] = [nameOf(from, language), nameOf(to, language)];
    return capitalised(first === last ? first : t('office.days', { from: first, to: last }), language);
  };
  return (
    <>
      <dl className={styles.hours}>
        {groupDays(hours).map((group) => (
          <div key={group.from}>
            <dt>{days(group)}</dt>
            <dd>
              {group.ranges.length === 0
                ? t('office.closed')
                : group.ranges.map((range) => <span key={range}>{hoursOf(range, language)}</span>)}
            </dd>
          </div>
        ))}
      </dl>
      {/* A line of its own height before it is known. */}
      <p className={styles.now} data-open={until ? true : undefined}>
        {until !== undefined &&
          (until ? t('office.openNow', { time: formatClock(spoken(until), language) }) : t('office.closedNow'))}
      </p>
      <p className={styles.note}>{t('office.holidays')}</p>
    </>
  );
}
