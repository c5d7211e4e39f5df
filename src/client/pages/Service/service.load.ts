import { buildAlternates } from '#shared/routes/build.ts';
import { guideFiles } from '#shared/routes/guideUrl.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';
import type { Place } from '#shared/api/place.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import { services, type Service } from '#shared/views/services.ts';
import { toServiceData, type ServicePageData } from './toServiceData.ts';

/** Whether the API says what listings ask: an earlier one does not. */
async function saysPrices(
  api: LoadContext<'Sell'>['api'],
  service: Service,
  [first]: readonly Place[],
  signal: AbortSignal,
): Promise<boolean> {
  if (!first) return false;
  const query = { type: services[service].operation, province: first.slug };
  return api.priceRange(query, { signal }).then(() => true, orEmpty(false));
}

const loadService =
  (service: Service) =>
  async ({ api, language, languages, signal }: LoadContext<'Sell' | 'Rent'>): Promise<ServicePageData> => {
    const [homeData, provinces] = await Promise.all([
      api.homeData({ signal }).catch(orEmpty(null)),
      api.agentProvinces({ signal }).catch(orEmpty([])),
    ]);
    const hasPrices = await saysPrices(api, service, provinces, signal);
    return {
      ...toServiceData({ homeData, provinces }, service, language),
      guides: guideFiles(service, language, languages),
      ...(hasPrices ? { hasPrices } : {}),
    };
  };

const serviceMeta = ({ service }: ServicePageData, { t, languages }: MetaContext<'Sell' | 'Rent'>): PageMeta => ({
  title: t(`service:${service}.meta.title`),
  description: t(`service:${service}.meta.description`),
  alternates: buildAlternates({ to: services[service].route, params: {} }, languages),
});

export const sellLoader: RouteLoader<'Sell', ServicePageData> = { load: loadService('sell'), meta: serviceMeta };

export const rentLoader: RouteLoader<'Rent', ServicePageData> = { load: loadService('rent'), meta: serviceMeta };
