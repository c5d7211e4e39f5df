import { useTranslation } from 'react-i18next';
import styles from './ForeignNote.module.css';

/** Says that the agent wrote in other languages than the page's, mostly in Spanish (PD-32). */
export function ForeignNote({ languages }: { languages: readonly string[] }) {
  const { t } = useTranslation('estate');
  const isSpanish = languages.every((language) => language === 'es');
  return <p className={styles.note}>{t(isSpanish ? 'untranslated.note' : 'untranslated.other')}</p>;
}
