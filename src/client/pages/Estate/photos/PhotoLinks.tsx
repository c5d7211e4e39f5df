import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icons/Icon.tsx';
import icons from '../../../components/icons/pageIcons.module.css';
import type { EstateView } from '../toEstateView.ts';
import styles from './PhotoLinks.module.css';

/** Beside the photos: plans further down, virtual tour and video on their providers' own pages. */
export function PhotoLinks({ estate: { plans, virtualTour, video } }: { estate: EstateView }) {
  const { t } = useTranslation('estate');
  if (plans.length === 0 && !virtualTour && !video) return null;
  return (
    <ul className={styles.links}>
      {plans.length > 0 && <li><a href="#plans"><Icon icon={icons.plan} />{t('photos.plans')}</a></li>}
      {virtualTour && <li><a href={virtualTour} rel="noopener external"><Icon icon={icons.tour} />{t('photos.tour')}</a></li>}
      {video && <li><a href={video} rel="noopener external"><Icon icon={icons.video} />{t('photos.video')}</a></li>}
    </ul>
  );
}
