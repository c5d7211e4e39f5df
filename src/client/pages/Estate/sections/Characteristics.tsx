import { useTranslation } from 'react-i18next';
import type { EstateType } from '#shared/domain/estate.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import cardIcons from '../../../components/ui/icons/cardIcons.module.css';
import { featureIcon } from '../../../components/ui/icons/featureIcon.ts';
import featureIcons from '../../../components/ui/icons/featureIcons.module.css';
import { useSite } from '../../../app/session/SiteContext.ts';
import type { ShownFeature } from '../groupFeatures.ts';
import { kindKey, subtypeKey } from '../kindKeys.ts';
import type { EstateView } from '../toEstateView.ts';
import styles from './Characteristics.module.css';
import { FeatureList, type ListedFeature } from './FeatureList.tsx';

const dwellings: readonly string[] = ['flat', 'house', 'rural_house'] satisfies EstateType[];

/**
 * "The property" and "The building": the facts as a table, the features by what they belong to
 * (docs/product.md#estate-page, docs/product.md#features).
 */
export function Characteristics({ estate }: { estate: EstateView }) {
  const { t } = useTranslation('estate');
  const { language } = useSite();
  const {
    estateType,
    subtype,
    area,
    rooms,
    bathrooms,
    conservation,
    features,
    furnished,
    conditionedAir,
    bright,
    reference,
  } = estate;
  const kind = t(kindKey(estateType));
  const subtypeName = subtypeKey(subtype);
  const facts: [string, string | undefined][] = [
    [t('property.kind'), subtypeName ? t('property.kindWithSubtype', { kind, subtype: t(subtypeName) }) : kind],
    [
      t(estateType === 'land' ? 'property.landArea' : 'property.area'),
      area === undefined ? undefined : t('facts.area', { area: formatNumber(area, language) }),
    ],
    [t('property.rooms'), rooms ? formatNumber(rooms, language) : undefined],
    [t('property.bathrooms'), bathrooms ? formatNumber(bathrooms, language) : undefined],
    [t('property.conservation'), conservation && t(`conservation.${conservation}`)],
    [t('property.reference'), reference],
  ];
  const items = (ids: readonly ShownFeature[]): ListedFeature[] =>
    ids.map((id) => ({ id, label: t(`feature.${id}`), icon: featureIcon(id) }));
  const own: ListedFeature[] = [
    ...(bright ? [{ id: 'bright', label: t('property.bright'), icon: featureIcons.bright }] : []),
    ...(furnished ? [{ id: 'furnished', label: t('property.furnished'), icon: cardIcons.furnished }] : []),
    ...(conditionedAir
      ? [{ id: 'conditioned_air', label: t('property.conditionedAir'), icon: featureIcon('conditioned_air') }]
      : []),
    ...items(features.own),
  ];
  return (
    <>
      <section>
        <h2>{t(dwellings.includes(estateType) ? 'section.property' : 'section.propertyOther')}</h2>
        <dl className={styles.facts}>
          {facts.map(
            ([term, value]) =>
              value && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        {own.length > 0 && <FeatureList features={own} />}
      </section>
      {features.building.length > 0 && (
        <section>
          <h2>{t('section.building')}</h2>
          <FeatureList features={items(features.building)} />
        </section>
      )}
    </>
  );
}
