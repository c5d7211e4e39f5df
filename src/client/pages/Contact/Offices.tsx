import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '#shared/i18n/formats.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import { doorsMapPart } from '../../features/map/doors/doorsMapPart.ts';
import { useRequestedPart } from '../../app/deferred/useRequestedPart.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import { useHydrated } from '../../app/useHydrated.ts';
import { phoneLink } from '../../components/contact/contactLinks.ts';
import { Icon } from '../../components/ui/icons/Icon.tsx';
import icons from '../../components/ui/icons/pageIcons.module.css';
import type { ContactPageData, OfficeOfNetwork } from './contact.load.ts';
import styles from './ContactPage.module.css';

/** Every office of the network, by province and, on request, on one map. */
export function Offices({ provinces }: ContactPageData) {
  const { t } = useTranslation('contact');
  const offices = provinces.flatMap((province) => province.offices);
  const placed = offices.filter(({ location }) => location);
  return (
    <section className="container section" aria-labelledby="offices">
      <h2 id="offices">{t('offices.title')}</h2>
      {placed.length > 0 && <OfficesMap offices={placed} isWhole={placed.length === offices.length} />}
      <div className={styles.provinces}>
        {provinces.map(({ name, offices: some }) => (
          <section key={name}>
            <h3>{name}</h3>
            <ul className={styles.offices}>
              {some.map((office) => (
                <li key={office.slug}>
                  <OfficeLines office={office} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

function OfficeLines({ office: { slug, name, address, phone } }: { office: OfficeOfNetwork }) {
  const call = phone && phoneLink(phone);
  return (
    <>
      <p translate="no">
        <RouteLink to="Agency" params={{ agency: slug }}>
          <b>{name}</b>
        </RouteLink>
      </p>
      <address translate="no">
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {call && (
        <p>
          <a href={call}>{formatPhone(phone)}</a>
        </p>
      )}
    </>
  );
}

interface OfficesMapProps {
  /** Those whose door is known. */
  offices: readonly OfficeOfNetwork[];
  /** Whether these are all. */
  isWhole: boolean;
}

/** Opened by a press; the list below has all that is on it. */
function OfficesMap({ offices, isWhole }: OfficesMapProps) {
  const { t } = useTranslation('contact');
  const { brandName, language } = useSite();
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  const [isHere, load] = useRequestedPart(doorsMapPart, shown);
  const doors = useMemo(
    () =>
      offices.flatMap(({ slug, name, location }) => {
        const page = routeTarget<'Agency'>({ to: 'Agency', params: { agency: slug } });
        return location ? [{ ...location, link: { url: buildUrl(page, language), name } }] : [];
      }),
    [offices, language],
  );
  if (!shown)
    return (
      <button
        type="button"
        className={`button buttonOutline ${styles.show}`}
        data-works={hydrated || undefined}
        onPointerEnter={load}
        onClick={() => {
          setShown(true);
        }}
      >
        <Icon icon={icons.map} />
        <span>{t('offices.show')}</span>
      </button>
    );
  return (
    <>
      <div className={styles.map}>
        {isHere ? (
          <doorsMapPart.Part doors={doors} label={t('offices.mapOf', { brand: brandName })} />
        ) : (
          <div className="skeleton" />
        )}
      </div>
      {!isWhole && <p className={styles.note}>{t('offices.placed', { count: offices.length })}</p>}
    </>
  );
}
