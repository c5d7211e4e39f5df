import '../../../theme/controls/loader.ts';
import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MantineControls } from '../../../theme/MantineControls.tsx';
import styles from './LoadingText.module.css';

/** Says that a list loads: Mantine's loader with its text. */
export function LoadingText() {
  const { t } = useTranslation();
  return (
    <MantineControls>
      <p className={styles.loading} role="status">
        <Loader size={22} aria-hidden="true" />
        {t('loading')}
      </p>
    </MantineControls>
  );
}
