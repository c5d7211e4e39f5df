import { formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { SearchT } from '../../../features/search/searchT.ts';
import type { SearchPlace } from '../../../features/search/matchPlaces.ts';
import styles from './PlaceField.module.css';

interface SuggestionsProps {
  id: string;
  optionId: (index: number) => string;
  places: readonly SearchPlace[];
  active: number;
  onChoose: (place: SearchPlace) => void;
  language: Language;
  t: SearchT;
}

const kindOf = ({ zone, town, province }: SearchPlace): 'zone' | 'town' | 'province' | null =>
  zone ? 'zone' : town ? 'town' : province ? 'province' : null;

const keyOf = ({ province, town, zone }: SearchPlace): string => [province, town, zone].join('/');

const hint = (place: SearchPlace, t: SearchT): string => {
  const kind = kindOf(place);
  return kind === null ? '' : [t(`search:where.${kind}`), place.within].filter(Boolean).join(' · ');
};

/** The list of a combobox: places, with their kind and number of estates. Hidden while there are none. */
export function Suggestions({ id, optionId, places, active, onChoose, language, t }: SuggestionsProps) {
  return (
    <ul
      id={id}
      className={styles.list}
      role="listbox"
      aria-label={t('search:where.suggestions')}
      hidden={places.length === 0}
    >
      {places.map((place, index) => (
        <li
          key={keyOf(place)}
          id={optionId(index)}
          className={styles.option}
          role="option"
          aria-selected={index === active}
          // The press would take the focus out of the field, and the list would close before the click.
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            onChoose(place);
          }}
        >
          <span>{place.name}</span>
          <small>{hint(place, t)}</small>
          {place.count !== undefined && <small className={styles.count}>{formatNumber(place.count, language)}</small>}
        </li>
      ))}
    </ul>
  );
}
