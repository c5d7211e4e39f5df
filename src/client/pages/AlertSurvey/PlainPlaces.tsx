import { useTranslation } from 'react-i18next';
import type { AlertFormData, Place } from './alertFormData.ts';
import styles from './PlacesField.module.css';

interface PlaceSelectProps {
  name: string;
  label: string;
  every: string;
  places: readonly Place[];
  chosen: string | undefined;
}

function PlaceSelect({ name, label, every, places, chosen = '' }: PlaceSelectProps) {
  if (places.length === 0) return null;
  return (
    <label className="field">
      <span className="label">{label}</span>
      <select className="input select" name={name} defaultValue={chosen}>
        <option value="">{every}</option>
        {places.map(({ slug, name: text }) => (
          <option key={slug} value={slug}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * Adds a place without scripts: the button sends the form, and the page comes back with everything that was typed, the
 * place, and lists of what lies in it.
 */
export function PlainPlaces({ data: { provinces, picked } }: { data: AlertFormData }) {
  const { t } = useTranslation('alertSurvey');
  const [province, town, zone] = picked.path.split('/');
  return (
    <div className={styles.plain}>
      <input type="hidden" name="listed" value={picked.path} />
      <PlaceSelect
        name="province"
        label={t('place.province')}
        every={t('where.choose')}
        places={provinces}
        chosen={province}
      />
      <PlaceSelect
        name="town"
        label={t('place.town')}
        every={t('where.everyTown')}
        places={picked.towns}
        chosen={town}
      />
      <PlaceSelect
        name="zone"
        label={t('place.zone')}
        every={t('where.everyZone')}
        places={picked.zones}
        chosen={zone}
      />
      <button className="button buttonOutline" type="submit" name="intent" value="addPlace" formAction="#where">
        {t('where.addButton')}
      </button>
    </div>
  );
}
