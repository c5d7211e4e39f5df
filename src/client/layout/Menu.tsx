import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import styles from './Menu.module.css';

interface MenuProps {
  label: string;
  children: ReactNode;
  /** Menus of one group close each other. */
  group?: string;
  active?: boolean;
  accent?: 'secondary' | 'info';
}

/**
 * A disclosure menu. `details` opens and closes without JavaScript; with it, the menu also closes after a choice,
 * on Escape and on a click beside it.
 */
export function Menu({ label, children, group, active = false, accent }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    details.current?.removeAttribute('open');
  }, [key]);
  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current;
      if (!menu?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        menu.querySelector('summary')?.focus();
      } else if (menu.contains(event.target as Node)) {
        return;
      }
      menu.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  return (
    <details ref={details} name={group} className={styles.menu} data-active={active || undefined} data-accent={accent}>
      <summary className={styles.summary}>{label}</summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
