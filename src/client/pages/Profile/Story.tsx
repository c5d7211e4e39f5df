import { useTranslation } from 'react-i18next';
import type { MarkedList } from '#shared/i18n/marked.ts';
import styles from './Story.module.css';
import type { ProfileView } from '#shared/views/profile/profileView.ts';
import { Video } from './Video.tsx';

/** Description, training, experience, areas and certifications (docs/product.md#profile). */
export function Story({ profile }: { profile: ProfileView }) {
  const { t } = useTranslation('profile');
  const {
    kind,
    name,
    picture,
    about,
    video,
    consultancyAreas,
    experience,
    training,
    certifications,
    memberships,
    zones,
  } = profile;
  const list = (name: 'experience' | 'training' | 'certifications' | 'memberships', points: MarkedList | undefined) =>
    points && (
      <div>
        <h2>{t(`section.${name}`)}</h2>
        <ul className={styles[name] ?? styles.points} lang={points.lang}>
          {points.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    );
  const tags = (title: string, items: readonly string[], lang?: string) =>
    items.length > 0 && (
      <section>
        <h2>{title}</h2>
        <ul className={styles.tags} lang={lang}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    );
  return (
    <div className={styles.story}>
      {about && (
        <section>
          <h2>{t(`section.about.${kind}`)}</h2>
          <div className={styles.text} lang={about.lang}>
            {about.text.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      {video && <Video address={video} name={name} picture={picture} />}
      {consultancyAreas && tags(t(`section.consultancy.${kind}`), consultancyAreas.items, consultancyAreas.lang)}
      {(experience ?? training) && (
        <section className={styles.pair}>
          {list('experience', experience)}
          {list('training', training)}
        </section>
      )}
      {(certifications ?? memberships) && (
        <section className={styles.pair}>
          {list('certifications', certifications)}
          {list('memberships', memberships)}
        </section>
      )}
      {tags(t(`section.zones.${kind}`), zones)}
    </div>
  );
}
