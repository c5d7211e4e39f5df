import type { ReactNode } from 'react';
import { ContactPanel } from './ContactPanel.tsx';
import { ProfileEstates } from './ProfileEstates.tsx';
import styles from './ProfileArticle.module.css';
import { ProfileBreadcrumbs } from './ProfileBreadcrumbs.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import type { ProfileView } from '#shared/views/profile/profileView.ts';
import { Reviews } from './Reviews.tsx';
import { Story } from './Story.tsx';

interface ProfileArticleProps {
  profile: ProfileView;
  /** The form that writes to them. */
  contact?: ReactNode;
  /** Where they are found: the office of an agency. */
  office?: ReactNode;
  /** Shown before the estates: the agents of an agency. */
  children?: ReactNode;
}

/**
 * The profile of an agent or an agency (docs/product.md#profile). A section without content is left out. Reviews come
 * before the listings; the note that there are none, after them.
 */
export function ProfileArticle({ profile, contact, office, children }: ProfileArticleProps) {
  const hasReviews = profile.reviews.length > 0;
  return (
    <article className={styles.article}>
      <div className="container">
        <ProfileBreadcrumbs profile={profile} />
        <div className={styles.columns}>
          <ProfileHeader profile={profile} />
          <ContactPanel profile={profile} />
          <Story profile={profile} />
        </div>
      </div>
      {office}
      {hasReviews && <Reviews profile={profile} />}
      {children}
      <ProfileEstates profile={profile} />
      {!hasReviews && <Reviews profile={profile} />}
      {contact}
    </article>
  );
}
