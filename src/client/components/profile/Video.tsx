import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/Icon.tsx';
import icons from '../icons/pageIcons.module.css';
import styles from './Video.module.css';

/** Their film. */
export function Video({ address, name }: { address: string; name: string }) {
  const { t } = useTranslation('profile');
  return (
    <section>
      <h2>{t('section.video')}</h2>
      <a className={styles.link} href={address} rel="noopener external"><Icon icon={icons.video} />{t('video.open', { name })}</a>
    </section>
  );
}
