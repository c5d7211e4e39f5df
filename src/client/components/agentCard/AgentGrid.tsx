import { AgentCard } from './AgentCard.tsx';
import styles from './AgentGrid.module.css';
import type { CardColour } from './Portrait.tsx';
import type { AgentCardData } from '#shared/views/agentCard/toAgentCard.ts';

interface AgentGridProps {
  agents: readonly AgentCardData[];
  /** The cards' heading level: one below what the grid stands under. */
  heading?: 'h2' | 'h3';
  bird?: CardColour;
  /** Whether it begins where a page does: the first portrait is fetched at once. */
  eager?: boolean;
}

/** Agents beside each other: one a row on phones, two on tablets, three on wide screens. */
export function AgentGrid({ agents, heading = 'h3', bird, eager = false }: AgentGridProps) {
  return (
    <ul className={styles.grid}>
      {agents.map((agent, index) => (
        <li key={agent.id}>
          <AgentCard agent={agent} heading={heading} bird={bird} eager={index === 0 && eager} />
        </li>
      ))}
    </ul>
  );
}
