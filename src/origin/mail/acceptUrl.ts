import type { Language } from '#shared/i18n/languages.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';

/** URL of the page that confirms by a mailed link. @param assistanceId the link's secret */
export const acceptUrl = (publicOrigin: string, language: Language, assistanceId: string): string =>
  publicOrigin + buildUrl(routeTarget<'RgpdAccept'>({ to: 'RgpdAccept', params: { assistanceId } }), language);
