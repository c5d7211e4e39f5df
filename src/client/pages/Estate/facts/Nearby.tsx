import { useTranslation } from 'react-i18next';
import { walkingDetour, walkingSpeed } from '#shared/domain/walking.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { HomeWays } from '../../../features/ownPlaces/HomeWays.tsx';
import { Rows, type Row } from './Rows.tsx';
import type { MapLocation } from '#shared/views/estate/toEstateView.ts';
import type { Surrounding } from '#shared/views/estate/toSurroundings.ts';
import type { Walk } from '#shared/views/estate/toWalks.ts';

export interface NearbyProps {
  /** By the network's data. */
  surroundings: readonly Surrounding[] | undefined;
  /** By the maps. */
  walks: readonly Walk[] | undefined;
  /** Where the estate is shown to be, as exactly as it may be. */
  place: MapLocation | undefined;
}

/** What is near, and how far, also from the visitor's own places: nothing more exact than the place itself is shown. */
export function Nearby({ surroundings = [], walks = [], place }: NearbyProps) {
  const { t } = useTranslation('facts');
  const { language } = useSite();
  const isExact = place?.exact === true;
  const given = surroundings.map(({ name: { text, lang }, distance }): Row => {
    const told = (): string => {
      if (distance === undefined) return t('near');
      const isFar = distance >= 1000;
      const number = formatNumber(isFar ? distance / 1000 : distance, language);
      return t(isFar ? 'near.kilometres' : 'near.metres', { distance: number });
    };
    return [text, told(), false, lang];
  });
  const walked = walks.map(({ kind, name, minutes }): Row => {
    const what = t(`near.kind.${kind}`);
    return [name ? `${what} · ${name}` : what, t(isExact ? 'near.walk' : 'near.walk.about', { minutes })];
  });
  return (
    <>
      {given.length + walked.length > 0 && (
        <>
          <h3>{t('near.heading')}</h3>
          <Rows rows={[...given, ...walked]} />
        </>
      )}
      {walked.length > 0 && (
        <p>
          <small>
            {t(isExact ? 'near.method' : 'near.method.about', {
              detour: formatNumber(walkingDetour, language),
              speed: walkingSpeed,
            })}
          </small>
        </p>
      )}
      {place && <HomeWays home={{ lat: place.lat, lng: place.lng, isExact }} />}
    </>
  );
}
