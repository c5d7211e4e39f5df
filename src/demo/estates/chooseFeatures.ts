import type { FeatureId } from '#shared/domain/estate.ts';
import { featuresByEstateType } from '#shared/domain/featuresOfKinds.ts';
import type { Random } from '../random.ts';
import type { HomeFacts } from './homeFacts.ts';

type Given = Pick<HomeFacts, 'kind' | 'estateType' | 'floor' | 'rooms' | 'conservation' | 'place' | 'province' | 'old'>;

const heatingShare: Record<HomeFacts['province']['source']['streets'], number> = {
  castilian: 0.95,
  catalan: 0.8,
  valencian: 0.4,
  andalusian: 0.35,
  canarian: 0.03,
};

function flatFeatures({ kind, floor, place, province, conservation, old, rooms }: Given, random: Random): FeatureId[] {
  const found: FeatureId[] = [];
  const add = (feature: FeatureId, share: number): boolean => random.chance(share) && found.push(feature) > 0;
  const height = floor ?? 0;
  const { traits, price } = place;
  const modern = traits.has('modern') || conservation === 'brandNew';
  add('wardrobe', (rooms ?? 1) > 1 ? 0.6 : 0.35);
  if (kind === 'penthouse') found.push('terrace');
  else if (!add('terrace', modern ? 0.45 : 0.2) && height > 0) add('balcony', old ? 0.65 : 0.4);
  if (kind === 'penthouse') add('swimming_pool', 0.04);
  if (height === 0 && kind !== 'studio') add('garden', 0.45);
  add('boxrom', modern ? 0.5 : 0.22);
  add('chimney', old ? 0.08 : kind === 'penthouse' ? 0.05 : 0);
  add('handicap_adapted_use', 0.05);
  add('heating', heatingShare[province.source.streets]);
  add('security_alarm', price > 5000 ? 0.18 : 0.07);
  add('parking', modern ? 0.65 : old ? 0.06 : 0.28);
  const lift = add('elevator', modern || height > 5 ? 1 : old ? 0.5 : 0.8);
  add('swimming', modern || traits.has('beach') || traits.has('golf') ? 0.4 : traits.has('residential') ? 0.25 : 0.03);
  add('doorman', price > 4500 ? 0.4 : 0.05);
  add('handicap_adapted_access', lift ? 0.3 : 0.02);
  add('community_zone', modern ? 0.5 : 0.12);
  return found;
}

function houseFeatures({ kind, place, province }: Given, random: Random): FeatureId[] {
  const found: FeatureId[] = [];
  const add = (feature: FeatureId, share: number): void => void (random.chance(share) && found.push(feature));
  const rural = kind === 'rural_house';
  add('wardrobe', rural ? 0.3 : 0.65);
  if (!rural) add('balcony', 0.2);
  add('terrace', 0.6);
  add('swimming_pool', rural ? 0.25 : place.price > 2500 ? 0.5 : 0.28);
  add('garden', rural ? 0.92 : 0.75);
  add('boxrom', 0.4);
  add('chimney', rural ? 0.8 : 0.38);
  add('handicap_adapted_use', 0.06);
  add('heating', heatingShare[province.source.streets]);
  add('security_alarm', place.price > 3500 ? 0.45 : 0.15);
  return found;
}

/**
 * Some of what the kind allows (docs/product.md#features); for a flat or a house, what fits its floor, age and place.
 */
export function chooseFeatures(home: Given, random: Random): FeatureId[] {
  switch (home.estateType) {
    case 'flat':
      return flatFeatures(home, random);
    case 'house':
    case 'rural_house':
      return houseFeatures(home, random);
    default: {
      const { own } = featuresByEstateType[home.estateType];
      return own.length === 0 ? [] : random.sample(own, random.between(3, 7));
    }
  }
}
