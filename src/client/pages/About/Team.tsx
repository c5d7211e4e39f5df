import { useTranslation } from 'react-i18next';
import { profileNetworks, type Member, type Profile } from '#shared/domain/networkTeam.ts';
import { opensNewTab } from '#shared/navigation/links.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { Bird } from '../../components/ui/bird/Bird.tsx';
import styles from './Team.module.css';

/** The people behind the network. Without any, nothing. */
export function Team({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation('about');
  if (members.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="team">
      <div className="container section">
        <div className={styles.heading}>
          <h2 id="team">{t('team.title')}</h2>
          <p>{t('team.lead')}</p>
        </div>
        <ul className={styles.people}>
          {members.map((member) => (
            <Person key={member.name} member={member} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Person({ member }: { member: Member }) {
  const { name, role, bio, lang, image } = member;
  return (
    <li className={styles.person}>
      <div className={styles.picture}>
        {image === undefined ? (
          <Bird />
        ) : (
          // The name stands beside it.
          <img src={image} width="480" height="480" alt="" loading="lazy" decoding="async" />
        )}
      </div>
      <div className={styles.words}>
        <h3 translate="no">{name}</h3>
        <p className={styles.role} lang={lang}>
          {role}
        </p>
        <p className={styles.bio} lang={lang}>
          {bio}
        </p>
        <Links member={member} />
      </div>
    </li>
  );
}

function Links({ member }: { member: Member }) {
  const { t } = useTranslation('about');
  const { links } = useSite();
  const { name, mail } = member;
  const networkOf = (profile: Profile) => (profile === 'newsletter' ? t('team.newsletter') : profileNetworks[profile]);
  // A path of this host leads somewhere only where there is a magazine (PD-18).
  const profiles = member.profiles
    .filter(({ href }) => links.magazine !== undefined || !href.startsWith('/'))
    .map(({ profile, href }) => ({ network: networkOf(profile), href }));
  const all = [...profiles, ...(mail ? [{ network: t('team.mail'), href: `mailto:${mail}` }] : [])];
  if (all.length === 0) return null;
  return (
    <ul className={styles.links}>
      {all.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            aria-label={t('team.profile', { network, name })}
            {...(opensNewTab(href) ? { target: '_blank', rel: 'noopener' } : {})}
          >
            {network}
          </a>
        </li>
      ))}
    </ul>
  );
}
