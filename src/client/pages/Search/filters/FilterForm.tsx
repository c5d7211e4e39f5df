import { useRef, useState, type FormEvent, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { EstateFilters } from '#shared/filters/table.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import type { SearchQuery } from '#shared/routes/query.ts';
import { estateSortQuery } from '#shared/domain/sorts.ts';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import { RouteLink } from '../../../app/navigation/RouteLink.tsx';
import type { Place, SearchPageData } from '../search.load.ts';
import type { SearchT } from '../searchPlace.ts';
import styles from './FilterForm.module.css';
import { fieldsOf, targetOf } from './formQuestion.ts';
import { FilterFields } from './FilterFields.tsx';
import { useDropdowns } from '../../../components/ui/dropdowns/useDropdowns.ts';
import { useSheet } from './useSheet.ts';
import { useLiveCounts, type LiveCounts } from './useLiveCounts.ts';

export interface FilterFormProps {
  /** Of the form's element: buttons elsewhere open it, the place field reads it. */
  id: string;
  data: Pick<SearchPageData, 'type' | 'province' | 'towns' | 'zones'>;
  query: SearchQuery;
  provinces: readonly Place[];
  language: Language;
  t: SearchT;
}

/** What "Borrar" leaves of the filters: the place. */
const placeOf = ({ town, zone }: EstateFilters): EstateFilters => ({
  ...(town ? { town } : {}),
  ...(zone ? { zone } : {}),
});

const applyText = (counts: LiveCounts | null, t: SearchT, language: Language): ReactNode => {
  if (counts === null) return t('search:bar.apply');
  const values = { count: counts.total, total: formatNumber(counts.total, language) };
  return counts.capped ? t('search:filters.showCapped', values) : t('search:filters.show', values);
};

/**
 * All filters, as one plain GET form: a bar on wide screens, a sheet that a button opens on narrow ones (a popover: no script
 * needed for either). Scripts add the numbers, offer the extras of the ticked kinds, and navigate without a reload.
 * Rendered anew for every list (by its key), so that it always shows what the list was asked for.
 */
export function FilterForm({ id, data, query: { filters, sort }, provinces, language, t }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { counts, ask } = useLiveCounts(data.type);
  const [fields, setFields] = useState<URLSearchParams | null>(null);
  const asked = useRef(false);
  useDropdowns(form);
  const sheet = useSheet(form);

  const begin = () => {
    if (asked.current) return;
    asked.current = true;
    ask(form.current!);
  };
  const change = () => {
    asked.current = true;
    setFields(fieldsOf(form.current!));
    ask(form.current!);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const target = targetOf(event.currentTarget);
    if (target === null) return;
    event.preventDefault();
    close();
    void navigate(target);
  };
  const close = () => {
    form.current!.hidePopover?.();
  };
  const clear = (event: MouseEvent) => {
    form.current!.reset();
    setFields(null);
    if (!event.defaultPrevented) close();
  };

  const params = { type: data.type, ...(data.province ? { province: data.province.slug } : {}) };
  const controls = { data, provinces, filters, fields, counts, language, t };
  return (
    <form
      ref={form}
      id={id}
      popover="auto"
      className={styles.form}
      action={buildUrl(routeTarget<'Search'>({ to: 'Search', params: { type: data.type } }), language)}
      autoComplete="off"
      aria-label={t('search:filters.title')}
      onSubmit={submit}
      onFocus={begin}
      onChange={change}
      {...sheet}
    >
      <div className={styles.title}>
        <h2>{t('search:filters.title')}</h2>
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('search:filters.close')}
        >
          <Icon icon={icons.close} />
        </button>
      </div>
      {sort !== 'recent' && <input type="hidden" name="sort" value={estateSortQuery(sort)} />}
      <input type="hidden" name="listed" value={`${data.province?.slug ?? ''}/${filters.town ?? ''}`} />
      <FilterFields {...controls} />
      <div className={styles.actions}>
        <button className={`button ${styles.apply}`}>{applyText(counts, t, language)}</button>
        <RouteLink
          className={styles.clear}
          to="Search"
          params={params}
          query={{ filters: placeOf(filters), sort }}
          rel="nofollow"
          onClick={clear}
        >
          {t('search:filters.clear')}
        </RouteLink>
      </div>
    </form>
  );
}
