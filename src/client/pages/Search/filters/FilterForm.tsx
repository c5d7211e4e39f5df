import { useRef, useState, type FormEvent, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { estateSortQuery } from '#shared/domain/sorts.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import type { SearchQuery } from '#shared/routes/query.ts';
import { RouteLink } from '../../../app/navigation/RouteLink.tsx';
import { useDropdowns } from '../../../components/ui/dropdowns/useDropdowns.ts';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import type { SearchPageData } from '../search.load.ts';
import type { Place } from '../searchNames.ts';
import type { SearchT } from '../../../features/search/searchT.ts';
import { FilterFields } from './FilterFields.tsx';
import styles from './FilterForm.module.css';
import { fieldsOf, targetOf } from './formQuery.ts';
import { useLiveCounts, type LiveCounts } from './useLiveCounts.ts';
import { useSheet } from './useSheet.ts';

export interface FilterFormProps {
  /** Of the form's element: buttons elsewhere open it, the place field reads it. */
  id: string;
  data: Pick<SearchPageData, 'type' | 'province' | 'towns' | 'zones'>;
  query: SearchQuery;
  provinces: readonly Place[];
  language: Language;
  t: SearchT;
}

/** The filters that "Borrar" keeps: the place. */
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
 * What scripts add to the form: live counts from the first focus on, navigation without a reload, a reset that closes
 * the sheet.
 */
function useEnhancedForm(form: RefObject<HTMLFormElement | null>, type: SearchPageData['type']) {
  const navigate = useNavigate();
  const { counts, updateCounts } = useLiveCounts(type);
  const [fields, setFields] = useState<URLSearchParams | null>(null);
  const isCounted = useRef(false);

  const count = () => {
    isCounted.current = true;
    updateCounts(form.current!);
  };
  const close = () => {
    form.current!.hidePopover?.();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const target = targetOf(event.currentTarget);
    if (target === null) return;
    event.preventDefault();
    close();
    void navigate(target);
  };
  const onChange = () => {
    setFields(fieldsOf(form.current!));
    count();
  };
  const onFocus = () => {
    if (!isCounted.current) count();
  };
  const clear = (event: MouseEvent) => {
    form.current!.reset();
    setFields(null);
    if (!event.defaultPrevented) close();
  };
  return { counts, fields, clear, handlers: { onSubmit, onChange, onFocus } };
}

function SheetTitle({ id, t }: Pick<FilterFormProps, 'id' | 't'>) {
  return (
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
  );
}

/**
 * All filters, as one plain GET form: a bar on wide screens, a sheet that a button opens on narrow ones (a popover: no
 * script needed for either). Keyed by the list's URL, so that it always shows what the list was asked for.
 */
export function FilterForm({ id, data, query: { filters, sort }, provinces, language, t }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { counts, fields, clear, handlers } = useEnhancedForm(form, data.type);
  const sheet = useSheet(form);
  useDropdowns(form);
  const { type, province } = data;
  return (
    <form
      ref={form}
      id={id}
      popover="auto"
      className={styles.form}
      action={buildUrl(routeTarget<'Search'>({ to: 'Search', params: { type } }), language)}
      autoComplete="off"
      aria-label={t('search:filters.title')}
      {...handlers}
      {...sheet}
    >
      <SheetTitle id={id} t={t} />
      {sort !== 'recent' && <input type="hidden" name="sort" value={estateSortQuery(sort)} />}
      <input type="hidden" name="listed" value={`${province?.slug ?? ''}/${filters.town ?? ''}`} />
      <FilterFields {...{ data, provinces, filters, fields, counts, language, t }} />
      <div className={styles.actions}>
        <button className={`button ${styles.apply}`}>{applyText(counts, t, language)}</button>
        <RouteLink
          className={styles.clear}
          to="Search"
          params={{ type, ...(province ? { province: province.slug } : {}) }}
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
