import { useTranslation } from 'react-i18next';
import { isClosed } from '#shared/domain/estate.ts';
import { byNoun } from '#shared/filters/byNoun.ts';
import { EstateGrid } from '../../../features/estateCard/EstateGrid.tsx';
import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { RouteLink } from '../../../app/navigation/RouteLink.tsx';
import { relatedId } from '../enquiryOf.ts';
import { listOfGroup } from '../listOfGroup.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import styles from './RelatedEstates.module.css';

interface RelatedEstatesProps {
  estates: readonly EstateCardData[];
  /** Of any kind: not called similar. */
  mixed: boolean | undefined;
  /** Of provinces nearby, for want of others in its own. */
  nearby: boolean | undefined;
  /** The estate of the page. */
  estate: Pick<EstateView, 'type' | 'status' | 'province' | 'similar'>;
}

/** One row is enough above the pictures of a closed estate: the visitor may want to see those. */
const rowBefore = 3;

/**
 * What else there is like it, or of other kinds, and the way to all of its group (docs/product.md#estate-page). Without
 * any the list would lead to the listing itself: then only a closed one, which asks for similar ones, has the section.
 */
export function RelatedEstates({ estates, mixed = false, nearby = false, estate }: RelatedEstatesProps) {
  const { t } = useTranslation('estate');
  const { type, status, province, similar } = estate;
  const closed = isClosed(status);
  if (estates.length === 0 && !closed) return null;
  const noun = byNoun(similar.filters);
  const way = nearby ? 'nearby.' : mixed || estates.length === 0 ? 'mixed.' : '';
  return (
    <section id={relatedId} className={styles.related} data-first={closed || undefined}>
      <h2>{t(`related.${way}${type}`, { province: province.name, ...noun })}</h2>
      {estates.length > 0 && <EstateGrid estates={estates} {...(closed ? { max: rowBefore } : {})} />}
      <p>
        <RouteLink
          className="button"
          to="Search"
          params={nearby ? { type } : { province: province.slug, type }}
          {...listOfGroup(estate)}
        >
          {t('related.all', noun)}
        </RouteLink>
      </p>
    </section>
  );
}
