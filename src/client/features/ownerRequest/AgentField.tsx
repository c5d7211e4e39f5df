import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Agent } from '#shared/api/agent.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import { toPortrait } from '#shared/views/agentCard/toAgentCard.ts';
import { personZones } from '#shared/views/agentCard/personPlaces.ts';
import { importBrowserApi } from '../../app/session/importBrowserApi.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { Portrait } from '../../components/agentCard/Portrait.tsx';
import type { FormValues } from '../../forms/formValues.ts';
import { OneOfField } from '../../forms/OneOfField.tsx';
import styles from './AgentField.module.css';

/** Fewer are no choice, and more than that are none either: the best rated. */
const [fewest, most] = [3, 6];

const stars = ({ rating }: Agent): number => rating?.average ?? 0;

/** The agents of a province that can be asked, where there is a choice. */
function useAgents(province: string): readonly Agent[] {
  const [agents, setAgents] = useState<readonly Agent[]>([]);
  useEffect(() => {
    let isCurrent = true;
    importBrowserApi()
      .then(({ createBrowserApi }) => createBrowserApi().agents(province))
      .then(
        (found) => {
          const named = found.filter(({ slug }) => slug);
          if (isCurrent && named.length >= fewest)
            setAgents(named.toSorted((a, b) => stars(b) - stars(a)).slice(0, most));
        },
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [province]);
  return agents;
}

/** Face and name. */
const Named = ({ agent: { image, fullName } }: { agent: Agent }) => (
  <span className={styles.agent} translate="no">
    <Portrait photo={image && toPortrait(image)} sizes="56px" className={styles.face} />
    <span>{fullName}</span>
  </span>
);

/** Who is asked, with their zones, rating and sales; by default whom the network names. */
export function AgentField({ form, province }: { form: UseFormReturnType<FormValues>; province: string }) {
  const { t } = useTranslation('ownerRequest');
  const { t: tForms } = useTranslation('forms');
  const { language } = useSite();
  const agents = useAgents(province);
  if (agents.length === 0) return null;
  const trackRecord = (agent: Agent): string =>
    [
      personZones(agent, language).slice(0, 3).join(', '),
      agent.rating &&
        t('agent.rating', { average: formatNumber(agent.rating.average, language), count: agent.rating.count }),
      agent.sales && t('agent.sales', { count: agent.sales, total: formatNumber(agent.sales, language) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <div className={styles.agents}>
      <OneOfField
        form={form}
        name="agent"
        label={tForms('optional', { label: t('agent') })}
        options={[
          { value: '', label: t('agent.any') },
          ...agents.map((agent) => ({
            value: agent.slug!,
            label: <Named agent={agent} />,
            description: trackRecord(agent),
          })),
        ]}
      />
    </div>
  );
}
