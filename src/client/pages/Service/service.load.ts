import { buildAlternates } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { MetaContext, RouteLoader } from '../../app/routeDefinition.ts';
import { serviceRoutes, type Service } from './services.ts';

export interface ServicePageData {
  service: Service;
}

const loadService = (service: Service) => (): Promise<ServicePageData> => Promise.resolve({ service });

const serviceMeta = ({ service }: ServicePageData, { t }: MetaContext<'Sell' | 'Rent'>): PageMeta => ({
  title: t(`service:${service}.meta.title`),
  description: t(`service:${service}.meta.description`),
  alternates: buildAlternates({ to: serviceRoutes[service], params: {} }),
});

export const sellLoader: RouteLoader<'Sell', ServicePageData> = { load: loadService('sell'), meta: serviceMeta };

export const rentLoader: RouteLoader<'Rent', ServicePageData> = { load: loadService('rent'), meta: serviceMeta };
