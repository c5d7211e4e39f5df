import { useTranslation } from 'react-i18next';
import type { OperationType } from '#shared/domain/estate.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { EstateGrid } from '../../components/estateCard/EstateGrid.tsx';
import { byGender } from './profileView.ts';
import styles from './Homes.module.css';
import type { ProfileView } from './profileView.ts';

/** `See all her homes for sale`: the list of all, with the filter that is theirs (docs/product.md#profile, PD-59). */
function AllHomes({
  profile: { kind, slug, gender },
  type,
}: {
  profile: Pick<ProfileView, 'kind' | 'slug' | 'gender'>;
  type: OperationType;
}) {
  const { t } = useTranslation('profile');
  return (
    <RouteLink
      className="button buttonOutline"
      data-accent={type === 'buy' ? 'secondary' : 'info'}
      to="Search"
      params={{ type }}
      query={{ filters: { [kind]: slug } }}
      rel="nofollow"
    >
      {t(`homes.all.${type}`, byGender(gender))}
    </RouteLink>
  );
}

/** Some of the homes that they have to offer, and the way to all. */
export function Homes({ profile }: { profile: ProfileView }) {
  const { t } = useTranslation('profile');
  const { name, homes, province, kind } = profile;
  if (homes === null) return null;
  return (
    <section className="container section" aria-labelledby="homes">
      <h2 id="homes" className={styles.title}>
        {t('homes.title', { name })}
      </h2>
      {homes.estates.length > 0 ? (
        <EstateGrid estates={homes.estates} />
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
      {homes.types.length > 0 && (
        <p className={styles.all}>
          {homes.types.map((type) => (
            <AllHomes key={type} profile={profile} type={type} />
          ))}
        </p>
      )}
    </section>
  );
}
