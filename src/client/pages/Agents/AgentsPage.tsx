import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../navigation/RouteLink.tsx';
import type { PageProps } from '../../page.ts';
import type { AgentsPageData } from './agents.load.ts';

/** The agents and agencies of a province (spec §2.12). */
export function AgentsPage({ data: { province, agents } }: PageProps<'Agents', AgentsPageData>) {
  const { t } = useTranslation('agents');
  return (
    <div className="container">
      <h1>{t('title', { province: province.name })}</h1>
      <ul>
        {agents.map(({ id, slug, name }) => <li key={id}>{slug ? <RouteLink to="Agent" params={{ agent: slug }}>{name}</RouteLink> : name}</li>)}
      </ul>
    </div>
  );
}
