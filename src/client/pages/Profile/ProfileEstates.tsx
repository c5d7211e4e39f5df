import { useTranslation } from 'react-i18next';
import type { OperationType } from '#shared/domain/estate.ts';
import { withEveryKind } from '#shared/filters/kindGroups.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { EstateGrid } from '../../components/estateCard/EstateGrid.tsx';
import { byGender } from './profileView.ts';
import styles from './ProfileEstates.module.css';
import type { ProfileView } from './profileView.ts';

/**
 * `See all her homes for sale`: a link to the search filtered by the agent or agency (docs/product.md#profile, PD-59).
 */
function AllEstatesLink({
  profile: { kind, slug, gender },
  type,
  ofEveryKind,
}: {
  profile: Pick<ProfileView, 'kind' | 'slug' | 'gender'>;
  type: OperationType;
  ofEveryKind: boolean;
}) {
  const { t } = useTranslation('profile');
  return (
    <RouteLink
      className="button buttonOutline"
      data-accent={type === 'buy' ? 'secondary' : 'info'}
      to="Search"
      params={{ type }}
      query={{ filters: ofEveryKind ? withEveryKind({ [kind]: slug }) : { [kind]: slug } }}
      rel="nofollow"
    >
      {t(`homes.all.${type}`, byGender(gender))}
    </RouteLink>
  );
}

/** Some of the estates that an agent or an agency offers, and links to the searches for all of them. */
export function ProfileEstates({ profile }: { profile: ProfileView }) {
  const { t } = useTranslation('profile');
  const { name, offered, province, kind } = profile;
  if (offered === null) return null;
  return (
    <section className="container section" aria-labelledby="homes">
      <h2 id="homes" className={styles.title}>
        {t('homes.title', { name })}
      </h2>
      {offered.estates.length > 0 ? (
        <EstateGrid estates={offered.estates} />
      ) : (
        <p className={styles.none}>
          {t(`homes.none.${kind}`)}{' '}
          {province && (
            <RouteLink to="Search" params={{ type: 'buy', province: province.slug }}>
              {t('homes.elsewhere', { province: province.name })}
            </RouteLink>
          )}
        </p>
      )}
      {offered.types.length > 0 && (
        <p className={styles.all}>
          {offered.types.map((type) => (
            <AllEstatesLink key={type} profile={profile} type={type} ofEveryKind={offered.ofEveryKind ?? false} />
          ))}
        </p>
      )}
    </section>
  );
}
