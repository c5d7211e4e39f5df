import type { ReactNode } from 'react';
import countBadge from '../../../components/ui/countBadge/CountBadge.module.css';
import styles from './FilterGroup.module.css';

interface FilterGroupProps {
  label: string;
  /** How many of its options are chosen. */
  active: number;
  children: ReactNode;
  /** Stays at the end of a dropdown that is as wide as the bar, instead of as wide as its options. */
  end?: ReactNode;
}

/** A part of the form behind its heading: a dropdown in the bar, an accordion in the sheet. */
export function FilterGroup({ label, active, children, end }: FilterGroupProps) {
  return (
    <details name="filters" className={styles.group} data-wide={end && ''}>
      <summary className={styles.summary}>
        <span>{label}</span>
        {active > 0 && <span className={countBadge.badge}>{active}</span>}
      </summary>
      <div className={styles.panel}>
        {children}
        {end && <div className={styles.end}>{end}</div>}
      </div>
    </details>
  );
}
