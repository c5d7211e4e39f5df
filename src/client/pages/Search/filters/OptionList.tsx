import { maxCounted } from '#shared/domain/paging.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import styles from './OptionList.module.css';
import type { LiveCounts } from './useLiveCounts.ts';

export interface FilterOption {
  value: string;
  label: string;
}

export interface OptionListProps {
  name: string;
  legend: string;
  options: readonly FilterOption[];
  /** The active filters. */
  chosen: readonly string[];
  fields: URLSearchParams | null;
  counts: LiveCounts | null;
  language: Language;
  /**
   * `row`: side by side, for numbers; `letters`: the same for one letter each; `list`: one below the other; `columns`:
   * a list in columns.
   */
  look?: 'row' | 'letters' | 'list' | 'columns';
  /** One of them instead of several. */
  single?: boolean;
}

function countText(count: number, approximate: boolean, language: Language): string {
  const number = formatNumber(count, language);
  if (count >= maxCounted) return `${number}+`;
  return approximate ? `≈ ${number}` : number;
}

/**
 * The options of one filter, each with the number of estates that it would give, once that is known. An option without
 * estates is disabled unless it is chosen. The space for the number is reserved, so that the layout does not shift.
 */
export function OptionList({
  name,
  legend,
  options,
  chosen,
  fields,
  counts,
  language,
  look = 'list',
  single = false,
}: OptionListProps) {
  const facet = counts?.facets[name];
  const ticked = fields?.getAll(name) ?? chosen;
  return (
    <fieldset className={styles.group}>
      <legend className="label">{legend}</legend>
      <div className={styles[look]}>
        {options.map(({ value, label }) => {
          const count = facet?.[value] ?? (facet && !counts?.approximate && value !== '' ? 0 : undefined);
          return (
            <label key={value} className={styles.option}>
              <input
                type={single ? 'radio' : 'checkbox'}
                name={name}
                value={value}
                defaultChecked={chosen.includes(value)}
                disabled={count === 0 && !ticked.includes(value)}
              />
              <span className={styles.name}>{label}</span>
              {value !== '' && (
                <small className={styles.count}>
                  {count === undefined ? '' : countText(count, counts!.approximate, language)}
                </small>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
