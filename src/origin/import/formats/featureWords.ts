import { slugify } from '#shared/domain/slugify.ts';
import { featureIds, type FeatureId } from '#shared/domain/estate.ts';
import type { Fields } from '#shared/contract/fields.ts';
import { eachOf } from '../sync/eachOf.ts';
import type { FieldWarning } from '../sync/RecordReader.ts';
import type { WordMap } from '../sync/words.ts';
import type { Words } from './sourceWords.ts';

/** Characters of a word that a warning quotes. */
const maxToldLength = 60;

/** Meanings of an agency's word that are not features of the contract but other fields of a listing. */
const facts = {
  furnished: { furnished: true },
  unfurnished: { furnished: false },
  'facing-north': { orientation_north: true },
  'facing-south': { orientation_south: true },
  'facing-east': { orientation_east: true },
  'facing-west': { orientation_west: true },
  'facing-south-east': { orientation_south: true, orientation_east: true },
  'facing-south-west': { orientation_south: true, orientation_west: true },
  'facing-north-east': { orientation_north: true, orientation_east: true },
  'facing-north-west': { orientation_north: true, orientation_west: true },
  exterior: { exterior: true },
  interior: { exterior: false },
  pets: { pets: true },
  'no-pets': { pets: false },
  'no-lift': { lift: false },
  'semi-basement': { floor_name: 'semi_basement' },
  mezzanine: { floor_name: 'mezzanine' },
  'main-floor': { floor_name: 'main' },
  'penthouse-floor': { floor_name: 'penthouse' },
  good: { conservation: 'good' },
  'to-restore': { conservation: 'toRestore' },
  'brand-new': { conservation: 'brandNew' },
  nothing: {},
} as const satisfies Record<string, Fields>;

export type FeatureMeaning = FeatureId | keyof typeof facts;

