import type { ReactNode } from 'react';
import { Bird } from '../ui/bird/Bird.tsx';
import styles from './LandingNotice.module.css';

/** A page of a few words and one thing to do: where a mail's link leads, and what follows a form. */
export function LandingNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`container ${styles.notice}`}>
      <Bird className={styles.bird} />
      <h1>{title}</h1>
      {children}
    </section>
  );
}
