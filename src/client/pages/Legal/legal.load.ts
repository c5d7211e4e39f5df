import { buildAlternates } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { loadNothing, type MetaContext, type RouteLoader } from '../../app/routeDefinition.ts';
import type { LegalRoute, LegalText } from './LegalOutline.ts';

const loaderOf = <Name extends LegalRoute>(route: Name, text: LegalText): RouteLoader<Name, object> => ({
  load: loadNothing,
  meta: (_, { t, site }: MetaContext<Name>): PageMeta => {
    const alternates = buildAlternates<LegalRoute>({ to: route, params: {} });
    return {
      title: t(`${text}:title`),
      description: t(`${text}:meta.description`, { brand: site.brandName }),
      // Whatever is below /rgpd is kept out of search engines (docs/product.md#search-engines).
      ...(route.startsWith('Rgpd') ? { switchTo: alternates, isPrivate: true } : { alternates }),
    };
  },
});

export const legalNoticeLoader = loaderOf('Aviso', 'legalNotice');
export const privacyLoader = loaderOf('Privacidad', 'privacy');
export const cookiesLoader = loaderOf('Cookies', 'cookies');
export const coResponsibilityLoader = loaderOf('Corresponsabilidad', 'coResponsibility');
export const alertsPrivacyLoader = loaderOf('RgpdPrivacyAlerts', 'alertsPrivacy');
export const contactsNoticeLoader = loaderOf('RgpdContacts', 'contactsNotice');
export const accessibilityLoader = loaderOf('Accessibility', 'accessibility');
