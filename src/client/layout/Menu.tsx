import type { ComponentProps, ReactNode } from 'react';
import styles from '#shared/theme/sheets/Menu.module.css';
import { useClosingMenu } from './useClosingMenu.ts';

interface MenuProps {
  label: string;
  children?: ReactNode;
  /** Attributes of the element that holds what the menu unfolds. */
  panel?: ComponentProps<'div'>;
  /** Menus of one group close each other. */
  group?: string;
  active?: boolean;
  /** The page that shows belongs to it. */
  current?: boolean;
  accent?: 'secondary' | 'info';
}

/** A menu of the header: a section of the narrow screen's panel, a panel of its own on a wide one. */
export function Menu({ label, children, panel, group, active = false, current, accent }: MenuProps) {
  const details = useClosingMenu();
  return (
    <details ref={details} name={group} className={styles.menu} data-active={active || undefined} data-accent={accent}>
      <summary className={styles.summary} aria-current={current || undefined}>
        {label}
      </summary>
      <div className={styles.panel} {...panel}>
        {children}
      </div>
    </details>
  );
}
