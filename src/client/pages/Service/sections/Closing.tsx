import { RouteLink } from '../../../app/navigation/RouteLink.tsx';
import { RichText } from '../../../components/ui/richText/RichText.tsx';
import { requestId, services, type Service } from '#shared/views/services.ts';
import { useServiceTexts } from '../useServiceTexts.ts';
import styles from './Closing.module.css';

/** Back to the form, or on to the other service. */
export function Closing({ service }: { service: Service }) {
  const t = useServiceTexts(service);
  return (
    <section className={`container section ${styles.closing}`} aria-labelledby="closing">
      <h2 id="closing">{t('closing.title')}</h2>
      <p>
        <a className="button" href={`#${requestId}`}>
          {t('closing.cta')}
        </a>
      </p>
      <p className={styles.other}>
        <RichText text={t('other')} elements={{ other: <RouteLink to={services[service].other} params={{}} /> }} />
      </p>
    </section>
  );
}
