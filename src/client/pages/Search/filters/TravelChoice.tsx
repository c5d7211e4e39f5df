import { useTranslation } from 'react-i18next';
import { travelMinutes, travelTimeText } from '#shared/domain/travelTime.ts';
import { travelModeName } from '#shared/domain/travelWords.ts';
import { useSite } from '../../../app/session/SiteContext.ts';

export interface TravelChoiceProps {
  /** Where the way leads, in degrees. */
  lat: number;
  lng: number;
  /** The travel time of the list. */
  chosen: string | undefined;
}

/** How long the way to a place may take, and how it is made. */
export function TravelChoice({ lat, lng, chosen = '' }: TravelChoiceProps) {
  const { t } = useTranslation('search');
  const { travelModes = [], language } = useSite();
  return (
    <label className="field">
      <span className="label">{t('filters.travel')}</span>
      <select className="input select" name="travel" defaultValue={chosen}>
        <option value="">{t('filters.either')}</option>
        {travelModes.map((mode) => (
          <optgroup key={mode} label={travelModeName(mode, language)}>
            {travelMinutes.map((minutes) => (
              <option key={minutes} value={travelTimeText({ lat, lng, minutes, mode })}>
                {`${minutes} min ${travelModeName(mode, language)}`}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
