import { useTranslation } from 'react-i18next';
import { Video } from '../../components/ui/player/Video.tsx';
import { Prose } from '../../components/ui/prose/Prose.tsx';
import styles from './Story.module.css';
import type { ProfileView } from '#shared/views/profile/profileView.ts';

/** Description, training, experience, areas and certifications (docs/product.md#profile). */
export function Story({ profile }: { profile: ProfileView }) {
  const { t } = useTranslation('profile');
  const { kind, name, picture, about, video, consultancyAreas, zones } = profile;
  return (
    <div className={styles.story}>
      <ForeignNote profile={profile} />
      {about && (
        <section>
          <h2>{t(`section.about.${kind}`)}</h2>
          <div className={styles.text} lang={about.lang}>
            <Prose text={about.text} />
          </div>
        </section>
      )}
      {video && (
        <Video
          address={video}
          heading={t('section.video')}
          action={t('video.open', { name })}
          title={t('video.title', { name })}
          note={(host) => t('video.note', { host })}
          elsewhere={(host) => t('video.elsewhere', { host })}
          picture={picture}
          width={600}
          height={600}
        />
      )}
      {consultancyAreas && <Tags title={t(`section.consultancy.${kind}`)} {...consultancyAreas} isScreenOnly />}
      <PointsPair names={['experience', 'training']} profile={profile} />
      <PointsPair names={['certifications', 'memberships']} profile={profile} />
      <Tags title={t(`section.zones.${kind}`)} items={zones} />
    </div>
  );
}

/** That their own words are in another language than the page's (PD-32). */
function ForeignNote({ profile }: { profile: ProfileView }) {
  const { t } = useTranslation('profile');
  const { about, consultancyAreas, experience, training, certifications, memberships } = profile;
  const texts = [about, consultancyAreas, experience, training, certifications, memberships];
  const foreign = texts.flatMap((text) => text?.lang ?? []);
  if (foreign.length === 0) return null;
  return (
    <p>
      <small>{t(foreign.every((lang) => lang === 'es') ? 'untranslated.note' : 'untranslated.other')}</small>
    </p>
  );
}

interface TagsProps {
  title: string;
  items: readonly string[];
  lang?: string;
  /** The sheet of paper has no room for them. */
  isScreenOnly?: boolean;
}

function Tags({ title, items, lang, isScreenOnly }: TagsProps) {
  if (items.length === 0) return null;
  return (
    <section data-screen={isScreenOnly}>
      <h2>{title}</h2>
      <ul className={styles.tags} lang={lang}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

type PointsName = 'experience' | 'training' | 'certifications' | 'memberships';

/** Two lists side by side; one alone where there is no other. */
function PointsPair({ names, profile }: { names: readonly [PointsName, PointsName]; profile: ProfileView }) {
  const { t } = useTranslation('profile');
  if (names.every((name) => profile[name] === undefined)) return null;
  return (
    <section className={styles.pair}>
      {names.map((name) => {
        const points = profile[name];
        return (
          points && (
            <div key={name}>
              <h2>{t(`section.${name}`)}</h2>
              <ul className={styles[name] ?? styles.points} lang={points.lang}>
                {points.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </section>
  );
}
