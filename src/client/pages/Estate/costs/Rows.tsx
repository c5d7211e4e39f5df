import styles from '../sections/Characteristics.module.css';

/** Terms and their values, without those that have none. */
export function Rows({ rows }: { rows: readonly (readonly [term: string, value: string | undefined])[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
