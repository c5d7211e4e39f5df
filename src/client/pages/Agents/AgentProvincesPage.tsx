import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/i18n/formats.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { Icon } from '../../components/ui/icons/Icon.tsx';
import icons from '../../components/ui/icons/pageIcons.module.css';
import { EmptyState } from '../../components/ui/emptyState/EmptyState.tsx';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import styles from './AgentProvincesPage.module.css';
import type { AgentProvincesPageData } from './agentProvinces.load.ts';
import { DirectoryBreadcrumbs } from './DirectoryBreadcrumbs.tsx';
import { Faces } from './Faces.tsx';
import { NameForm } from './NameForm.tsx';

/** Where the network has agents (PD-4). */
export function AgentProvincesPage({
  data: { provinces, agents },
  language,
}: PageProps<'AgentProvinces', AgentProvincesPageData>) {
  const { t } = useTranslation('agents');
  const { links } = useSite();
  return (
    <div className={`container ${styles.page}`}>
      <DirectoryBreadcrumbs />
      <header className={styles.heading}>
        <h1>{t('index.title')}</h1>
        <p>{t('index.text')}</p>
      </header>
      {/* The search by text leads from a name to its page. */}
      {provinces.length > 0 && (
        <NameForm
          className={styles.search}
          role="search"
          action={buildUrl({ to: 'Find', params: {} }, language)}
          label={t('index.name')}
          field="q"
          required
        />
      )}
      {agents.length > 0 && <Faces agents={agents} />}
      {provinces.length === 0 ? (
        <EmptyState title={t('index.empty.title')} text={t('index.empty.text')}>
          <li>
            <RouteLink className="button" to="Home" params={{}}>
              {t('index.empty.home')}
            </RouteLink>
          </li>
        </EmptyState>
      ) : (
        <ul className={styles.provinces}>
          {provinces.map(({ slug, name, count }) => (
            <li key={slug}>
              <RouteLink to="Agents" params={{ province: slug }}>
                <span className={styles.name}>{name}</span>
                <span className={styles.count}>
                  {t('index.count', { count, total: formatNumber(count, language) })}
                </span>
                <Icon icon={icons.chevronRight} />
              </RouteLink>
            </li>
          ))}
        </ul>
      )}
      {links.agentsJoin && (
        <p className={styles.join}>
          {t('index.joinText')}{' '}
          <a href={links.agentsJoin} target="_blank" rel="noopener">
            {t('index.join')}
            <span className="visuallyHidden"> {t('index.newTab')}</span>
          </a>
        </p>
      )}
    </div>
  );
}
