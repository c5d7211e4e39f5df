import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icons/Icon.tsx';
import icons from '../../components/ui/icons/pageIcons.module.css';
import { ModeField } from './ModeField.tsx';
import styles from './OwnPlaces.module.css';
import { changeOwnPlaces, idOf, maxPlaceName, type OwnPlace } from '../ownPlaces/ownPlaces.ts';
import { savePlace } from '../ownPlaces/savePlace.ts';

interface OwnPlaceRowProps {
  place: OwnPlace;
  /** The button that had the focus is gone. */
  onRemoved: () => void;
}

/** A place that is kept: its name and how the visitor travels can be changed, and it can be removed. */
export function OwnPlaceRow({ place, onRemoved }: OwnPlaceRowProps) {
  const { t } = useTranslation('ownPlaces');
  const { name, where, mode } = place;
  return (
    <li>
      <label className="field">
        <span className="label">{t('name')}</span>
        <input
          className="input"
          autoComplete="off"
          maxLength={maxPlaceName}
          defaultValue={name}
          onBlur={({ target }) => {
            const next = target.value.trim();
            if (next === '') target.value = name;
            else if (next !== name) savePlace({ ...place, name: next }, place);
          }}
        />
        <small translate="no">{where || t('map.place')}</small>
      </label>
      <ModeField
        mode={mode}
        onChange={(next) => {
          savePlace({ ...place, mode: next, reach: undefined }, place);
        }}
      />
      <button
        type="button"
        className={styles.remove}
        aria-label={t('remove', { name })}
        title={t('remove', { name })}
        onClick={() => {
          changeOwnPlaces((places) => places.filter((one) => idOf(one) !== idOf(place)));
          onRemoved();
        }}
      >
        <Icon icon={icons.close} />
      </button>
    </li>
  );
}
