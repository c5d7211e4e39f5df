import type { DayOfWeek, OpeningHoursSpecification, RealEstateAgent } from 'schema-dts';
import { profileTarget, type ProfileView } from '#shared/views/profile/profileView.ts';
import type { Site } from '#client/app/session/SiteContext.ts';
import { openingDays, type OpeningDay, type OpeningHours } from '#shared/domain/openingHours.ts';
import { spokenLanguageTag } from '#shared/domain/spokenLanguageTags.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import { breadcrumbList, stepTo, type Step } from './breadcrumbs.ts';
import { network } from './organization.ts';
import { registerNode } from './registerNode.ts';
import { absolute, type NodesOf } from './StructuredPage.ts';

const some = <T>(items: readonly T[]): readonly T[] | undefined => (items.length > 0 ? items : undefined);

/** Street, then postal code and town, as the page has them. */
function postalAddress([streetAddress, addressLocality]: readonly string[]) {
  return { '@type': 'PostalAddress', addressCountry: 'ES', streetAddress, addressLocality } as const;
}

/** The office, else the face or the logo. */
function imageOf({ office, preview }: ProfileView, site: Site): string | undefined {
  const picture = office?.photo?.src ?? preview;
  return picture && absolute(picture, site);
}

const dayNames: Record<OpeningDay, DayOfWeek> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** One entry for each range of hours, with its days. */
function openingHours(hours: OpeningHours): OpeningHoursSpecification[] {
  const days = Map.groupBy(
    openingDays.flatMap((day) => (hours[day] ?? []).map((range) => ({ day, range }))),
    ({ range }) => range,
  );
  return [...days].map(([range, on]) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: on.map(({ day }) => dayNames[day]),
    opens: range.slice(0, 5),
    closes: range.slice(6),
  }));
}

/**
 * The agent or agency (docs/product.md#search-engines). Without a rating: search engines take none that somebody
 * publishes of themselves.
 */
function realEstateAgent(profile: ProfileView, path: string, site: Site): RealEstateAgent {
  const { web, social, zones, place, languages, brand, address, founded, office } = profile;
  const url = absolute(path, site);
  const areas = new Set([...(place === undefined ? [] : [place]), ...zones]);
  return {
    '@type': 'RealEstateAgent',
    '@id': url,
    url,
    name: profile.name,
    image: imageOf(profile, site),
    telephone: profile.phone,
    email: profile.email,
    address: address && postalAddress(address),
    geo: office?.location && {
      '@type': 'GeoCoordinates',
      latitude: office.location.lat,
      longitude: office.location.lng,
    },
    openingHoursSpecification: office?.hours && openingHours(office.hours),
    foundingDate: founded === undefined ? undefined : String(founded),
    areaServed: some([...areas]),
    knowsLanguage: some(languages.map((name) => spokenLanguageTag(name) ?? name)),
    sameAs: some([...(web ? [web] : []), ...social.map(({ link }) => link)]),
    brand: brand && { '@type': 'Brand', name: brand.brand },
    identifier: registerNode(profile.register),
    memberOf: network(site),
  };
}

export const profileNodes: NodesOf<'Agent' | 'Agency'> = ({ data: profile, site, t }) => {
  const path = buildUrl<'Agent' | 'Agency'>(profileTarget(profile), site.language);
  const { kind, name, province } = profile;
  const query = kind === 'agency' ? { query: { tab: 'agencies' as const } } : {};
  const steps: Step[] = [stepTo(t('profile:breadcrumbs.agents'), { to: 'AgentProvinces', params: {} }, site)];
  if (province)
    steps.push(
      stepTo(
        province.name,
        routeTarget<'Agents'>({ to: 'Agents', params: { province: province.slug }, ...query }),
        site,
      ),
    );
  return [realEstateAgent(profile, path, site), breadcrumbList([...steps, [name, path]], { t, site })];
};