/** Features that agencies write in their own words, in English, Spanish and Catalan, as slugs. */
const words: Readonly<Record<string, FeatureMeaning>> = {
  ...eachOf('wardrobe', 'armarios', 'armarios-empotrados', 'armaris', 'armaris-encastats', 'fitted-wardrobes'),
  ...eachOf('balcony', 'balcon', 'balcones', 'balco', 'balcony'),
  ...eachOf('terrace', 'terraza', 'terrazas', 'terrassa', 'terrace'),
  ...eachOf('parking', 'garaje', 'parking', 'plaza-de-garaje', 'plazas-garaje', 'aparcamiento', 'garatge', 'garage'),
  ...eachOf('elevator', 'ascensor', 'elevator', 'lift'),
  ...eachOf('swimming_pool', 'piscina', 'piscina-privada', 'pool', 'swimming-pool'),
  ...eachOf('swimming', 'piscina-comunitaria', 'communal-pool'),
  ...eachOf('garden', 'jardin', 'jardi', 'garden'),
  ...eachOf('boxrom', 'trastero', 'traster', 'storage-room', 'boxroom'),
  ...eachOf('chimney', 'chimenea', 'llar-de-foc', 'xemeneia', 'fireplace'),
  ...eachOf('doorman', 'portero', 'conserje', 'porter', 'conserge', 'concierge', 'doorman'),
  ...eachOf('handicap_adapted_access', 'acceso-adaptado', 'acceso-minusvalidos', 'acces-adaptat', 'step-free-access'),
  ...eachOf('community_zone', 'zona-comunitaria', 'zonas-comunes', 'zones-comunes', 'zones-comunitaries'),
  ...eachOf('security_alarm', 'alarma', 'alarm'),
  ...eachOf('security_door', 'puerta-blindada', 'puerta-acorazada', 'porta-blindada', 'security-door'),
  ...eachOf('heating', 'calefaccion', 'calefaccio', 'heating'),
  ...eachOf('hot_water', 'agua-caliente', 'aigua-calenta', 'hot-water'),
  ...eachOf('windows_double', 'doble-acristalamiento', 'doble-cristal', 'doble-vidre', 'double-glazing'),
  ...eachOf('equipped_kitchen', 'cocina-equipada', 'cuina-equipada', 'fitted-kitchen', 'equipped-kitchen'),
  ...eachOf('conditioned_air', 'aire-acondicionado', 'a-a', 'aire', 'aire-condicionat', 'air-conditioning'),
  ...{ 'fitted-wardrobes': 'wardrobe', 'built-in-wardrobes': 'wardrobe', wardrobes: 'wardrobe' },
  ...{ 'armarios-empotrados': 'wardrobe', 'fitted-wardrobe': 'wardrobe', 'walk-in-wardrobe': 'wardrobe' },
  ...{ balcony: 'balcony', balcon: 'balcony', balconies: 'balcony', 'private-balcony': 'balcony' },
  ...{ terrace: 'terrace', terraza: 'terrace', 'private-terrace': 'terrace', 'covered-terrace': 'terrace' },
  ...{ 'roof-terrace': 'terrace', solarium: 'terrace', 'private-solarium': 'terrace', 'large-terrace': 'terrace' },
  ...{ 'front-terrace': 'terrace', 'glazed-terrace': 'terrace', 'glazed-balcony': 'balcony', 'front-garden': 'garden' },
  ...{ 'back-garden': 'garden', 'parking-area': 'parking', swimmingpool: 'swimming_pool', renovated: 'good' },
  ...{ 'communal-swimmingpool': 'swimming', 'community-swimming-pool': 'swimming', 'fully-renovated': 'good' },
  ...{ terraces: 'terrace', 'open-terrace': 'terrace', 'uncovered-terrace': 'terrace' },
  ...{ parking: 'parking', garage: 'parking', garaje: 'parking', 'parking-space': 'parking', carport: 'parking' },
  ...{ 'private-parking': 'parking', 'underground-parking': 'parking', 'private-garage': 'parking' },
  ...{ 'covered-parking': 'parking', 'garage-space': 'parking', 'communal-parking': 'parking', 'car-port': 'parking' },
  ...{ lift: 'elevator', elevator: 'elevator', ascensor: 'elevator' },
  ...{ 'no-lift': 'no-lift', 'no-elevator': 'no-lift', 'without-lift': 'no-lift', 'sin-ascensor': 'no-lift' },
  ...{ pool: 'swimming_pool', 'swimming-pool': 'swimming_pool', piscina: 'swimming_pool' },
  ...{ 'private-pool': 'swimming_pool', 'pool-private': 'swimming_pool', 'private-swimming-pool': 'swimming_pool' },
  ...{ 'heated-pool': 'swimming_pool', 'indoor-pool': 'swimming_pool', 'piscina-privada': 'swimming_pool' },
  ...{ 'communal-pool': 'swimming', 'pool-communal': 'swimming', 'community-pool': 'swimming' },
  ...{ 'communal-swimming-pool': 'swimming', 'shared-pool': 'swimming', 'piscina-comunitaria': 'swimming' },
  ...{ garden: 'garden', jardin: 'garden', 'private-garden': 'garden', 'communal-garden': 'garden' },
  ...{ gardens: 'garden', 'communal-gardens': 'garden', 'landscaped-garden': 'garden', 'landscaped-gardens': 'garden' },
  ...{ 'storage-room': 'boxrom', storeroom: 'boxrom', 'store-room': 'boxrom', trastero: 'boxrom', storage: 'boxrom' },
  ...{ fireplace: 'chimney', chimenea: 'chimney', 'open-fireplace': 'chimney', chimney: 'chimney' },
  ...{ concierge: 'doorman', doorman: 'doorman', portero: 'doorman', conserje: 'doorman' },
  ...{ 'disabled-access': 'handicap_adapted_access', 'wheelchair-access': 'handicap_adapted_access' },
  ...{ 'acceso-adaptado': 'handicap_adapted_access', 'interior-adaptado': 'handicap_adapted_use' },
  ...{ 'communal-areas': 'community_zone', 'zonas-comunes': 'community_zone', 'community-areas': 'community_zone' },
  ...{ alarm: 'security_alarm', alarma: 'security_alarm', 'alarm-system': 'security_alarm' },
  ...{ 'security-alarm': 'security_alarm', 'burglar-alarm': 'security_alarm' },
  ...{ 'security-door': 'security_door', 'armoured-door': 'security_door', 'puerta-blindada': 'security_door' },
  ...{ 'reinforced-door': 'security_door', 'security-system': 'security_system', '24h-security': 'security_system' },
  ...{ '24-hour-security': 'security_system', 'access-control': 'acces_control', 'smoke-detectors': 'fire_detectors' },
  ...{ 'hot-water': 'hot_water', heating: 'heating', calefaccion: 'heating', 'central-heating': 'heating' },
  ...{ 'gas-heating': 'heating', 'underfloor-heating': 'heating', 'u-f-heating': 'heating', radiators: 'heating' },
  ...{ 'double-glazing': 'windows_double', 'double-glazed-windows': 'windows_double' },
  ...{ 'doble-acristalamiento': 'windows_double', 'doble-ventana': 'windows_double' },
  ...{ 'fitted-kitchen': 'equipped_kitchen', 'fully-fitted-kitchen': 'equipped_kitchen' },
  ...{
    'equipped-kitchen': 'equipped_kitchen',
    'cocina-equipada': 'equipped_kitchen',
    'white-goods': 'equipped_kitchen',
  },
  ...{ 'air-conditioning': 'conditioned_air', 'air-con': 'conditioned_air', 'a-c': 'conditioned_air' },
  ...{ 'aire-acondicionado': 'conditioned_air', aircon: 'conditioned_air', climatizacion: 'conditioned_air' },
  ...{ 'hot-cold-a-c': 'conditioned_air', 'central-air-conditioning': 'conditioned_air' },
  ...{ 'loading-dock': 'loading_dock', corner: 'located_at_corner', 'haciendo-esquina': 'located_at_corner' },
  ...{ furnished: 'furnished', 'fully-furnished': 'furnished', amueblado: 'furnished' },
  ...{ unfurnished: 'unfurnished', 'not-furnished': 'unfurnished', 'sin-amueblar': 'unfurnished' },
  ...{ 'south-facing': 'facing-south', 'north-facing': 'facing-north', 'east-facing': 'facing-east' },
  ...{ 'west-facing': 'facing-west', 'south-east-facing': 'facing-south-east' },
  ...{ 'south-west-facing': 'facing-south-west', 'orientation-south': 'facing-south' },
  ...{ 'orientation-north': 'facing-north', 'orientation-east': 'facing-east', 'orientation-west': 'facing-west' },
  // As the site's own exports write them.
  ...{ aparcamiento: 'parking', 'zona-comunitaria': 'community_zone', 'puerta-de-seguridad': 'security_door' },
  ...{ 'sistema-de-seguridad': 'security_system', 'control-de-acceso': 'acces_control' },
  ...{ 'detectores-de-incendios': 'fire_detectors', 'puertas-cortafuegos': 'fire_doors', extintores: 'extinguishers' },
  ...{ rociadores: 'sprinklers', 'luces-de-emergencia': 'emergency_lights', 'agua-caliente': 'hot_water' },
  ...{ 'salida-de-emergencia': 'emergency_exit', 'falso-techo': 'suspended_ceiling' },
  ...{
    'suelo-tecnico': 'suspended_door',
    'edificio-adaptado': 'building_adapted',
    'bano-adaptado': 'bathroom_adapted',
  },
  ...{ 'muelle-de-carga': 'loading_dock', 'puente-grua': 'bridge_crane', 'hace-esquina': 'located_at_corner' },
  ...{ almacen: 'storage', 'salida-de-humos': 'smoke_extraction', 'buen-estado': 'good', 'a-reformar': 'to-restore' },
  ...{ 'orientacion-norte': 'facing-north', 'orientacion-sur': 'facing-south', 'orientacion-este': 'facing-east' },
  'orientacion-oeste': 'facing-west',
  ...{ semisotano: 'semi-basement', entresuelo: 'mezzanine', principal: 'main-floor' },
  'planta-atico': 'penthouse-floor',
  ...{ 'pets-allowed': 'pets', 'mascotas-permitidas': 'pets', 'no-pets': 'no-pets', exterior: 'exterior' },
};

