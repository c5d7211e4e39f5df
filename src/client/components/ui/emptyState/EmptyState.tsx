import type { ReactNode } from 'react';
import { Bird } from '../bird/Bird.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  text: ReactNode;
  /** The ways on, the nearest first: list items with a link or a button each. */
  children: ReactNode;
}

/** Stands where a list has nothing to show: says why, and leads on. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <section className={styles.empty}>
      <Bird className={styles.bird} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <ul className={styles.ways}>{children}</ul>
    </section>
  );
}
