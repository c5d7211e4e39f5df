import { useTranslation } from 'react-i18next';
import {
  isLit,
  seasons,
  sides,
  sunPath,
  sunSpans,
  type Season,
  type Side,
  type SunPoint,
} from '#shared/domain/sunlight.ts';
import { formatHours } from '#shared/i18n/clock.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import type { SpanishZone } from '#shared/domain/visitSlots.ts';

export interface SunProps {
  facing: readonly Side[];
  place: { lat: number; lng: number };
  zone: SpanishZone;
}

const colours: Readonly<Record<Season, string>> = { summer: 'var(--secondary)', winter: 'var(--info)' };

const middle = 100;
const horizon = 78;

/** A place in the drawing, which is seen from above: the horizon is a circle, the zenith its middle. */
function pointAt(azimuth: number, radius: number): { x: number; y: number } {
  const angle = (azimuth * Math.PI) / 180;
  const at = (offset: number): number => Math.round((middle + offset) * 10) / 10;
  return { x: at(radius * Math.sin(angle)), y: at(-radius * Math.cos(angle)) };
}

/** @param outwards from the line to the horizon */
const placeOf = ({ azimuth, altitude }: SunPoint, outwards = 0) =>
  pointAt(azimuth, horizon * (1 - altitude / 90) + outwards);

const lineOf = (points: readonly SunPoint[]): string =>
  points.map((point) => Object.values(placeOf(point)).join()).join(' ');

const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** The walls that the sun reaches, as the sides of a square in the middle. */
function Walls({ facing }: Pick<SunProps, 'facing'>) {
  const half = 8;
  return (
    <>
      <rect x={middle - half} y={middle - half} width={2 * half} height={2 * half} fill="var(--edge)" />
      {facing.map((side) => (
        <path
          key={side}
          d={`M${middle - half} ${middle - half}h${2 * half}`}
          transform={`rotate(${sides.indexOf(side) * 90} ${middle} ${middle})`}
          stroke="var(--ink)"
          strokeWidth={3}
        />
      ))}
    </>
  );
}

/** One day's path, wide where the sun reaches a wall, with the hours that a clock face shows. */
function Path({ points, season, facing }: Pick<SunProps, 'facing'> & { points: SunPoint[]; season: Season }) {
  const lit = points.map((point) => facing.some((side) => isLit(side, point)));
  // A run of points that are lit, or not, each to the first of the next.
  const bounds = points.flatMap((_, index) => (index > 0 && lit[index] !== lit[index - 1] ? [index] : []));
  const runs = [0, ...bounds].map((from, index) => ({ from, to: bounds[index] ?? points.length - 1 }));
  return (
    <g fill="none" stroke={colours[season]} strokeLinejoin="round">
      {runs.map(({ from, to }) => (
        <polyline key={from} points={lineOf(points.slice(from, to + 1))} strokeWidth={lit[from] ? 5 : 1} />
      ))}
      {points
        .filter(({ minute }) => minute % 180 === 0)
        .map((point) => {
          const dot = placeOf(point);
          const label = placeOf(point, 10);
          return (
            <g key={point.minute} stroke="none" fontSize={9} textAnchor="middle">
              <circle cx={dot.x} cy={dot.y} r={1.5} fill="var(--paper)" />
              <text x={label.x} y={label.y + 3} fill="var(--ink)">
                {point.minute / 60}
              </text>
            </g>
          );
        })}
    </g>
  );
}

/** When the sun reaches the façades on the longest and on the shortest day: a drawing, and its hours in words. */
export function Sun({ facing, place, zone }: SunProps) {
  const { t } = useTranslation('facts');
  const { language } = useSite();
  const paths = seasons.map((season) => ({ season, points: sunPath(place, zone, season) }));
  const hoursOf = (points: SunPoint[], side: Side): string =>
    sunSpans(points, side)
      .map(({ from, to }) => formatHours(clock(from), clock(to), language))
      .join(', ') || t('sun.none');
  return (
    <>
      <h3>{t('sun.heading')}</h3>
      <p>{t('sun.text')}</p>
      <div data-sun="">
        <svg viewBox="0 0 200 200" aria-hidden="true">
          <circle cx={middle} cy={middle} r={horizon} fill="var(--paper-raised)" stroke="var(--edge-strong)" />
          {t('sun.points')
            .split(' ')
            .map((letter, index) => {
              const { x, y } = pointAt(index * 90, horizon + 12);
              return (
                <text key={index} x={x} y={y + 4} textAnchor="middle" fontSize={11} fill="var(--ink-soft)">
                  {letter}
                </text>
              );
            })}
          {paths.map(({ season, points }) => (
            <Path key={season} season={season} points={points} facing={facing} />
          ))}
          <Walls facing={facing} />
        </svg>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('sun.side')}</th>
              {paths.map(({ season }) => (
                <th key={season} scope="col" data-season={season}>
                  {t(`sun.${season}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facing.map((side) => (
              <tr key={side}>
                <th scope="row">{t(`sun.${side}`)}</th>
                {paths.map(({ season, points }) => (
                  <td key={season}>{hoursOf(points, side)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
