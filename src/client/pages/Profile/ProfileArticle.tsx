import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/session/SiteContext.ts';
import { JsonLd } from '../../components/ui/jsonLd/JsonLd.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { Homes } from './Homes.tsx';
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
  /** Between what clients say and the homes: who works at an agency. */
  children?: ReactNode;
}

/** An agent or an agency, from the face to the homes (docs/product.md#profile). A section without anything to say is left out. */
export function ProfileArticle({ profile, children }: ProfileArticleProps) {
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
      <Homes profile={profile} />
      <Reviews profile={profile} />
      <JsonLd data={structured} />
    </article>
  );
}
