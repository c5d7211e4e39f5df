import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalKey, LegalTable as Table, LegalText } from '#shared/views/legal/legalTexts.ts';
import styles from './LegalTable.module.css';
import { LegalWords } from './LegalWords.tsx';

interface CardTableProps {
  caption: ReactNode;
  columns: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/**
 * A table that becomes a list of cards where it is narrow, each cell under its column's heading. Elements that are laid
 * out otherwise are no table to assistive technology any more: hence the roles.
 */
export function CardTable({ caption, columns, rows }: CardTableProps) {
  return (
    <table className={`${styles.table} ${columns.length > 3 ? styles.wide : ''}`} role="table">
      <caption className="visuallyHidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells: [heading, ...cells] }) => (
          <tr key={key} role="row">
            <th scope="row" role="rowheader">
              {heading}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} role="cell" data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A table of a legal text: every cell is a passage of its dictionary. */
export function LegalTable({ of, table: { caption, columns, rows } }: { of: LegalText; table: Table<LegalKey> }) {
  const { t } = useTranslation(of);
  const words = (id: LegalKey) => <LegalWords key={id} of={of} id={id} />;
  return (
    <CardTable
      caption={words(caption)}
      columns={columns.map((column) => t(column))}
      rows={rows.map((cells) => ({ key: cells[0]!, cells: cells.map(words) }))}
    />
  );
}
