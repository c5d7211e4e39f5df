import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import styles from './Menu.module.css';

interface MenuProps {
  label: string;
  children: ReactNode;
  className?: string | undefined;
  /** Menus of one group close each other. */
  group?: string;
  active?: boolean;
  accent?: 'secondary' | 'info';
  /** Shows lines instead of the label, which stays as the name. */
  icon?: boolean;
}

/**
 * A disclosure menu. `details` opens and closes without JavaScript; with it, the menu also closes after a choice,
 * on Escape and on a click beside it.
 */
export function Menu({ label, children, className, group, active = false, accent, icon = false }: MenuProps) {
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
    <details ref={details} name={group} className={`${styles.menu} ${className ?? ''}`} data-active={active || undefined} data-accent={accent}>
      <summary aria-label={icon ? label : undefined}>{icon ? <span className={styles.lines} aria-hidden="true" /> : label}</summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
