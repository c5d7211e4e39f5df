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
  /** The estate of the page. */
  estate: Pick<EstateView, 'type' | 'status' | 'province' | 'similar'>;
}

/** One row is enough above the pictures of a closed estate: the visitor may want to see those. */
const rowBefore = 3;

/**
 * What else there is like it, or of other kinds, and the way to all of its group, which stays when nothing else is
 * (docs/product.md#estate-page).
 */
export function RelatedEstates({ estates, mixed = false, estate }: RelatedEstatesProps) {
  const { t } = useTranslation('estate');
  const { type, status, province, similar } = estate;
  const closed = isClosed(status);
  const noun = byNoun(similar.filters);
  return (
    <section id={relatedId} className={styles.related} data-first={closed || undefined}>
      <h2>
        {t(mixed || estates.length === 0 ? `related.mixed.${type}` : `related.${type}`, {
          province: province.name,
          ...noun,
        })}
      </h2>
      {estates.length > 0 && <EstateGrid estates={estates} {...(closed ? { max: rowBefore } : {})} />}
      <p>
        <RouteLink className="button" to="Search" params={{ province: province.slug, type }} {...listOfGroup(estate)}>
          {t('related.all', noun)}
        </RouteLink>
      </p>
    </section>
  );
}
