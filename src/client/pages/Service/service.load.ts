import { buildAlternates } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import { services, type Service } from '#shared/views/services.ts';
import { toServiceData, type ServicePageData } from './toServiceData.ts';

const loadService =
  (service: Service) =>
  async ({ api, language, signal }: LoadContext<'Sell' | 'Rent'>): Promise<ServicePageData> => {
    const [homeData, provinces] = await Promise.all([
      api.homeData({ signal }).catch(orEmpty(null)),
      api.agentProvinces({ signal }).catch(orEmpty([])),
    ]);
    return toServiceData({ homeData, provinces }, service, language);
  };

const serviceMeta = ({ service }: ServicePageData, { t }: MetaContext<'Sell' | 'Rent'>): PageMeta => ({
  title: t(`service:${service}.meta.title`),
  description: t(`service:${service}.meta.description`),
  alternates: buildAlternates({ to: services[service].route, params: {} }),
});

export const sellLoader: RouteLoader<'Sell', ServicePageData> = { load: loadService('sell'), meta: serviceMeta };

export const rentLoader: RouteLoader<'Rent', ServicePageData> = { load: loadService('rent'), meta: serviceMeta };
