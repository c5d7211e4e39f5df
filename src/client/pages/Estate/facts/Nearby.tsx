import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { walkingDetour, walkingSpeed } from '#shared/domain/walking.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { HomeWays } from '../../../features/ownPlacesDialog/HomeWays.tsx';
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

/** Those kinds of the API whose word says something beside a name. */
const namedKinds = ['school', 'park'] as const;

/**
 * A place in the page's language: a name that is none is translated, before a name in another language stands what it
 * is.
 */
function nameOf({ kind, text, lang, word }: Surrounding, t: TFunction<'facts'>): { name: string; lang?: string } {
  if (lang === undefined) return { name: text };
  if (word) return { name: t(`near.kind.${word}`) };
  const named = namedKinds.find((one) => one === kind);
  return named ? { name: `${t(`near.kind.${named}`)} · ${text}` } : { name: text, lang };
}

/** What is near, and how far, also from the visitor's own places: nothing more exact than the place itself is shown. */
export function Nearby({ surroundings = [], walks = [], place }: NearbyProps) {
  const { t } = useTranslation('facts');
  const { language } = useSite();
  const isExact = place?.exact === true;
  const given = surroundings.map((place): Row => {
    const { name, lang } = nameOf(place, t);
    const { distance } = place;
    if (distance === undefined) return [name, t('near'), false, lang];
    const isFar = distance >= 1000;
    const number = formatNumber(isFar ? distance / 1000 : distance, language);
    return [name, t(isFar ? 'near.kilometres' : 'near.metres', { distance: number }), false, lang];
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
