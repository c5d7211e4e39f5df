import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { Portrait } from '../../components/agentCard/Portrait.tsx';
import type { AgentFace } from './agentProvinces.load.ts';
import styles from './Faces.module.css';

/** Some agents in one row, which scrolls where it does not fit: portrait, name and place, each a link to a profile. */
export function Faces({ agents }: { agents: readonly AgentFace[] }) {
  const { t } = useTranslation('agents');
  return (
    <section className={styles.some} aria-labelledby="some-agents">
      <h2 id="some-agents">{t('index.some')}</h2>
      <ul className={styles.faces}>
        {agents.map((agent) => (
          <li key={agent.id}>
            {agent.slug ? (
              <RouteLink className={styles.face} to="Agent" params={{ agent: agent.slug }}>
                <Face agent={agent} />
              </RouteLink>
            ) : (
              <span className={styles.face}>
                <Face agent={agent} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Face({ agent: { name, photo, place } }: { agent: AgentFace }) {
  return (
    <>
      <Portrait className={styles.portrait} photo={photo} sizes="6.5rem" eager />
      <b translate="no">{name}</b>
      {place && <span className={styles.place}>{place}</span>}
    </>
  );
}
