import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OperationType } from '#shared/domain/estate.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import type { EstateSort } from '#shared/domain/sorts.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { buildLocalUrl } from '#shared/routes/build.ts';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import type { ProvinceCounts } from '../../../layout/provinceCounts.ts';
import type { SearchT } from '../../../features/search/searchT.ts';
import { matchPlaces, targetOfPlace, type SearchPlace } from '../../../features/search/matchPlaces.ts';
import styles from './PlaceField.module.css';
import { Suggestions } from './Suggestions.tsx';
import { useCombobox } from './useCombobox.ts';
import { usePlaces } from '../../../features/search/usePlaces.ts';

interface PlaceFieldProps {
  type: OperationType;
  province: { slug: string; name: string } | undefined;
  provinces: readonly ProvinceCounts[];
  /** Name of the current place; empty for the whole country. */
  here: string;
  /** The other filters, as they stand when a place is chosen. */
  filtersNow: () => EstateFilters;
  sort: EstateSort;
  language: Language;
  t: SearchT;
}

/**
 * The place of the search, with suggestions while typing. A chosen place is navigated to at once. Without scripts the
 * form's lists of provinces and towns take its place.
 */
export function PlaceField({ type, province, provinces, here, filtersNow, sort, language, t }: PlaceFieldProps) {
  const id = useId();
  const navigate = useNavigate();
  const { places, isLoading, load } = usePlaces({ type, province, provinces, country: t('search:bar.everywhere') });
  const [text, setText] = useState<string | null>(null);
  const clear = () => {
    setText(null);
  };
  const combobox = useCombobox<SearchPlace>({
    id,
    onOpen: load,
    // Enter without an arrow key takes the best match, once something is typed.
    onEnter: (place = text ? found[0] : undefined) => {
      if (place) choose(place);
    },
    onCancel: clear,
  });
  const { isOpen, active, optionId, show, hide, reset } = combobox;
  const found = isOpen ? matchPlaces(text ?? '', places) : [];
  const choose = (place: SearchPlace) => {
    hide();
    clear();
    void navigate(buildLocalUrl(targetOfPlace(place, type, sort, filtersNow()), language));
  };

  return (
    <div className={styles.place}>
      <label className="label" htmlFor={`${id}-field`}>
        {t('search:where.label')}
      </label>
      <div className={styles.box}>
        <Icon icon={icons.search} className={styles.icon} />
        <input
          id={`${id}-field`}
          className={`input ${styles.input}`}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          placeholder={t('search:where.placeholder')}
          value={text ?? here}
          onFocus={(event) => {
            load();
            event.target.select();
          }}
          onClick={show}
          onBlur={() => {
            hide();
            clear();
          }}
          onKeyDown={(event) => {
            combobox.onKeyDown(event, found);
          }}
          onChange={(event) => {
            setText(event.target.value);
            reset();
            show();
          }}
        />
        <Suggestions
          id={`${id}-list`}
          optionId={optionId}
          places={found}
          active={active}
          onChoose={choose}
          language={language}
          t={t}
        />
        {isOpen && found.length === 0 && (
          <p className={`${styles.list} ${styles.nothing}`}>
            {t(isLoading ? 'search:where.loading' : 'search:where.nothing')}
          </p>
        )}
      </div>
      <p className="visuallyHidden" role="status">
        {isOpen && text && !(isLoading && found.length === 0) ? t('search:where.found', { count: found.length }) : ''}
      </p>
    </div>
  );
}
