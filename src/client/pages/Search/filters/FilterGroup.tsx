import type { ReactNode } from 'react';
import countBadge from '../../../components/ui/countBadge/CountBadge.module.css';
import styles from './FilterGroup.module.css';

interface FilterGroupProps {
  label: string;
  /** How many of its options are chosen. */
  active: number;
  children: ReactNode;
  /** As wide as the bar instead of as wide as its options. */
  wide?: boolean;
}

/** A part of the form behind its heading: a dropdown in the bar, an accordion in the sheet. */
export function FilterGroup({ label, active, children, wide = false }: FilterGroupProps) {
  return (
    <details name="filters" className={styles.group} data-wide={wide || undefined}>
      <summary className={styles.summary}>
        <span>{label}</span>
        {active > 0 && <span className={countBadge.badge}>{active}</span>}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
