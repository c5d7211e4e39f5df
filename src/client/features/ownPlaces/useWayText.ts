import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { travelModeName } from '#shared/domain/travelWords.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import type { OwnPlace } from './ownPlaces.ts';
import { wayTo, type Spot } from './wayTo.ts';

interface WayTexts {
  /** `hasta 20 min en coche`; undefined where no engine has said it. */
  time?: string;
  /** `3,4 km en línea recta`. */
  distance: string;
}

function textsOf(place: OwnPlace, home: Spot, t: TFunction<'ownPlaces'>, language: Language): WayTexts {
  const { distance, within, over } = wayTo(place, home);
  const about = home.isExact ? '' : '.about';
  const texts = { distance: t(`distance${about}` as 'distance', { distance: formatNumber(distance, language) }) };
  if (!place.mode || (within ?? over) === undefined) return texts;
  const values = { minutes: within ?? over, how: travelModeName(place.mode, language) };
  return { ...texts, time: within === undefined ? t('over', values) : t(`within${about}` as 'within', values) };
}

/** What is said of the way from a home to a place. */
export function useWayText(home: Spot): (place: OwnPlace) => WayTexts {
  const { t } = useTranslation('ownPlaces');
  const { language } = useSite();
  return (place) => textsOf(place, home, t, language);
}
