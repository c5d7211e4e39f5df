import { useTranslation } from 'react-i18next';
import { opensNewTab } from '#shared/navigation/links.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import { RichText } from '../../components/ui/richText/RichText.tsx';
import styles from './AboutPage.module.css';

/** Where to go on: agents, manifesto, joining where there is a page for it, and the whistleblower channel. */
export function Closing() {
  const { t } = useTranslation('about');
  const { agentsJoin } = useSite().links;
  return (
    <section className={`container section ${styles.closing}`} aria-labelledby="closing">
      <h2 id="closing" className={styles.large}>
        {t('closing.title')}
      </h2>
      <p className={styles.calls}>
        <RouteLink className="button" to="AgentProvinces" params={{}}>
          {t('closing.agents')}
        </RouteLink>
        <RouteLink className="button buttonOutline" to="Manifest" params={{}}>
          {t('closing.manifest')}
        </RouteLink>
      </p>
      {agentsJoin !== undefined && (
        <p>
          <RichText
            text={t('closing.join')}
            elements={{
              join: <a href={agentsJoin} {...(opensNewTab(agentsJoin) ? { target: '_blank', rel: 'noopener' } : {})} />,
            }}
          />
        </p>
      )}
      <p>
        <RichText text={t('closing.channel')} elements={{ channel: <RouteLink to="Whistleblower" params={{}} /> }} />
      </p>
    </section>
  );
}
