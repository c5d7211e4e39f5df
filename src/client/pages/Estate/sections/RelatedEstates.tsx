import { useTranslation } from 'react-i18next';
import type { OperationType } from '#shared/domain/estate.ts';
import { EstateGrid } from '../../../components/estateCard/EstateGrid.tsx';
import type { EstateCardData } from '../../../components/estateCard/toEstateCard.ts';
import { RouteLink } from '../../../navigation/RouteLink.tsx';
import styles from './RelatedEstates.module.css';

interface RelatedEstatesProps {
  estates: readonly EstateCardData[];
  type: OperationType;
  province: { slug: string; name: string };
}

/** What else there is of the kind in the province, and the way to all of it (spec §2.11). */
export function RelatedEstates({ estates, type, province }: RelatedEstatesProps) {
  const { t } = useTranslation('estate');
  return (
    <section className={styles.related}>
      <h2>{t(`related.${type}`, { province: province.name })}</h2>
      <EstateGrid estates={estates} />
      <p><RouteLink className="button" to="Search" params={{ province: province.slug, type }}>{t('related.all')}</RouteLink></p>
    </section>
  );
}
