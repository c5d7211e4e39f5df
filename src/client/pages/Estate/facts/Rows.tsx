export type Row = readonly [
  term: string,
  value: string | undefined,
  /** What the others come to. */
  isTotal?: boolean,
  /** Of the term, where it is in another language than the page. */
  lang?: string | undefined,
];

/** Terms and their values, without those that have none; Facts.module.css styles them. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl>
      {rows.map(
        ([term, value, isTotal, lang]) =>
          value && (
            <div key={term} data-total={isTotal ? '' : undefined}>
              <dt lang={lang}>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
