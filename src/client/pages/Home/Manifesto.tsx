import { useTranslation } from 'react-i18next';
import { Flock } from '../../components/ui/bird/Flock.tsx';
import styles from './Manifesto.module.css';

/** A short text about the company (docs/product.md#home). */
export function Manifesto() {
  const { t } = useTranslation('homeRest');
  return (
    <section className={styles.band}>
      <Flock />
      <div className={`container ${styles.words}`}>
        <h2>{t('manifesto.title')}</h2>
        <p>{t('manifesto.text')}</p>
      </div>
    </section>
  );
}
