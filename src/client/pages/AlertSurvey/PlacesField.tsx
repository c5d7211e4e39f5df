import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperationType } from '#shared/domain/estate.ts';
import { withPlace } from '#shared/forms/alertPlaces.ts';
import { useHydrated } from '../../app/useHydrated.ts';
import type { FormValues } from '../../forms/formValues.ts';
import type { AlertFormData, NamedPlace } from './alertFormData.ts';
import { PlaceSearch } from './PlaceSearch.tsx';
import { PlainPlaces } from './PlainPlaces.tsx';
import styles from './PlacesField.module.css';
import { TickedField } from './TickedField.tsx';

interface PlacesFieldProps {
  form: UseFormReturnType<FormValues>;
  data: AlertFormData;
  type: OperationType;
  /** Called when another place is among those of the form. */
  onChange: () => void;
}

/** Where to search: chosen places as chips, and a control that adds one. None: the whole country. */
export function PlacesField({ form, data, type, onChange }: PlacesFieldProps) {
  const { t } = useTranslation('alertSurvey');
  const { t: tRgpd } = useTranslation('rgpd');
  const isHydrated = useHydrated();
  const [places, setPlaces] = useState<readonly NamedPlace[]>(data.search.where);
  const onPlaces = useEffectEvent(onChange);
  useEffect(() => onPlaces(), [places]);
  const labelOf = ({ place, name }: NamedPlace): string =>
    place.includes('/') ? name : tRgpd('summary.province', { name });
  const add = (added: NamedPlace): void => {
    const kept = withPlace(
      places.map(({ place }) => place),
      added.place,
    );
    setPlaces([...places.filter(({ place }) => place !== added.place && kept.includes(place)), added]);
    form.clearFieldError('where');
  };
  return (
    <div id="where" className={styles.where}>
      {places.length > 0 ? (
        <TickedField
          // A place that was added and then ticked off is in again when it is added once more.
          key={places.map(({ place }) => place).join()}
          form={form}
          name="where"
          label={t('where')}
          hint={t('where.hint')}
          options={places.map((place) => ({ value: place.place, label: labelOf(place) }))}
          added={places
            .map(({ place }) => place)
            .filter((place) => !data.search.where.some((one) => one.place === place))}
        />
      ) : (
        <p className={styles.everywhere}>
          <span>{t('where')}</span>
          {t('where.everywhere')}
        </p>
      )}
      <PlaceSearch data={data} type={type} onChoose={add} />
      {!isHydrated && <PlainPlaces data={data} />}
    </div>
  );
}
