import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperationType } from '#shared/domain/estate.ts';
import { matchPlaces, type SearchPlace } from '../../features/search/matchPlaces.ts';
import { usePlaces } from '../../features/search/usePlaces.ts';
import chevron from '../../forms/selectChevron.module.css';
import type { AlertFormData, NamedPlace } from './alertFormData.ts';
import styles from './PlacesField.module.css';

interface PlaceSearchProps {
  data: AlertFormData;
  type: OperationType;
  onChoose: (place: NamedPlace) => void;
}

const kinds = ['province', 'town', 'zone'] as const;

const kindOf = ({ town, zone }: SearchPlace): (typeof kinds)[number] => (zone ? 'zone' : town ? 'town' : 'province');

const pathOf = ({ province = '', town, zone }: SearchPlace): string =>
  [province, town, zone].filter((slug) => slug !== undefined).join('/');

/** `Getafe, Madrid`; a town and its province are often of one name. */
const nameOf = ({ name, within }: SearchPlace): string =>
  within === undefined || within === name ? name : `${name}, ${within}`;

/** Finds provinces, towns and zones by their names; each choice goes to the list above it. */
export function PlaceSearch({ data, type, onChoose }: PlaceSearchProps) {
  const { t } = useTranslation('alertSurvey');
  const [search, setSearch] = useState('');
  const { places, isLoading, load } = usePlaces({
    type,
    province: undefined,
    provinces: data.provinces,
    country: '',
  });
  const found = new Map(matchPlaces(search, places).map((place) => [pathOf(place), place]));
  const groups = kinds.map((kind) => ({
    group: t(`place.${kind}`),
    items: [...found]
      .filter(([, place]) => kindOf(place) === kind)
      .map(([value, place]) => ({ value, label: nameOf(place) })),
  }));
  return (
    <Select
      className={styles.search}
      size="md"
      label={t('where.add')}
      placeholder={t('where.placeholder')}
      data={groups.filter(({ items }) => items.length > 0)}
      // They were found already: by the beginnings of words, without accents.
      filter={({ options }) => options}
      searchable
      autoComplete="off"
      value={null}
      searchValue={search}
      onSearchChange={setSearch}
      onFocus={load}
      nothingFoundMessage={isLoading ? t('where.loading') : t('where.unknown')}
      onChange={(path) => {
        const place = path === null ? undefined : found.get(path);
        if (place) onChoose({ place: pathOf(place), name: nameOf(place) });
        setSearch('');
      }}
      rightSection={<span className={chevron.chevron} />}
      rightSectionPointerEvents="none"
      withScrollArea={false}
      classNames={{ options: styles.options ?? '' }}
      comboboxProps={{ withinPortal: false }}
    />
  );
}
