import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../navigation/RouteLink.tsx';
import type { PageProps } from '../../page.ts';
import type { AgentProvincesPageData } from './agentProvinces.load.ts';

/** Where the network has agents (decision 4). */
export function AgentProvincesPage({ data: { provinces } }: PageProps<'AgentProvinces', AgentProvincesPageData>) {
  const { t } = useTranslation('agents');
  return (
    <div className="container">
      <h1>{t('index.title')}</h1>
      <ul>
        {provinces.map(({ slug, name }) => <li key={slug}><RouteLink to="Agents" params={{ province: slug }}>{name}</RouteLink></li>)}
      </ul>
    </div>
  );
}
