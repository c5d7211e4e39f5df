import type {
  AggregateOffer,
  ItemAvailability,
  Offer,
  RealEstateAgent,
  RealEstateListing,
  UnitPriceSpecification,
} from 'schema-dts';
import { placeParts } from '#shared/views/estate/placeParts.ts';
import { titleIn } from '#shared/views/estate/shownTexts.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import type { Site } from '#client/app/session/SiteContext.ts';
import { hidesPrice, isClosed } from '#shared/domain/estate.ts';
import { languageFacts, valueIn } from '#shared/i18n/languages.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { breadcrumbList, stepTo } from './breadcrumbs.ts';
import { dwellingOf } from './dwelling.ts';
import { registerNode } from './registerNode.ts';
import { absolute, type NodesOf } from './StructuredPage.ts';

const businessFunctions = {
  buy: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
  rent: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
} as const;

/** Unknown statuses count as available (PD-26). */
function availabilityOf(status: string): ItemAvailability {
  if (isClosed(status)) return 'https://schema.org/SoldOut';
  return status === 'reserved' ? 'https://schema.org/LimitedAvailability' : 'https://schema.org/InStock';
}

/** The agent by name and page: the listing's own page has the ways to reach them. */
function sellerOf({ agent }: EstateView, site: Site): RealEstateAgent | undefined {
  if (!agent) return undefined;
  const url = agent.slug && absolute(buildUrl({ to: 'Agent', params: { agent: agent.slug } }, site.language), site);
  return {
    '@type': 'RealEstateAgent',
    '@id': url || undefined,
    name: agent.name,
    url: url || undefined,
    identifier: registerNode(agent.register),
  };
}

/** A rent is a price a month: without the unit it would read as that of the home. */
const monthly = (price: number): UnitPriceSpecification => ({
  '@type': 'UnitPriceSpecification',
  price,
  priceCurrency: 'EUR',
  unitCode: 'MON',
});

/** Of a development: from how much, for how many homes that can be had. */
function offersOf(estate: EstateView, site: Site): AggregateOffer {
  const { type, price, units = [] } = estate;
  const available = units.filter(({ status }) => !hidesPrice(status)).length;
  return {
    '@type': 'AggregateOffer',
    availability: availabilityOf(estate.status),
    businessFunction: businessFunctions[type],
    lowPrice: price,
    priceCurrency: price === undefined ? undefined : 'EUR',
    offerCount: available || undefined,
    seller: sellerOf(estate, site),
  };
}

/** With a price only where the page shows one (PD-27): the view of a reserved, sold or rented estate has none. */
function offerOf(estate: EstateView, site: Site): Offer {
  const { type, status, price } = estate;
  return {
    '@type': 'Offer',
    availability: availabilityOf(status),
    businessFunction: businessFunctions[type],
    price,
    priceCurrency: price === undefined ? undefined : 'EUR',
    priceSpecification: type === 'rent' && price !== undefined ? monthly(price) : undefined,
    seller: sellerOf(estate, site),
  };
}

export const estateNodes: NodesOf<'Estate'> = ({ data: { estate }, meta, language, site, t }) => {
  const { type, province, zone, placeFilters } = estate;
  const url = absolute(valueIn(estate.urls, language), site);
  const listing: RealEstateListing = {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: titleIn(estate),
    description: meta.description,
    inLanguage: languageFacts[language].tag,
    datePosted: estate.postedAt,
    dateModified: estate.updatedAt,
    image: estate.preview && absolute(estate.preview.url, site),
    mainEntity: dwellingOf(estate, t),
    offers: estate.development ? offersOf(estate, site) : offerOf(estate, site),
  };
  // Without the kinds that the links of the page name: a list with filters is not indexed
  // (docs/product.md#search-engines).
  const [, here] = placeParts(province.name, zone);
  const ofProvince = { type, province: province.slug };
  const steps = [
    stepTo(t(`estate:breadcrumbs.${type}`), { to: 'Search', params: { type } }, site),
    stepTo(province.name, { to: 'Search', params: ofProvince }, site),
    ...(here && placeFilters
      ? [stepTo(here, { to: 'Search', params: ofProvince, query: { filters: placeFilters } }, site)]
      : []),
    [titleIn(estate), valueIn(estate.urls, language)] as const,
  ];
  return [listing, breadcrumbList(steps, { t, site })];
};
