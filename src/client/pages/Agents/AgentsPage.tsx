import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/i18n/formats.ts';
import { AgentGrid } from '../../components/agentCard/AgentGrid.tsx';
import { Paging } from '../../components/ui/paging/Paging.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import { AgencyGrid } from './AgencyGrid.tsx';
import type { AgentsPageData } from './agentsPageData.ts';
import styles from './AgentsPage.module.css';
import { DirectoryBar } from './DirectoryBar.tsx';
import { DirectoryBreadcrumbs } from './DirectoryBreadcrumbs.tsx';
import { NobodyFound } from './NobodyFound.tsx';

/**
 * The agents and agencies of a province: one list after the other, each at the same URL (docs/product.md#directory,
 * PD-6).
 */
export function AgentsPage({ data, params, query, language }: PageProps<'Agents', AgentsPageData>) {
  const { t } = useTranslation('agents');
  const { province, totals, agents, agencies, page, pages } = data;
  const { tab } = query;
  const count = totals[tab];
  return (
    <div className={`container ${styles.page}`}>
      <DirectoryBreadcrumbs province={province.name} />
      <h1 className={styles.heading}>
        {t(`heading.${tab}`, { count, total: formatNumber(count, language), province: province.name })}
      </h1>
      <DirectoryBar data={data} params={params} query={query} language={language} />
      {count === 0 && <NobodyFound province={province.name} params={params} query={query} />}
      {agents.length > 0 && <AgentGrid agents={agents} heading="h2" eager />}
      {agencies.length > 0 && <AgencyGrid agencies={agencies} language={language} />}
      <Paging
        page={page}
        pages={pages}
        language={language}
        to={(number) => ({ to: 'Agents', params, query: { ...query, page: number } })}
      />
    </div>
  );
}
