import { useTranslation } from 'react-i18next';
import type { TravelMode } from '#shared/domain/travelTime.ts';
import { travelModeName } from '#shared/domain/travelWords.ts';
import { useSite } from '../../app/session/SiteContext.ts';

interface ModeFieldProps {
  mode: TravelMode | undefined;
  onChange: (mode: TravelMode) => void;
}

/** How the visitor travels to a place; nothing where the site has no engine. */
export function ModeField({ mode, onChange }: ModeFieldProps) {
  const { t } = useTranslation('ownPlaces');
  const { travelModes, language } = useSite();
  if (!travelModes) return null;
  return (
    <label className="field">
      <span className="label">{t('mode')}</span>
      <select
        className="input select"
        value={mode ?? travelModes[0]}
        onChange={({ target }) => {
          onChange(target.value as TravelMode);
        }}
      >
        {travelModes.map((one) => (
          <option key={one} value={one}>
            {travelModeName(one, language)}
          </option>
        ))}
      </select>
    </label>
  );
}
