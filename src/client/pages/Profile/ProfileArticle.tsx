import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/session/SiteContext.ts';
import { JsonLd } from '../../components/ui/jsonLd/JsonLd.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { ProfileEstates } from './ProfileEstates.tsx';
import styles from './ProfileArticle.module.css';
import { ProfileBreadcrumbs } from './ProfileBreadcrumbs.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { profileJsonLd } from './profileJsonLd.ts';
import { profileUrls } from './profileView.ts';
import type { ProfileView } from './profileView.ts';
import { Reviews } from './Reviews.tsx';
import { Story } from './Story.tsx';

interface ProfileArticleProps {
  profile: ProfileView;
  /** The form that writes to them. */
  contact?: ReactNode;
  /** Shown before the estates: the agents of an agency. */
  children?: ReactNode;
}

/** The profile of an agent or an agency (docs/product.md#profile). A section without content is left out. */
export function ProfileArticle({ profile, contact, children }: ProfileArticleProps) {
  const { t } = useTranslation('profile');
  const site = useSite();
  const structured = profileJsonLd(
    profile,
    {
      url: profileUrls(profile)[site.language],
      texts: { home: t('breadcrumbs.home'), agents: t('breadcrumbs.agents') },
    },
    site,
  );
  return (
    <article>
      <div className={`container ${styles.top}`}>
        <ProfileBreadcrumbs profile={profile} />
        <div className={styles.columns}>
          <ProfileHeader profile={profile} />
          <ContactPanel profile={profile} />
          <Story profile={profile} />
        </div>
      </div>
      {children}
      <ProfileEstates profile={profile} />
      <Reviews profile={profile} />
      {contact}
      <JsonLd data={structured} />
    </article>
  );
}
