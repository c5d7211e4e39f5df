import { estateTarget } from '#shared/views/estate/estateTarget.ts';
import { groupFeatures } from '#shared/views/estate/groupFeatures.ts';
import { sortMedia } from '#shared/views/estate/toPhotos.ts';
import type { Estate } from '#shared/api/estate.ts';
import { lookUp } from '#shared/lookUp.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { xmlElement, xmlTextElement } from '#shared/xml.ts';
import { pointOf } from '../exportedEstate.ts';
import type { ExportContext } from '../format.ts';
import { madridTime } from '../madridTime.ts';
import { shortId } from '../shortId.ts';
import { textsByLanguage } from '../textsByLanguage.ts';

/** Kyero's own words for kinds of property; it sorts other words by hand. */
export const kyeroTypes: Readonly<Record<string, string>> = {
  studio: 'Studio',
  penthouse: 'Penthouse',
  duplex: 'Duplex',
  flat: 'Apartment',
  villa: 'Villa',
  town_house: 'Town house',
  semi_detached: 'Semi-detached',
  detached: 'House',
  bungalow: 'Bungalow',
  house: 'House',
  rural_house: 'Country house',
  office: 'Commercial',
  premises: 'Commercial',
  building: 'Building',
  storage: 'Storage room',
  garage: 'Garage',
  land: 'Land',
};
const otherType = 'Property';

/** Limits of the format, in characters and pictures. */
const limits = { price: 99_999_999, place: 50, url: 255, feature: 35, images: 50 };

/** Labels that are too long for the format. */
const shortLabels: Readonly<Record<string, string>> = {
  handicap_adapted_access: 'Acceso adaptado',
  handicap_adapted_use: 'Interior adaptado',
};

const typeOf = ({ subtype = '', estateType }: Estate): string =>
  lookUp(kyeroTypes, subtype) ?? lookUp(kyeroTypes, estateType) ?? otherType;

/** `2026-10-20 10:00:00`, in Madrid. */
const dateOf = ({ updatedAt, createdAt }: Estate): string => madridTime(Date.parse(updatedAt ?? createdAt ?? '') || 0);

/** That a text may be in in Kyero v3. */
const kyeroLanguages = ['es', 'ca', 'en', 'da', 'de', 'fi', 'fr', 'it', 'nl', 'no', 'pl', 'pt', 'ru', 'sv'];

/** Headline and text in each language that they are given in. */
function descriptions({ description, text, reference }: Estate): string {
  const [headlines, texts] = [textsByLanguage(description), textsByLanguage(text)];
  const own = kyeroLanguages.map((language) => {
    const words = [headlines[language], texts[language]].filter(Boolean).join('\n\n');
    return words === '' ? '' : xmlTextElement(language, words);
  });
  return xmlElement('desc', {}, own.some(Boolean) ? own : [xmlTextElement('es', reference)]);
}

function location(estate: Estate): string {
  const point = pointOf(estate);
  if (!point) return '';
  return xmlElement('location', {}, [xmlTextElement('latitude', point.lat), xmlTextElement('longitude', point.lng)]);
}

function surface({ areaConstructed, areaPlot, areaTerrace }: Estate): string {
  return xmlElement('surface_area', {}, [
    xmlTextElement('built', Math.round(areaConstructed)),
    areaPlot !== undefined && xmlTextElement('plot', Math.round(areaPlot)),
    areaTerrace !== undefined && xmlTextElement('terrace', Math.round(areaTerrace)),
  ]);
}

/** The letters of the consumption and of the emissions, `X` without one. */
const energy = ({ cee: { state, rating, emissionsRating } }: Estate): string =>
  xmlElement('energy_rating', {}, [
    xmlTextElement('consumption', (state === 'completed' && rating) || 'X'),
    xmlTextElement('emissions', (state === 'completed' && emissionsRating) || 'X'),
  ]);

