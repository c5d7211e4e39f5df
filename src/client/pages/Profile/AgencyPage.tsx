import { useTranslation } from 'react-i18next';
import { AgentGrid } from '../../components/agentCard/AgentGrid.tsx';
import { Contact } from './Contact.tsx';
import { Office } from './Office.tsx';
import { ProfileArticle } from './ProfileArticle.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import styles from './AgencyPage.module.css';
import type { AgencyPageData } from './profile.load.ts';

/** An agency of the network, with its agents (docs/product.md#profile). */
export function AgencyPage({ data }: PageProps<'Agency', AgencyPageData>) {
  const { t } = useTranslation('profile');
  const { agents, name, slug } = data;
  return (
    <ProfileArticle key={slug} profile={data} contact={<Contact profile={data} />} office={<Office profile={data} />}>
      {agents.length > 0 && (
        <section className="container section" aria-labelledby="agents">
          <h2 id="agents" className={styles.title}>
            {t('agents.title', { name })}
          </h2>
          <div className={styles.people}>
            <AgentGrid agents={agents} />
          </div>
        </section>
      )}
    </ProfileArticle>
  );
}
