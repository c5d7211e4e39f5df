import type { Language } from '#shared/i18n/languages.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';

/** The page on which whoever got a link confirms. @param assistanceId the link's secret */
export const acceptUrl = (publicOrigin: string, language: Language, assistanceId: string): string =>
  publicOrigin + buildUrl(routeTarget<'RgpdAccept'>({ to: 'RgpdAccept', params: { assistanceId } }), language);
