import { useTranslation } from 'react-i18next';
import type { LegalKey, LegalTable as Table, LegalText } from './LegalOutline.ts';
import styles from './LegalTable.module.css';
import { LegalWords } from './LegalWords.tsx';

/**
 * A table that becomes a list of cards on a phone, each cell under its column's heading. Elements that are laid out
 * otherwise are no table to assistive technology any more: hence the roles.
 */
export function LegalTable({ of, table: { caption, columns, rows } }: { of: LegalText; table: Table<LegalKey> }) {
  const { t } = useTranslation(of);
  return (
    <table className={styles.table} role="table">
      <caption className="visuallyHidden">
        <LegalWords of={of} id={caption} />
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              <LegalWords of={of} id={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([heading, ...cells]) => (
          <tr key={heading} role="row">
            <th scope="row" role="rowheader">
              <LegalWords of={of} id={heading!} />
            </th>
            {cells.map((cell, index) => (
              <td key={cell} role="cell" data-column={t(columns[index + 1]!)}>
                <LegalWords of={of} id={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
