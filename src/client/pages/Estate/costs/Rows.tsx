/** Terms and their values, without those that have none; the page styles them (sections/Characteristics.module.css). */
export function Rows({ rows }: { rows: readonly (readonly [term: string, value: string | undefined])[] }) {
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
