export type Row = readonly [term: string, value: string | undefined];

/** Terms and their values, without those that have none; Facts.module.css styles them. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl>
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
