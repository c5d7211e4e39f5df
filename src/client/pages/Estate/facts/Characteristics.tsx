import { useEffect } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { EstateType } from '#shared/domain/estate.ts';
import { formatDate, formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import cardIcons from '../../../components/ui/icons/cardIcons.module.css';
import { featureIcon } from '../../../components/ui/icons/featureIcon.ts';
import featureIcons from '../../../components/ui/icons/featureIcons.module.css';
import { useCardTexts } from '../../../features/estateCard/useCardTexts.ts';
import { recordVisited } from '../../../features/favourites/visitedDetails.ts';
import { addVisited } from '../../../features/favourites/visited.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import type { ShownFeature } from '#shared/views/estate/groupFeatures.ts';
import type { CardTexts } from '#shared/views/estateCard/cardTexts.ts';
import { kindName } from '#shared/domain/headline.ts';
import { titleIn } from '#shared/views/estate/shownTexts.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { Evidence } from './Evidence.tsx';
import { FeatureList, type ListedFeature } from './FeatureList.tsx';
import { History } from './History.tsx';
import { Rows, type Row } from './Rows.tsx';
import { Units } from './Units.tsx';

const dwellings: readonly string[] = ['flat', 'house', 'rural_house'] satisfies EstateType[];

/** Those that are a building of their own. */
const standing: readonly string[] = ['house', 'rural_house', 'building', 'land'] satisfies EstateType[];

export interface CharacteristicsProps {
  estate: EstateView;
  /** For the holder of a link alone: there is no form to ask with (PD-31). */
  isPrivate: boolean;
}

type T = TFunction<['facts', 'estate', 'common']>;

/**
 * "The property", "The building", what it costs to keep, what became of its price, and what was checked: facts as
 * tables, features by what they belong to (docs/product.md#estate-page, docs/product.md#features).
 */
export function Characteristics({ estate, isPrivate }: CharacteristicsProps) {
  const { t } = useTranslation(['facts', 'estate', 'common']);
  const { language } = useSite();
  const texts = useCardTexts();
  const { key, type, price, estateType, features, facts, reference } = estate;
  const title = titleIn(estate);
  // Here, since this part's script comes after the page's own.
  useEffect(() => {
    addVisited(key);
    recordVisited(key, { title, type, price });
  }, [key, title, type, price]);
  const listed = (ids: readonly ShownFeature[]): ListedFeature[] =>
    ids.map((id) => ({ id, label: t(`estate:feature.${id}`), icon: featureIcon(id) }));
  const stands = standing.includes(estateType);
  const ofBuilding: Row[] = [
    [t('floors'), facts.floors === undefined ? undefined : String(facts.floors)],
    [t('year'), facts.year === undefined ? undefined : String(facts.year)],
  ];
  return (
    <>
      {estate.units && <Units units={estate.units} />}
      <Section
        heading={t(dwellings.includes(estateType) ? 'section.property' : 'section.propertyOther')}
        rows={[
          ...rowsOf(estate, { t, texts, language }),
          ...(stands ? ofBuilding : []),
          ...termsOf(estate, t, language),
          [t('licence'), facts.licence],
          [t('worksLicence'), worksLicenceOf(estate, t, language)],
          [t('reference'), reference],
        ]}
        features={[...marksOf(estate, t), ...listed(ownFeatures(estate))]}
      />
      <Section heading={t('section.building')} rows={stands ? [] : ofBuilding} features={listed(features.building)} />
      <Section heading={t('section.running')} rows={runningCosts(estate, t, language)} />
      <History estate={estate} />
      <Evidence estate={estate} isPrivate={isPrivate} />
    </>
  );
}

/** Nothing without rows and features. */
function Section({
  heading,
  rows,
  features = [],
}: {
  heading: string;
  rows: readonly Row[];
  features?: readonly ListedFeature[];
}) {
  const hasRows = rows.some(([, value]) => value !== undefined);
  if (!hasRows && features.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      {hasRows && <Rows rows={rows} />}
      {features.length > 0 && <FeatureList features={features} />}
    </section>
  );
}

/** That there is heating goes without saying where the table says which. */
const ownFeatures = ({ features: { own }, facts }: EstateView): ShownFeature[] =>
  facts.heating ? own.filter((id) => id !== 'heating') : own;

/** Facts with fields of their own that are listed among the features. */
const marksOf = ({ bright, furnished, conditionedAir }: EstateView, t: T): ListedFeature[] => [
  ...(bright ? [{ id: 'bright', label: t('estate:property.bright'), icon: featureIcons.bright }] : []),
  ...(furnished ? [{ id: 'furnished', label: t('estate:property.furnished'), icon: cardIcons.furnished }] : []),
  ...(conditionedAir
    ? [{ id: 'conditioned_air', label: t('estate:property.conditionedAir'), icon: featureIcon('conditioned_air') }]
    : []),
];

function rowsOf(estate: EstateView, { t, texts, language }: { t: T; texts: CardTexts; language: Language }): Row[] {
  const { estateType, subtype, area, rooms, bathrooms, conservation, facts } = estate;
  const [kind, subkind] = [kindName({ estateType }, language), kindName({ estateType, subtype }, language)];
  const metres = (value: number | undefined) =>
    value === undefined ? undefined : t('common:card.area', { area: formatNumber(value, language) });
  return [
    [t('kind'), subkind === kind ? kind : t('kindWithSubtype', { kind, subtype: subkind })],
    [t(estateType === 'land' ? 'estate:property.landArea' : 'estate:property.area'), metres(area)],
    [t('areaUseful'), metres(facts.areaUseful)],
    [t('areaPlot'), metres(facts.areaPlot)],
    [t('areaTerrace'), metres(facts.areaTerrace)],
    [t('rooms'), rooms ? formatNumber(rooms, language) : undefined],
    [t('bathrooms'), bathrooms ? formatNumber(bathrooms, language) : undefined],
    [t('floor'), texts.floorName(facts) || undefined],
    [t('exterior'), yesOrNo(facts.exterior, t)],
    [t('conservation'), conservation && t(`conservation.${conservation}`)],
    [t('heating'), facts.heating && t(`heating.${facts.heating}`)],
  ];
}

/** Number and expiry, as far as they are stated. */
function worksLicenceOf({ facts: { worksLicence } }: EstateView, t: T, language: Language): string | undefined {
  const { number, expiresOn } = worksLicence ?? {};
  const expiry = expiresOn && t('worksLicenceUntil', { date: formatDate(expiresOn, language) });
  return [number, expiry].filter(Boolean).join(', ') || undefined;
}

const yesOrNo = (fact: boolean | undefined, t: T): string | undefined =>
  fact === undefined ? undefined : t(fact ? 'yes' : 'no');

/** What a tenant asks first. */
function termsOf({ facts: { pets, availableFrom } }: EstateView, t: T, language: Language): Row[] {
  const available = availableFrom
    ? t('available.from', { date: formatDate(availableFrom, language) })
    : t('available.now');
  return [
    [t('pets'), yesOrNo(pets, t)],
    [t('available'), availableFrom === undefined ? undefined : available],
  ];
}

const runningCosts = ({ facts: { communityFee, ibi } }: EstateView, t: T, language: Language): Row[] => [
  [
    t('communityFee'),
    communityFee === undefined ? undefined : t('common:card.perMonth', { price: formatEuros(communityFee, language) }),
  ],
  [t('ibi'), ibi === undefined ? undefined : t('perYear', { amount: formatEuros(ibi, language) })],
];
