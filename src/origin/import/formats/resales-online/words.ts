import type { FeatureMeaning } from '../featureWords.ts';
import type { Words } from '../sourceWords.ts';

/*
 * ReSales Online's words as slugs, and the contract's. What is not here is not guessed: the source's `map` names it.
 */

/** `subType`, else `type`: kinds, and subtypes that say the kind as well. */
export const kinds: Words = {
  ...{ apartment: 'flat', 'ground-floor-apartment': 'flat', 'middle-floor-apartment': 'flat', flat: 'flat' },
  ...{ 'top-floor-apartment': 'flat', penthouse: 'penthouse', 'penthouse-duplex': 'penthouse', duplex: 'duplex' },
  ...{ 'ground-floor-studio': 'studio', 'middle-floor-studio': 'studio', 'top-floor-studio': 'studio' },
  ...{ studio: 'studio', loft: 'studio', house: 'house', villa: 'villa', 'detached-villa': 'villa' },
  ...{
    'semi-detached-villa': 'villa',
    'semi-detached-house': 'house',
    townhouse: 'town-house',
    'terraced-house': 'town-house',
  },
  ...{ 'terraced-townhouse': 'town-house', bungalow: 'bungalow', quad: 'house', 'wooden-house': 'house' },
  ...{ 'finca-cortijo': 'rural_house', finca: 'rural_house', cortijo: 'rural_house', 'cave-house': 'rural_house' },
  ...{ plot: 'land', 'residential-plot': 'land', 'commercial-plot': 'land', land: 'land', 'land-with-ruin': 'land' },
  ...{ commercial: 'premises', bar: 'premises', restaurant: 'premises', cafe: 'premises', shop: 'premises' },
  ...{ 'beach-bar': 'premises', 'industrial-premises': 'premises', warehouse: 'premises', hairdressers: 'premises' },
  ...{ 'commercial-premises': 'premises', 'night-club': 'premises', discotheque: 'premises', office: 'office' },
  ...{ 'storage-room': 'storage', garage: 'garage', 'parking-space': 'garage', building: 'building' },
  ...{ 'apartment-complex': 'building' },
};

/** `status`; `Listing` is not among them: whether such a home is offered, each agency says for itself. */
export const statuses: Words = {
  ...{ available: 'new', 'under-offer': 'reserved', sold: 'sold', rented: 'rented', 'off-market': 'withdrawn' },
};

/** `description/language`; numbers are those of its interface. */
export const languages: Words = {
  ...{ english: 'en', spanish: 'es', german: 'de', french: 'fr', dutch: 'nl', danish: 'da', russian: 'ru' },
  ...{ swedish: 'sv', polish: 'pl', norwegian: 'no', finnish: 'fi', italian: 'it', catalan: 'ca', portuguese: 'pt' },
};

/** Features by category and value. */
export const features: Words<FeatureMeaning> = {
  ...{ 'pool-private': 'swimming_pool', 'pool-indoor': 'swimming_pool', 'pool-heated': 'swimming_pool' },
  ...{ 'pool-communal': 'swimming', 'pool-childrens': 'swimming', 'pool-room-for-pool': 'nothing' },
  ...{ 'climate-control-air-conditioning': 'conditioned_air', 'climate-control-hot-a-c': 'conditioned_air' },
  ...{ 'climate-control-cold-a-c': 'conditioned_air', 'climate-control-central-heating': 'heating' },
  ...{ 'climate-control-u-f-heating': 'heating', 'climate-control-fireplace': 'chimney' },
  ...{ 'orientation-north-east': 'facing-north-east', 'orientation-north-west': 'facing-north-west' },
  ...{ 'orientation-south-east': 'facing-south-east', 'orientation-south-west': 'facing-south-west' },
  ...{ 'condition-good': 'good', 'condition-excellent': 'good', 'condition-recently-renovated': 'good' },
  ...{ 'condition-renovation-required': 'to-restore', 'condition-restoration-required': 'to-restore' },
  ...{ 'condition-new-construction': 'brand-new', 'furniture-fully-furnished': 'furnished' },
  ...{ 'furniture-not-furnished': 'unfurnished', 'kitchen-fully-fitted': 'equipped_kitchen' },
  ...{ 'garden-private': 'garden', 'garden-communal': 'garden', 'garden-landscaped': 'garden' },
  ...{ 'security-alarm-system': 'security_alarm', 'security-24-hour-security': 'security_system' },
  ...{ 'security-entry-phone': 'acces_control', 'parking-garage': 'parking', 'parking-underground': 'parking' },
  ...{ 'parking-covered': 'parking', 'parking-private': 'parking', 'parking-communal': 'parking' },
  ...{ 'parking-more-than-one': 'parking', 'parking-open': 'parking', 'parking-street': 'nothing' },
  ...{ 'features-covered-terrace': 'terrace', 'features-private-terrace': 'terrace', 'features-solarium': 'terrace' },
  ...{ 'features-lift': 'elevator', 'features-fitted-wardrobes': 'wardrobe', 'features-storage-room': 'boxrom' },
  ...{ 'features-double-glazing': 'windows_double' },
  ...{ 'features-access-for-people-with-reduced-mobility': 'handicap_adapted_access' },
};