/** The meanings that a `map` may give a word. */
const known = new Set<string>([...featureIds, ...Object.keys(facts)]);

/** The feature that a column of a sheet is by its name, as a slug; undefined for a name that is none. */
export function featureNamed(slug: string): FeatureId | undefined {
  const meaning = Object.hasOwn(words, slug) ? words[slug] : undefined;
  return featureIds.find((id) => id === meaning);
}

/** By the source's `map`, else by the format's words, else by those of all formats. */
function meaningOf(text: string, own: Words, ofFormat: Words): FeatureMeaning | undefined {
  const mapped = Object.hasOwn(own, text) ? own[text]! : text;
  if (known.has(mapped)) return mapped as FeatureMeaning;
  const slug = slugify(mapped);
  const found = [ofFormat, words].find((one) => Object.hasOwn(one, slug))?.[slug] ?? slug;
  return known.has(found) ? (found as FeatureMeaning) : undefined;
}

/**
 * The fields that features in an agency's words mean: `features`, and others such as `furnished`. Unknown words are
 * left out, with a warning.
 * @param map `feature` has the source's own words, and the contract's ids or the names of facts
 * @param ofFormat words of the format itself, as slugs
 */
export function readFeatures(
  texts: readonly string[],
  map: WordMap,
  warnings: FieldWarning[],
  ofFormat: Words<FeatureMeaning> = {},
): Fields {
  const features = new Set<string>();
  const fields: Fields = {};
  for (const text of new Set(texts)) {
    const meaning = meaningOf(text, map.feature ?? {}, ofFormat);
    if (meaning === undefined)
      warnings.push({ field: 'features', reason: `“${text.slice(0, maxToldLength)}” is not known: left out` });
    else if (Object.hasOwn(facts, meaning)) Object.assign(fields, facts[meaning as keyof typeof facts]);
    else features.add(meaning);
  }
  if (features.has('conditioned_air')) fields.conditioned_air = true;
  return { ...fields, features: [...features] };
}
