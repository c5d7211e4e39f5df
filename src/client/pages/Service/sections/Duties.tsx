import { services, type Service } from '#shared/views/services.ts';
import { useServiceTexts } from '../useServiceTexts.ts';
import styles from './Duties.module.css';

/** What the law asks of the owner. */
export function Duties({ service }: { service: Service }) {
  const t = useServiceTexts(service);
  return (
    <section className={`container section ${styles.duties}`} aria-labelledby="duties">
      <div className={styles.heading}>
        <h2 id="duties">{t('duties.title')}</h2>
        <p>{t('duties.lead')}</p>
      </div>
      <ol className={styles.list}>
        {services[service].duties.map((duty) => (
          <li key={duty}>
            <h3>{t(`duty.${duty}.title`)}</h3>
            <p>{t(`duty.${duty}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
