import type { ReactNode } from 'react';
import { services, type Service } from '#shared/views/services.ts';
import { useServiceTexts } from '../useServiceTexts.ts';
import styles from './Points.module.css';

/**
 * What the service includes, step by step: the first is open. `details` need no script, and a visitor may have opened
 * one before this is hydrated.
 * @param children stands below the heading where there is room, else after the steps
 */
export function Points({ service, children }: { service: Service; children?: ReactNode }) {
  const t = useServiceTexts(service);
  return (
    <section className={`container section ${styles.layout}`} aria-labelledby="points">
      <div className={styles.heading}>
        <h2 id="points">{t('points.title')}</h2>
        <p>{t('points.lead')}</p>
      </div>
      <ol className={styles.points}>
        {services[service].points.map((point, index) => (
          <li key={point}>
            <details open={index === 0} suppressHydrationWarning>
              <summary>
                <h3>{t(`point.${point}.title`)}</h3>
              </summary>
              <p>{t(`point.${point}.text`)}</p>
            </details>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
