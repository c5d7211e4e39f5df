import { spokenLanguageTag } from '#shared/domain/spokenLanguageTags.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import { breadcrumbList } from '../../components/ui/jsonLd/breadcrumbList.ts';
import type { JsonLdNode } from '../../components/ui/jsonLd/JsonLd.tsx';
import type { Site } from '../../app/session/SiteContext.ts';
import type { ProfileView } from './profileView.ts';

type SiteFacts = Pick<Site, 'language' | 'brandName' | 'publicOrigin'>;

/** The way up, as the page's breadcrumbs say it. */
function breadcrumbs(
  { kind, name, province }: ProfileView,
  path: string,
  texts: { home: string; agents: string },
  { language, publicOrigin }: SiteFacts,
): JsonLdNode {
  const query = kind === 'agency' ? { query: { tab: 'agencies' as const } } : {};
  return breadcrumbList(
    [
      [texts.home, buildUrl({ to: 'Home', params: {} }, language)],
      [texts.agents, buildUrl({ to: 'AgentProvinces', params: {} }, language)],
      ...(province
        ? [
            [
              province.name,
              buildUrl(
                routeTarget<'Agents'>({ to: 'Agents', params: { province: province.slug }, ...query }),
                language,
              ),
            ] as const,
          ]
        : []),
      [name, path],
    ],
    publicOrigin,
  );
}

/**
 * The agent or agency (docs/product.md#search-engines). Without a rating: search engines take none that somebody
 * publishes of themselves.
 * @param url of the page, in its language: site path
 */
export function profileJsonLd(
  profile: ProfileView,
  { url: path, texts }: { url: string; texts: { home: string; agents: string } },
  site: SiteFacts,
): JsonLdNode[] {
  const { name, preview, phone, email, web, social, zones, place, languages, brand, address, founded } = profile;
  const absolute = (to: string): string => new URL(to, site.publicOrigin).href;
  const url = absolute(path);
  const areas = [...new Set([...(place === undefined ? [] : [place]), ...zones])];
  const [street, town] = address ?? [];
  return [
    {
      '@type': 'RealEstateAgent',
      '@id': url,
      url,
      name,
      ...(preview ? { image: absolute(preview) } : {}),
      ...(phone ? { telephone: phone } : {}),
      ...(email ? { email } : {}),
      ...(address
        ? {
            address: {
              '@type': 'PostalAddress',
              addressCountry: 'ES',
              streetAddress: street,
              ...(town ? { addressLocality: town } : {}),
            },
          }
        : {}),
      ...(founded === undefined ? {} : { foundingDate: String(founded) }),
      ...(areas.length > 0 ? { areaServed: areas } : {}),
      ...(languages.length > 0 ? { knowsLanguage: languages.map((name) => spokenLanguageTag(name) ?? name) } : {}),
      ...(web || social.length > 0 ? { sameAs: [...(web ? [web] : []), ...social.map(({ link }) => link)] } : {}),
      ...(brand ? { brand: brand.brand } : {}),
      memberOf: {
        '@type': 'Organization',
        name: site.brandName,
        url: absolute(buildUrl({ to: 'Home', params: {} }, site.language)),
      },
    },
    breadcrumbs(profile, path, texts, site),
  ];
}
