import type { AgencyCardData } from '#shared/views/directory/toAgencyCard.ts';
import grid from '../../components/agentCard/AgentGrid.module.css';
import type { Language } from '#shared/i18n/languages.ts';
import { AgencyCard } from './AgencyCard.tsx';

/** Agencies in the same grid as agents. */
export function AgencyGrid({ agencies, language }: { agencies: readonly AgencyCardData[]; language: Language }) {
  return (
    <ul className={grid.grid}>
      {agencies.map((agency) => (
        <li key={agency.id}>
          <AgencyCard agency={agency} language={language} />
        </li>
      ))}
    </ul>
  );
}
