import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { Flock } from '../../components/ui/bird/Flock.tsx';
import styles from './Manifesto.module.css';

/** A short text about the company, and a link to the manifesto (docs/product.md#home). */
export function Manifesto() {
  const { t } = useTranslation('homeRest');
  return (
    <section className={styles.band}>
      <Flock />
      <div className={`container ${styles.words}`}>
        <h2>{t('manifesto.title')}</h2>
        <p>{t('manifesto.text')}</p>
        <p>
          <RouteLink className="button buttonOutline" to="Manifest" params={{}}>
            {t('manifesto.link')}
          </RouteLink>
        </p>
      </div>
    </section>
  );
}
