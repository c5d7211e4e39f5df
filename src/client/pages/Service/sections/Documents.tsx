import { services, type Service } from '#shared/views/services.ts';
import { useServiceTexts } from '../useServiceTexts.ts';
import styles from './Documents.module.css';

/** The papers to look for. */
export function Documents({ service }: { service: Service }) {
  const t = useServiceTexts(service);
  return (
    <section className={styles.documents} aria-labelledby="documents">
      <h2 id="documents">{t('documents.title')}</h2>
      <p>{t('documents.lead')}</p>
      <ul className={styles.list}>
        {services[service].documents.map((document) => (
          <li key={document}>{t(`document.${document}`)}</li>
        ))}
      </ul>
    </section>
  );
}
