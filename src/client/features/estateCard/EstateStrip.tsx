import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { Carousel, type CarouselTexts } from '../../components/ui/carousel/Carousel.tsx';
import { hideFailed } from '../../components/ui/hideFailed.ts';
import { CardItem } from './CardItem.tsx';
import styles from './EstateStrip.module.css';
import { useCardExtras } from './extras/useCardExtras.tsx';

/** Cards of the width of a grid's in one row that scrolls: they say their province, as those of one list need not. */
export function EstateStrip({ estates, texts }: { estates: readonly EstateCardData[]; texts: CarouselTexts }) {
  const { handlers, show } = useCardExtras(estates);
  return (
    <Carousel
      texts={texts}
      trackClass={styles.track}
      trackEvents={{ ...handlers, onErrorCapture: hideFailed }}
      controlsClass={styles.controls}
    >
      {estates.map((estate) => (
        <CardItem
          key={estate.key}
          card={{ estate, heading: 'h3', showAround: true, load: 'lazy' }}
          extras={show(estate)}
        />
      ))}
    </Carousel>
  );
}
