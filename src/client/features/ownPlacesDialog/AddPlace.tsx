import loadable from '@loadable/component';
import { useState, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TravelMode } from '#shared/domain/travelTime.ts';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import { useRequestedPart } from '../../app/deferred/useRequestedPart.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import searchStyles from '../search/SearchForm.module.css';
import { SearchInput } from '../search/SearchInput.tsx';
import { ModeField } from './ModeField.tsx';
import styles from './OwnPlaces.module.css';
import { maxPlaceName, roundPoint } from '../ownPlaces/ownPlaces.ts';
import type { LngLat } from '../map/mercator.ts';
import type { PlacePickerProps } from './PlacePicker.tsx';
import { savePlace } from '../ownPlaces/savePlace.ts';
import { usePlaceField, type ChosenPoint } from './usePlaceField.ts';

/** Loaded when somebody wants to point at the place. */
const pickerPart = createDeferredPart<PlacePickerProps>(
  loadable(() => import(/* webpackChunkName: "deferred-placePicker" */ './PlacePicker.tsx'), {
    resolveComponent: (m) => m.PlacePicker,
  }),
  ['map'],
);

/** A form for one more place: its name, and where it is, by name or on a map. */
export function AddPlace({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation('ownPlaces');
  const { travelModes } = useSite();
  const [name, setName] = useState('');
  const [mode, setMode] = useState<TravelMode | undefined>(travelModes?.at(-1));
  const [chosen, setChosen] = useState<ChosenPoint>();
  const [isMissing, setIsMissing] = useState(false);
  const [isPicking, setIsPicking] = useState(false);
  const [isHere, load] = useRequestedPart(pickerPart, isPicking);
  const choose = (point: ChosenPoint | undefined) => {
    setChosen(point);
    setIsMissing(false);
  };
  const field = usePlaceField(choose);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) field.leave();
  };
  const pick = ({ lat, lng }: LngLat) => {
    choose({ where: '', lat, lng });
    field.showChosen(t('map.place'));
  };
  const add = () => {
    if (!chosen) return setIsMissing(true);
    const { where } = chosen;
    const called = name.trim() || where.split(',')[0]!.slice(0, maxPlaceName) || t('map.place');
    savePlace({ name: called, where, ...roundPoint(chosen), mode });
  };
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <label className="field">
        <span className="label">{t('name')}</span>
        <input
          className="input"
          autoComplete="off"
          maxLength={maxPlaceName}
          placeholder={t(isFirst ? 'name.first' : 'name.next')}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
          }}
        />
      </label>
      <div className={`${searchStyles.form} ${searchStyles.dialog}`} onBlur={leave}>
        <SearchInput field={field} list={undefined} takesFocus={false} placeholder={t('where')} />
      </div>
      {isPicking ? (
        <div className={styles.map}>
          {isHere ? <pickerPart.Part place={chosen} onPick={pick} /> : <div className="skeleton" />}
        </div>
      ) : (
        <button
          type="button"
          className={styles.pick}
          onPointerEnter={load}
          onClick={() => {
            setIsPicking(true);
          }}
        >
          {t('map.pick')}
        </button>
      )}
      <ModeField mode={mode} onChange={setMode} />
      <p className={styles.missing} role="alert">
        {isMissing && t('missing')}
      </p>
      <button type="submit" className="button">
        {t('save')}
      </button>
    </form>
  );
}
