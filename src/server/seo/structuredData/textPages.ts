import type { FAQPage, Service } from 'schema-dts';
import type { LegalRoute, LegalText } from '#client/pages/Legal/LegalOutline.ts';
import { services, type Service as ServiceName } from '#client/pages/Service/services.ts';
import { questions } from '#client/pages/Whistleblower/channelOutline.ts';
import { breadcrumbList, stepTo } from './breadcrumbs.ts';
import { network } from './organization.ts';
import { absolute, type NodesOf } from './StructuredPage.ts';

/** The service, by whom and in which cities. */
const serviceNodes =
  (service: ServiceName): NodesOf<'Sell' | 'Rent'> =>
  ({ data: { cities }, t, site }) => {
    const own = stepTo(t(`service:${service}.crumb`), { to: services[service].route, params: {} }, site);
    const node: Service = {
      '@type': 'Service',
      name: t(`service:${service}.meta.title`),
      description: t(`service:${service}.hero.lead`),
      url: absolute(own[1], site),
      provider: { ...network(site), '@type': 'RealEstateAgent' },
      areaServed: cities.map(({ name }) => ({ '@type': 'City' as const, name })),
    };
    return [breadcrumbList(t('service:breadcrumbs.home'), [own], site), node];
  };

export const sellNodes: NodesOf<'Sell'> = serviceNodes('sell');
export const rentNodes: NodesOf<'Rent'> = serviceNodes('rent');

export const manifestNodes: NodesOf<'Manifest'> = ({ t, site }) => [
  breadcrumbList(
    t('manifest:breadcrumbs.home'),
    [stepTo(t('manifest:title'), { to: 'Manifest', params: {} }, site)],
    site,
  ),
];

/** The questions and answers as they stand on the page. */
export const whistleblowerNodes: NodesOf<'Whistleblower'> = ({ t, site }) => {
  const own = stepTo(t('whistleblower:title'), { to: 'Whistleblower', params: {} }, site);
  const faq: FAQPage = {
    '@type': 'FAQPage',
    url: absolute(own[1], site),
    mainEntity: questions.map((question) => ({
      '@type': 'Question' as const,
      name: t(`whistleblower:faq.${question}.question`),
      acceptedAnswer: {
        '@type': 'Answer' as const,
        text: t(`whistleblower:faq.${question}.answer`, { company: site.legal.name }),
      },
    })),
  };
  return [breadcrumbList(t('whistleblower:breadcrumbs.home'), [own], site), faq];
};

export const legalNodes =
  (route: LegalRoute, text: LegalText): NodesOf<LegalRoute> =>
  ({ t, site }) => [
    breadcrumbList(
      t('legal:breadcrumbs.home'),
      [stepTo<LegalRoute>(t(`${text}:title`), { to: route, params: {} }, site)],
      site,
    ),
  ];
