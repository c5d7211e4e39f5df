import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Bird } from '../../components/ui/bird/Bird.tsx';
import styles from '../../forms/Form.module.css';

/** In place of the form that went through. */
export function SaveSearchThanks() {
  const { t } = useTranslation('saveSearch');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.thanks}>
      <Bird />
      <h3 ref={heading} tabIndex={-1}>
        {t('thanks.title')}
      </h3>
      <p>{t('thanks.text')}</p>
    </div>
  );
}
