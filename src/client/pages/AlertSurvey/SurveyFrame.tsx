import type { ReactNode } from 'react';
import { Bird } from '../../components/ui/bird/Bird.tsx';
import styles from './AlertSurveyPage.module.css';

interface SurveyFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A form below what it is for. */
export const SurveyFrame = ({ title, lead, children }: SurveyFrameProps) => (
  <section className={`container ${styles.page}`}>
    <div className={styles.head}>
      <Bird className={styles.bird} />
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </div>
    {children}
  </section>
);
