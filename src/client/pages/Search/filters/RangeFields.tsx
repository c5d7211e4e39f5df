import type { ParsedFilter, Range } from '#shared/filters/kinds.ts';
import { filters, type FilterNameOf } from '#shared/filters/table.ts';
import { plainNumber } from '#shared/filters/typedNumber.ts';
import { withColon } from '#shared/i18n/formats.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { useHydrated } from '../../../app/useHydrated.ts';
import type { SearchT } from '../../../features/search/searchT.ts';
import styles from './RangeFields.module.css';

interface RangeFieldsProps {
  name: FilterNameOf<{ kind: 'range' }>;
  /** The active filters. */
  range: Range;
  /** The current values of the form; null until the visitor changes one. */
  fields: URLSearchParams | null;
  steps: readonly number[];
  format: (value: number) => string;
  t: SearchT;
}

/** What the browser accepts without scripts: a number as `plainNumber` understands it. */
const pattern = "\\s*€?\\s*\\d[\\d.,'’\\s]*(€|m²|m2)?\\s*";

/** The range that stands in the fields, and which of them hold something else. */
const read = (name: RangeFieldsProps['name'], fields: URLSearchParams) =>
  filters[name].parse(name, (end) => fields.getAll(end).map(plainNumber));

/**
 * From and up to, as two fields that any number can be typed in, with steps to choose from: those that are not beyond
 * the other end. While both offer the same, they share one list. Without scripts a number is typed: the steps are a
 * hundredth of a list's HTML.
 */
export function RangeFields({ name, range, fields, steps, format, t }: RangeFieldsProps) {
  const id = `${name}-range-`;
  const hydrated = useHydrated();
  const { language } = useSite();
  const now: ParsedFilter<Range> = fields ? read(name, fields) : { value: range, malformed: [] };
  const { value: { min = 0, max = Infinity } = {}, malformed } = now;
  const legend = t(`search:filters.${name}`);
  const help = t('search:filters.number', { example: format(steps[9]!) });
  const optionsOf = (values: readonly number[]) => values.map((value) => <option key={value} value={format(value)} />);
  const isCrossed = min > max;
  const listOf = { min: `${id}min`, max: min > 0 || max < Infinity ? `${id}max` : `${id}min` };
  const message = malformed.length > 0 ? help : isCrossed && t('search:filters.crossed');
  return (
    <fieldset className={styles.range} aria-describedby={message ? id : undefined}>
      <legend className="label">{legend}</legend>
      {(['min', 'max'] as const).map((end) => {
        const open = t(end === 'min' ? 'search:filters.from' : 'search:filters.upTo');
        const field = `${name}_${end}`;
        return (
          <input
            key={end}
            className="input"
            name={field}
            list={hydrated ? listOf[end] : undefined}
            inputMode="numeric"
            pattern={pattern}
            title={help}
            placeholder={open}
            defaultValue={range[end] === undefined ? '' : format(range[end])}
            aria-label={withColon(legend, language) + open}
            aria-invalid={isCrossed || malformed.includes(field) || undefined}
            aria-describedby={message ? id : undefined}
            onBlur={({ target }) => {
              const digits = plainNumber(target.value);
              if (/^\d{1,9}$/.test(digits)) target.value = format(Number(digits));
            }}
          />
        );
      })}
      {hydrated && <datalist id={listOf.min}>{optionsOf(steps.filter((step) => step <= max))}</datalist>}
      {hydrated && listOf.max !== listOf.min && (
        <datalist id={listOf.max}>{optionsOf(steps.filter((step) => step >= min))}</datalist>
      )}
      {message && (
        <p id={id} className={styles.crossed} role="alert">
          {message}
        </p>
      )}
    </fieldset>
  );
}