/** What the format has no elements for, in words that agencies write, and that imports read. */
const facts: readonly (readonly [label: string, isSo: (estate: Estate) => boolean | undefined])[] = [
  ['Aire acondicionado', (estate) => estate.conditionedAir || estate.features.includes('conditioned_air')],
  ['Amueblado', ({ furnished }) => furnished],
  ['Exterior', ({ exterior }) => exterior],
  ['Sin ascensor', ({ lift }) => lift === false],
  ['Semisótano', ({ floorName }) => floorName === 'semi_basement'],
  ['Entresuelo', ({ floorName }) => floorName === 'mezzanine'],
  ['Principal', ({ floorName }) => floorName === 'main'],
  ['Planta ático', ({ floorName }) => floorName === 'penthouse'],
  ['Mascotas permitidas', ({ pets }) => pets],
  ['Orientación norte', ({ orientationNorth }) => orientationNorth],
  ['Orientación sur', ({ orientationSouth }) => orientationSouth],
  ['Orientación este', ({ orientationEast }) => orientationEast],
  ['Orientación oeste', ({ orientationWest }) => orientationWest],
  ['Buen estado', ({ conservation }) => conservation === 'good' || conservation === 'new'],
  ['A reformar', ({ conservation }) => conservation === 'toRestore'],
];

/** In Spanish, which the format accepts. */
function features(estate: Estate, featureLabel: ExportContext['featureLabel']): string {
  const { own, building } = groupFeatures(estate.features, estate.estateType);
  // Air conditioning is a fact that has its own words below.
  const known = [...own, ...building].filter((id) => id !== 'unknown' && id !== 'conditioned_air');
  const labels = [
    ...known.map((id) => shortLabels[id] ?? featureLabel(id)),
    ...facts.flatMap(([label, isSo]) => (isSo(estate) ? [label] : [])),
  ];
  return labels.length === 0
    ? ''
    : xmlElement(
        'features',
        {},
        labels.map((label) => xmlTextElement('feature', label.slice(0, limits.feature))),
      );
}

function images({ media }: Estate, absolute: (path: string) => string): string {
  const { photos, plans } = sortMedia(media);
  const plan = xmlElement('tags', {}, [xmlTextElement('tag', 'floorplan')]);
  const all = [...photos.map(({ url }) => ({ url, tags: '' })), ...plans.map(({ url }) => ({ url, tags: plan }))];
  return xmlElement(
    'images',
    {},
    all
      .slice(0, limits.images)
      .map(({ url, tags }, position) =>
        xmlElement('image', { id: String(position + 1) }, [xmlTextElement('url', absolute(url)), tags]),
      ),
  );
}

const shortUrl = (name: string, url: string | undefined): string =>
  url === undefined || url.length > limits.url ? '' : xmlTextElement(name, url);

/**
 * A home as Kyero v3 has it.
 * @param estate as `exportedEstate` gives it
 * @returns null for one that the format has no place for: reserved, because it knows no states, or without a price
 */
export function kyeroProperty(
  estate: Estate,
  { featureLabel, languages, publicOrigin }: Pick<ExportContext, 'featureLabel' | 'languages' | 'publicOrigin'>,
): string | null {
  const { price, type, address, key, reference, rooms = 0, bathrooms = 0, features: ids } = estate;
  if (price === undefined || price > limits.price) return null;
  const absolute = (path: string): string => new URL(path, publicOrigin).href;
  const urls = languages.map((language) =>
    xmlTextElement(language, absolute(buildUrl(estateTarget(estate, language), language))),
  );
  return `${xmlElement('property', {}, [
    xmlTextElement('id', shortId(key)),
    xmlTextElement('date', dateOf(estate)),
    xmlTextElement('ref', reference),
    xmlTextElement('price', Math.round(price)),
    xmlTextElement('currency', 'EUR'),
    xmlTextElement('price_freq', type === 'rent' ? 'month' : 'sale'),
    xmlTextElement('new_build', estate.conservation === 'brandNew' ? 1 : 0),
    xmlTextElement('type', typeOf(estate)),
    xmlTextElement('town', address.town || address.province),
    xmlTextElement('province', address.province),
    xmlTextElement('country', 'Spain'),
    location(estate),
    address.zone !== undefined && xmlTextElement('location_detail', address.zone.slice(0, limits.place)),
    xmlTextElement('beds', rooms),
    xmlTextElement('baths', bathrooms),
    xmlTextElement('pool', ids.some((id) => id === 'swimming_pool' || id === 'swimming') ? 1 : 0),
    surface(estate),
    energy(estate),
    xmlElement('url', {}, urls),
    shortUrl('video_url', estate.video),
    shortUrl('virtual_tour_url', estate.virtualTour),
    descriptions(estate),
    features(estate, featureLabel),
    images(estate, absolute),
  ])}\n`;
}
