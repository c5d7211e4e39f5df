export type Row = readonly [term: string, value: string | undefined, /** What the others come to. */ isTotal?: boolean];

/** Terms and their values, without those that have none; Facts.module.css styles them. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl>
      {rows.map(
        ([term, value, isTotal]) =>
          value && (
            <div key={term} data-total={isTotal ? '' : undefined}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
