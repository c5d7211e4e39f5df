import type { ReactNode } from 'react';
import { Bird } from '../bird/Bird.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  text: ReactNode;
  /** The next steps: list items with a link or a button each. */
  children: ReactNode;
}

/** Shown in place of an empty list: says why, and offers next steps. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <section className={styles.empty}>
      <Bird className={styles.bird} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <ul className={styles.steps}>{children}</ul>
    </section>
  );
}
