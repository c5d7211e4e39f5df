import { useTranslation } from 'react-i18next';
import type { RouteParams } from '#shared/routes/params.ts';
import type { AgentsQuery } from '#shared/routes/queries/agentsQuery.ts';
import { EmptyState } from '../../components/ui/emptyState/EmptyState.tsx';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';

interface NobodyFoundProps {
  province: string;
  params: RouteParams<'Agents'>;
  query: AgentsQuery;
}

/** Nobody meets the filters, or the province has no agencies: says so, and leads on, to the nearest first. */
export function NobodyFound({ province, params, query: { tab, name, language, zone } }: NobodyFoundProps) {
  const { t } = useTranslation('agents');
  const isFiltered = name !== undefined || language !== undefined || zone !== undefined;
  return (
    <EmptyState
      title={t(isFiltered ? 'empty.filters.title' : 'empty.title', { province })}
      text={t(isFiltered ? 'empty.filters.text' : 'empty.text')}
    >
      {isFiltered && (
        <li>
          <RouteLink className="button" to="Agents" params={params} query={{ tab }}>
            {t('bar.clear')}
          </RouteLink>
        </li>
      )}
      {tab === 'agencies' && !isFiltered && (
        <li>
          <RouteLink className="button" to="Agents" params={params}>
            {t('empty.agents', { province })}
          </RouteLink>
        </li>
      )}
      <li>
        <RouteLink className="button buttonOutline" to="AgentProvinces" params={{}}>
          {t('empty.provinces')}
        </RouteLink>
      </li>
    </EmptyState>
  );
}
