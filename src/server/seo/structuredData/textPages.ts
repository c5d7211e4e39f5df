import type { CustomTypeOptions } from 'i18next';
import type { FAQPage, Service } from 'schema-dts';
import { services, type Service as ServiceName } from '#shared/views/services.ts';
import { questions } from '#shared/views/channelOutline.ts';
import type { PlainRoute } from '#shared/routes/params.ts';
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
    return [breadcrumbList([own], { t, site }), node];
  };

export const sellNodes: NodesOf<'Sell'> = serviceNodes('sell');
export const rentNodes: NodesOf<'Rent'> = serviceNodes('rent');

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
  return [breadcrumbList([own], { t, site }), faq];
};

type Texts = CustomTypeOptions['resources'];

/** A namespace with the title of a page. */
type TitledTexts = { [Name in keyof Texts]: 'title' extends keyof Texts[Name] ? Name : never }[keyof Texts];

/** The way up to a page of texts. */
export const textNodes =
  <Name extends PlainRoute>(route: Name, texts: TitledTexts): NodesOf<Name> =>
  ({ t, site }) => [
    breadcrumbList([stepTo<PlainRoute>(t(`${texts}:title`), { to: route, params: {} }, site)], { t, site }),
  ];
