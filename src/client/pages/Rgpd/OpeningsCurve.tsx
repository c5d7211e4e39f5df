import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '#shared/i18n/formats.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import type { OwnerView } from './rgpdOwner.load.ts';
import styles from './RgpdOwnerPage.module.css';

const [width, height] = [360, 132];
/** Room for a number beside and above its point. */
const margin = { side: 20, top: 22, bottom: 4 };

/** How often a home was opened, week by week, as a line; the table below it says the same in numbers. */
export function OpeningsCurve({ weeks }: Pick<OwnerView, 'weeks'>) {
  const { t } = useTranslation('owner');
  const { language } = useSite();
  const [title, description] = [useId(), useId()];
  const opened = weeks.map(({ counts }) => counts.opened);
  const most = Math.max(...opened, 1);
  const least = Math.min(...opened);
  const number = (value: number) => formatNumber(value, language);
  const base = height - margin.bottom;
  const points = opened.map((value, at) => ({
    value,
    x: margin.side + (at * (width - 2 * margin.side)) / Math.max(1, opened.length - 1),
    y: Math.round((base - (value / most) * (base - margin.top)) * 10) / 10,
  }));
  const line = points.map(({ x, y }) => `${Math.round(x * 10) / 10},${y}`).join(' ');
  return (
    <div className={styles.curve}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={title} aria-describedby={description}>
        <title id={title}>{t('curve.title')}</title>
        <desc id={description}>
          {t('curve.text', { least: number(least), most: number(most), last: number(opened.at(-1)!) })}
        </desc>
        <path d={`M0 ${base}H${width}`} stroke="var(--edge)" />
        <polyline points={line} fill="none" stroke="var(--primary)" strokeWidth={2} strokeLinejoin="round" />
        {points.map(({ value, x, y }, at) => (
          <g key={weeks[at]!.from}>
            <circle cx={x} cy={y} r={3} fill="var(--primary)" />
            <text x={x} y={y - 7} textAnchor="middle">
              {number(value)}
            </text>
          </g>
        ))}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{formatDate(weeks[0]!.from, language)}</span>
        <span>{formatDate(weeks.at(-1)!.to, language)}</span>
      </p>
    </div>
  );
}
