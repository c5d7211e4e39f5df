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
    return [breadcrumbList(t('service:breadcrumbs.home'), [own], site), node];
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
  return [breadcrumbList(t('whistleblower:breadcrumbs.home'), [own], site), faq];
};

type Texts = CustomTypeOptions['resources'];

/** A namespace with a text of a key. */
type TextsWith<Key extends string> = {
  [Name in keyof Texts]: Key extends keyof Texts[Name] ? Name : never;
}[keyof Texts];

/**
 * The way up to a page of texts.
 * @param texts the namespace with its title
 * @param crumbs the namespace that names Home
 */
export const textNodes =
  <Name extends PlainRoute>(
    route: Name,
    texts: TextsWith<'title'>,
    crumbs: TextsWith<'breadcrumbs.home'>,
  ): NodesOf<Name> =>
  ({ t, site }) => [
    breadcrumbList(
      t(`${crumbs}:breadcrumbs.home`),
      [stepTo<PlainRoute>(t(`${texts}:title`), { to: route, params: {} }, site)],
      site,
    ),
  ];
