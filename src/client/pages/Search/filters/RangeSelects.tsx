import { useId } from 'react';
import type { Range } from '#shared/filters/kinds.ts';
import type { FilterNameOf } from '#shared/filters/table.ts';
import { useHydrated } from '../../../app/useHydrated.ts';
import type { SearchT } from '../../../features/search/searchT.ts';
import styles from './RangeSelects.module.css';
import { stepsWith } from './steps.ts';

interface RangeSelectsProps {
  name: FilterNameOf<{ kind: 'range' }>;
  /** The active filters. */
  range: Range;
  /** The current values of the form; null until the visitor changes one. */
  fields: URLSearchParams | null;
  steps: readonly number[];
  format: (value: number) => string;
  t: SearchT;
}

const chosen = (fields: URLSearchParams, name: string): number | undefined =>
  fields.has(name) ? Number(fields.get(name)) : undefined;

/**
 * From and up to, as two selects: they cannot be filled in wrongly, and a phone shows them as a wheel. Steps beyond the
 * other end are disabled; not without scripts, since the other end may be changed next.
 */
export function RangeSelects({ name, range: { min, max }, fields, steps, format, t }: RangeSelectsProps) {
  const id = useId();
  const hydrated = useHydrated();
  const [low, high] = fields ? [chosen(fields, `${name}_min`), chosen(fields, `${name}_max`)] : [min, max];
  const legend = t(`search:filters.${name}`);
  const isCrossed = low !== undefined && high !== undefined && low > high;
  const ends = [
    {
      end: 'min',
      open: t('search:filters.from'),
      value: min,
      now: low,
      isBeyond: (step: number) => high !== undefined && step > high,
    },
    {
      end: 'max',
      open: t('search:filters.upTo'),
      value: max,
      now: high,
      isBeyond: (step: number) => low !== undefined && step < low,
    },
  ] as const;
  return (
    <fieldset className={styles.range} aria-describedby={isCrossed ? id : undefined}>
      <legend className="label">{legend}</legend>
      {ends.map(({ end, open, value, now, isBeyond }) => (
        <select
          key={end}
          className="input select"
          name={`${name}_${end}`}
          defaultValue={value ?? ''}
          aria-label={`${legend}: ${open}`}
          aria-invalid={isCrossed || undefined}
          aria-describedby={isCrossed ? id : undefined}
        >
          <option value="">{open}</option>
          {/* A form does not send a disabled option: the chosen one stays enabled. */}
          {stepsWith(steps, value).map((step) => (
            <option key={step} value={step} disabled={hydrated && step !== now && isBeyond(step)}>
              {format(step)}
            </option>
          ))}
        </select>
      ))}
      {isCrossed && (
        <p id={id} className={styles.crossed} role="alert">
          {t('search:filters.crossed')}
        </p>
      )}
    </fieldset>
  );
}
