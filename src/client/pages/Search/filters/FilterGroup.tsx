import type { ReactElement } from 'react';
import { CachedFragment } from '../../../app/CachedFragment.tsx';
import countBadge from '../../../components/ui/countBadge/CountBadge.module.css';
import styles from './FilterGroup.module.css';

interface FilterGroupProps {
  label: string;
  /** How many of its options are chosen. */
  active: number;
  /** What its options are made from while none is chosen, as on most lists (CachedFragment). */
  of?: readonly unknown[] | null;
  children: ReactElement;
  /** As wide as the bar instead of as wide as its options. */
  wide?: boolean;
}

/** A part of the form behind its heading: a dropdown in the bar, an accordion in the sheet. */
export function FilterGroup({ label, active, of = null, children, wide = false }: FilterGroupProps) {
  return (
    <details name="filters" className={styles.group} data-wide={wide || undefined}>
      <summary className={styles.summary}>
        <span>{label}</span>
        {active > 0 && <span className={countBadge.badge}>{active}</span>}
      </summary>
      <CachedFragment as="div" className={styles.panel} of={active > 0 ? null : of}>
        {children}
      </CachedFragment>
    </details>
  );
}
