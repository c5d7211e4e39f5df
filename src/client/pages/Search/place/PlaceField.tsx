import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import type { OperationType } from '#shared/domain/estate.ts';
import type { EstateFilters } from '#shared/domain/estateFilters.ts';
import type { EstateSort } from '#shared/domain/sorts.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { buildLocalUrl } from '#shared/routes/build.ts';
import type { Place } from '#shared/api/place.ts';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import type { SearchT } from '../searchPlace.ts';
import { matchPlaces, targetOfPlace, type SearchPlace } from './matchPlaces.ts';
import styles from './PlaceField.module.css';
import { usePlaces } from './usePlaces.ts';

interface PlaceFieldProps {
  type: OperationType;
  province: { slug: string; name: string } | undefined;
  provinces: readonly Place[];
  /** The name of where the search is; empty for the whole country. */
  here: string;
  /** The other filters, as they stand when a place is chosen. */
  filtersNow: () => EstateFilters;
  sort: EstateSort;
  language: Language;
  t: SearchT;
}

const kindOf = ({ zone, town, province }: SearchPlace): 'zone' | 'town' | 'province' | null =>
  zone ? 'zone' : town ? 'town' : province ? 'province' : null;

const keyOf = ({ province, town, zone }: SearchPlace): string => [province, town, zone].join('/');

const hint = (place: SearchPlace, t: SearchT): string => {
  const kind = kindOf(place);
  if (kind === null) return '';
  return [t(`search:where.${kind}`), place.within].filter(Boolean).join(' · ');
};

/**
 * Where to look, with suggestions as one types: an editable combobox with a list (ARIA 1.2). What is chosen is gone to at once.
 * Where scripts do not run, the form's lists of provinces and towns stand in its stead.
 */
export function PlaceField({ type, province, provinces, here, filtersNow, sort, language, t }: PlaceFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { places, waiting, load } = usePlaces({ type, province, provinces, country: t('search:bar.everywhere') });
  const [text, setText] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = open ? matchPlaces(text ?? '', places) : [];

  const show = () => {
    load();
    setOpen(true);
  };
  const hide = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (place: SearchPlace) => {
    hide();
    setText(null);
    void navigate(buildLocalUrl(targetOfPlace(place, type, sort, filtersNow()), language));
  };
  const move = (to: number) => {
    setActive(to);
    document.getElementById(`${id}-${to}`)?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) show();
      else if (found.length > 0)
        move(
          (active +
            (event.key === 'ArrowDown' ? 1 : -1) +
            found.length +
            (active < 0 && event.key === 'ArrowUp' ? 1 : 0)) %
            found.length,
        );
    } else if (event.key === 'Enter') {
      const place = found[active] ?? (text ? found[0] : undefined);
      if (open && place) choose(place);
    } else if (event.key === 'Escape') {
      if (open) hide();
      else setText(null);
    }
  };

  return (
    <div className={styles.place}>
      <label className="label" htmlFor={`${id}-field`}>
        {t('search:where.label')}
      </label>
      <div className={styles.box}>
        <Icon icon={icons.search} className={styles.icon} />
        <input
          ref={field}
          id={`${id}-field`}
          className={`input ${styles.input}`}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          placeholder={t('search:where.placeholder')}
          value={text ?? here}
          onFocus={(event) => {
            load();
            event.target.select();
          }}
          onClick={show}
          onBlur={() => {
            hide();
            setText(null);
          }}
          onKeyDown={press}
          onChange={(event) => {
            setText(event.target.value);
            setActive(-1);
            show();
          }}
        />
        <ul
          id={`${id}-list`}
          className={styles.list}
          role="listbox"
          aria-label={t('search:where.suggestions')}
          hidden={!open || found.length === 0}
        >
          {found.map((place, index) => (
            // The press would take the focus out of the field, and the list would close before the click.
            <li
              key={keyOf(place)}
              id={`${id}-${index}`}
              className={styles.option}
              role="option"
              aria-selected={index === active}
              onMouseDown={(event) => {
                event.preventDefault();
              }}
              onClick={() => {
                choose(place);
              }}
            >
              <span>{place.name}</span>
              <small>{hint(place, t)}</small>
              {place.count !== undefined && (
                <small className={styles.count}>{formatNumber(place.count, language)}</small>
              )}
            </li>
          ))}
        </ul>
        {open && found.length === 0 && (
          <p className={`${styles.list} ${styles.nothing}`}>
            {t(waiting ? 'search:where.waiting' : 'search:where.nothing')}
          </p>
        )}
      </div>
      <p className="visuallyHidden" role="status">
        {open && text && !(waiting && found.length === 0) ? t('search:where.found', { count: found.length }) : ''}
      </p>
    </div>
  );
}
