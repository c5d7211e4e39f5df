import { useTranslation } from 'react-i18next';
import type { PageProps } from '../../app/routeDefinition.ts';
import type { ServicePageData } from './service.load.ts';

/** What the network does for owners who sell or let (docs/product.md#owner-requests). */
export function ServicePage({ data: { service } }: PageProps<'Sell' | 'Rent', ServicePageData>) {
  const { t } = useTranslation('service');
  return (
    <div className="container section">
      <h1>{t(`${service}.hero.title`)}</h1>
      <p>{t(`${service}.hero.lead`)}</p>
    </div>
  );
}
