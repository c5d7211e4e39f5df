import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperationType } from '#shared/domain/estate.ts';
import { broadNounOf, withEveryKind } from '#shared/filters/kindGroups.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { byNoun } from '#shared/filters/byNoun.ts';
import { useRequestedPart } from '../../app/deferred/useRequestedPart.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { EstateGrid } from '../../features/estateCard/EstateGrid.tsx';
import { Icon } from '../../components/ui/icons/Icon.tsx';
import icons from '../../components/ui/icons/pageIcons.module.css';
import { EstatesMapPanel } from '../../features/map/estates/EstatesMapPanel.tsx';
import { estatesMapPart } from '../../features/map/estates/estatesMapPart.ts';
import { useMapShown } from '../../features/map/memory/useMapShown.ts';
import { byGender, type OfferedEstates, type ProfileView } from '#shared/views/profile/profileView.ts';
import styles from './ProfileEstates.module.css';

/** What selects all that they offer: homes, or every kind where they offer none. */
const offeredBy = (
  { kind, slug }: Pick<ProfileView, 'kind' | 'slug'>,
  { ofEveryKind }: Pick<OfferedEstates, 'ofEveryKind'>,
): EstateFilters => (ofEveryKind ? withEveryKind({ [kind]: slug }) : { [kind]: slug });

/**
 * `See all her homes for sale`: a link to the search filtered by the agent or agency (docs/product.md#profile, PD-59).
 */
function AllEstatesLink({
  gender,
  type,
  filters,
}: {
  gender: ProfileView['gender'];
  type: OperationType;
  filters: EstateFilters;
}) {
  const { t } = useTranslation('profile');
  return (
    <RouteLink
      className="button buttonOutline"
      data-accent={type === 'buy' ? 'secondary' : 'info'}
      to="Search"
      params={{ type }}
      query={{ filters }}
      rel="nofollow"
    >
      {t(`homes.all.${type}`, broadNounOf(filters) === 'homes' ? byGender(gender) : byNoun(filters))}
    </RouteLink>
  );
}

interface OfferedListProps {
  /** The heading of the section, beside the button. */
  title: ReactNode;
  /** Of the agent or the agency. */
  name: string;
  estates: OfferedEstates['estates'];
  /** What selects all of them. */
  filters: EstateFilters;
}

/** Some of the estates that an agent or an agency offers and, on request, all of them on a map. */
function OfferedList({ title, name, estates, filters }: OfferedListProps) {
  const { t } = useTranslation('profile');
  const list = useRef<HTMLDivElement>(null);
  const [shown, show] = useMapShown();
  const [isHere, load] = useRequestedPart(estatesMapPart, shown);
  return (
    <>
      <div className={styles.head}>
        {title}
        <button
          type="button"
          className={`button buttonOutline ${styles.switch}`}
          aria-expanded={shown}
          onPointerEnter={load}
          onClick={() => {
            show(!shown);
          }}
        >
          <Icon icon={icons.map} />
          <span>{t(shown ? 'homes.map.hide' : 'homes.map.show')}</span>
        </button>
      </div>
      {shown && <EstatesMapPanel isHere={isHere} name={name} query={{ type: 'all', filters }} list={list} />}
      <div ref={list} className={styles.some} data-profile>
        <EstateGrid estates={estates} />
      </div>
    </>
  );
}

/** What an agent or an agency offers, and links to the searches for all of it. */
export function ProfileEstates({ profile }: { profile: ProfileView }) {
  const { t } = useTranslation('profile');
  const { name, gender, offered, province, kind } = profile;
  if (offered === null) return null;
  const filters = offeredBy(profile, offered);
  const title = <h2 id="homes">{t('homes.title', { name, ...byNoun(filters) })}</h2>;
  return (
    <section className="container section" aria-labelledby="homes">
      {offered.estates.length > 0 ? (
        <OfferedList title={title} name={name} estates={offered.estates} filters={filters} />
      ) : (
        <>
          <div className={styles.head}>{title}</div>
          <p className={styles.none}>
            <span>{t(`homes.none.${kind}`)}</span>{' '}
            {province && (
              <RouteLink to="Search" params={{ type: 'buy', province: province.slug }}>
                {t('homes.elsewhere', { province: province.name })}
              </RouteLink>
            )}
          </p>
        </>
      )}
      {offered.types.length > 0 && (
        <p className={styles.all}>
          {offered.types.map((type) => (
            <AllEstatesLink key={type} gender={gender} type={type} filters={filters} />
          ))}
        </p>
      )}
    </section>
  );
}
