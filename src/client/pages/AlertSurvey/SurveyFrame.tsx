import type { ReactNode } from 'react';
import styles from '../../forms/FormPage.module.css';

interface SurveyFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A form below what it is for. */
export const SurveyFrame = ({ title, lead, children }: SurveyFrameProps) => (
  <section className={`container ${styles.page}`}>
    <div className={styles.head}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </div>
    {children}
  </section>
);
