import type { AboutPage, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import type { Site } from '#client/app/session/SiteContext.ts';
import { languageFacts } from '#shared/i18n/languages.ts';
import { opensNewTab, type LinkName } from '#shared/navigation/links.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { breadcrumbList, stepTo } from './breadcrumbs.ts';
import { absolute, type NodesOf, type StructuredPage } from './StructuredPage.ts';

const profiles = ['instagram', 'linkedin', 'x', 'youtube'] as const satisfies LinkName[];

const networkId = (site: Pick<Site, 'publicOrigin'>): string => absolute('/#organization', site);

/** The network by name, where a page is about something else: one thing in all languages. */
export const network = (site: Site) =>
  ({
    '@type': 'Organization',
    '@id': networkId(site),
    name: site.brandName,
    url: absolute('/', site),
  }) as const;

/** The drawing of the network's folder, else our icon: search engines take SVG and PNG. */
function logoPath({ brand }: Site): string {
  if (!brand?.logo && !brand?.hasMark) return '/apple-touch-icon.png';
  return `${brand.path}/${brand.logo ? 'logo' : 'mark'}.svg`;
}

/** The network as the footer and the legal notice name it, and its profiles on other hosts. */
function organization({ site, links }: Pick<StructuredPage<'Home'>, 'site' | 'links'>) {
  const sameAs = profiles.flatMap((name) => {
    const link = links[name];
    return link !== undefined && opensNewTab(link) ? [link] : [];
  });
  return {
    ...network(site),
    legalName: site.legal.name,
    identifier: site.legal.agentsRegister,
    logo: absolute(logoPath(site), site),
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  };
}

/** The search of the site, as its plain form asks for it. */
function searchAction(site: Site): WithActionConstraints<SearchAction> {
  const list = absolute(buildUrl({ to: 'Search', params: { type: 'buy' } }, site.language), site);
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${list}?province={province}` },
    'query-input': 'required name=province',
  };
}

/** The site in one language. */
function webSite(site: Site): WebSite {
  const url = absolute(buildUrl({ to: 'Home', params: {} }, site.language), site);
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    url,
    name: site.brandName,
    inLanguage: languageFacts[site.language].tag,
    publisher: { '@id': networkId(site) },
    potentialAction: searchAction(site),
  };
}

export const homeNodes: NodesOf<'Home'> = (page) => [organization(page), webSite(page.site)];

export const aboutNodes: NodesOf<'About'> = (page) => {
  const { t, site } = page;
  const { founded } = site.figures;
  const own = stepTo(t('about:title'), { to: 'About', params: {} }, site);
  const aboutPage: AboutPage = {
    '@type': 'AboutPage',
    name: t('about:heading'),
    url: absolute(own[1], site),
    inLanguage: languageFacts[site.language].tag,
    about: { ...organization(page), foundingDate: founded === undefined ? undefined : String(founded) },
  };
  return [breadcrumbList([own], { t, site }), aboutPage];
};
