import { useTranslation } from 'react-i18next';
import type { CarouselTexts } from '../../components/ui/carousel/Carousel.tsx';

/** What a carousel's buttons say. @param label what its slides are */
export function useCarouselTexts(label: string): CarouselTexts {
  const { t } = useTranslation('home');
  return {
    label,
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    pause: t('carousel.pause'),
    play: t('carousel.play'),
  };
}
