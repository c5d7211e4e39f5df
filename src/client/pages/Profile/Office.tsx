import { useMemo, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfficeView, ProfileView } from '#shared/views/profile/profileView.ts';
import { isPlainClick } from '../../app/navigation/isPlainClick.ts';
import { useRequestedPart } from '../../app/deferred/useRequestedPart.ts';
import { mapAddress } from '../../components/contact/mapAddress.ts';
import { Icon } from '../../components/ui/icons/Icon.tsx';
import icons from '../../components/ui/icons/pageIcons.module.css';
import { doorsMapPart } from '../../features/map/doors/doorsMapPart.ts';
import styles from './Office.module.css';
import { OfficeHours } from './OfficeHours.tsx';

/** The office of an agency: its picture, when it is open, and the way to its door. What is not given is left out. */
export function Office({ profile: { office, address, name } }: { profile: ProfileView }) {
  const { t } = useTranslation('profile');
  if (!office) return null;
  const { photo, hours, location, province = '' } = office;
  return (
    <section className="container section" aria-labelledby="office">
      <h2 id="office" className={styles.title}>
        {t('office.title')}
      </h2>
      <div className={styles.office}>
        {photo && (
          <img
            className={styles.photo}
            src={photo.src}
            srcSet={photo.srcSet}
            sizes={photo.srcSet && '(min-width: 50rem) 38rem, 92vw'}
            width="640"
            height="427"
            loading="lazy"
            decoding="async"
            alt={photo.alt ?? t('office.photo', { name })}
          />
        )}
        <div>
          {address && (
            <address className={styles.address} translate="no">
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          )}
          {hours && <OfficeHours hours={hours} province={province} />}
        </div>
        {location && <WayThere location={location} name={name} />}
      </div>
    </section>
  );
}

/** The map shows on request; without JavaScript, its link leads to an external one. */
function WayThere({ location, name }: { location: NonNullable<OfficeView['location']>; name: string }) {
  const { t } = useTranslation('profile');
  const [shown, setShown] = useState(false);
  const [isHere, load] = useRequestedPart(doorsMapPart, shown);
  const doors = useMemo(() => [location], [location]);
  const address = mapAddress({ ...location, exact: true });
  const show = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setShown(true);
  };
  const elsewhere = { href: address, target: '_blank', rel: 'noopener external' };
  if (!shown)
    return (
      <p className={styles.way}>
        <a className="button buttonOutline" {...elsewhere} onPointerEnter={load} onClick={show}>
          <Icon icon={icons.map} />
          <span>{t('office.map')}</span>
        </a>
      </p>
    );
  return (
    <div className={styles.way}>
      <div className={styles.map}>
        {isHere ? (
          <doorsMapPart.Part doors={doors} label={t('office.mapOf', { name })} />
        ) : (
          <div className="skeleton" />
        )}
      </div>
      <p className={styles.note}>
        <a {...elsewhere}>{t('office.elsewhere')}</a>
      </p>
    </div>
  );
}
