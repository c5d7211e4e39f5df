import styles from './RangeSelects.module.css';
import { stepsWith } from './steps.ts';

interface RangeSelectsProps {
  /** Of the two fields: `price` for `price_min` and `price_max`. */
  name: 'price' | 'area';
  legend: string;
  /** What the two are called where nothing is chosen. */
  from: string;
  upTo: string;
  min: number | undefined;
  max: number | undefined;
  steps: readonly number[];
  format: (value: number) => string;
}

/** From and up to, in sensible steps: a list cannot be filled in wrongly, and a phone shows it as a wheel. */
export function RangeSelects({ name, legend, from, upTo, min, max, steps, format }: RangeSelectsProps) {
  const ends = [{ end: 'min', open: from, value: min }, { end: 'max', open: upTo, value: max }] as const;
  return (
    <fieldset className={styles.range}>
      <legend className="label">{legend}</legend>
      {ends.map(({ end, open, value }) => (
        <select key={end} className="input select" name={`${name}_${end}`} defaultValue={value ?? ''} aria-label={`${legend}: ${open}`}>
          <option value="">{open}</option>
          {stepsWith(steps, value).map((step) => <option key={step} value={step}>{format(step)}</option>)}
        </select>
      ))}
    </fieldset>
  );
}
