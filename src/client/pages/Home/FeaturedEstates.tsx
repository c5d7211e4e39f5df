import { useTranslation } from 'react-i18next';
import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { EstateStrip } from '../../features/estateCard/EstateStrip.tsx';
import heading from './BlockHeading.module.css';
import { useCarouselTexts } from './useCarouselTexts.ts';

/** Some of the network's listings, drawn at random (docs/product.md#home). */
export function FeaturedEstates({ estates }: { estates: readonly EstateCardData[] }) {
  const { t } = useTranslation('homeRest');
  const texts = useCarouselTexts(t('featured.label'));
  return (
    <section className="container section" aria-labelledby="featured">
      <div className={heading.heading}>
        <h2 id="featured">{t('featured.title')}</h2>
        <p>{t('featured.text')}</p>
        <p>
          <RouteLink className={heading.all} to="Search" params={{ type: 'buy' }}>
            {t('featured.more')}
          </RouteLink>
        </p>
      </div>
      <EstateStrip estates={estates} texts={texts} />
    </section>
  );
}
