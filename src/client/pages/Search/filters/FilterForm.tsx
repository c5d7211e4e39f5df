import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { estateSortQuery } from '#shared/domain/sorts.ts';
import type { EstateKind } from '#shared/domain/featuresOfKinds.ts';
import { onlyFilters } from '#shared/filters/filterQuery.ts';
import { broadNounOf, type BroadNoun } from '#shared/filters/kindGroups.ts';
import { placeFilterNames, type EstateFilters } from '#shared/filters/table.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import type { SearchQuery } from '#shared/routes/queries/searchQuery.ts';
import type { Place } from '#shared/views/search/searchNames.ts';
import { afterPaint } from '../../../app/afterPaint.ts';
import { useNavigateTo } from '../../../app/navigation/useNavigateTo.ts';
import { useHydrated } from '../../../app/useHydrated.ts';
import { RouteLink } from '../../../app/navigation/RouteLink.tsx';
import { useDropdowns } from '../../../components/ui/dropdowns/useDropdowns.ts';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import type { SearchPageData } from '../searchPageData.ts';
import type { BoundSession } from '../session/useSearchSession.ts';
import type { SearchT } from '../../../features/search/searchT.ts';
import { FilterFields } from './FilterFields.tsx';
import styles from './FilterForm.module.css';
import { fieldsOf, queryOfForm, targetOf } from './formQuery.ts';
import { useLiveCounts, type LiveCounts } from './useLiveCounts.ts';
import { useLiveForm } from './useLiveForm.ts';
import { useSheet } from './useSheet.ts';

export interface FilterFormProps {
  /** Of the form's element: buttons elsewhere open it, the place field reads it. */
  id: string;
  data: Pick<SearchPageData, 'type' | 'province' | 'towns' | 'zones' | 'centre'>;
  query: SearchQuery;
  search: BoundSession;
  provinces: readonly Place[];
  language: Language;
  t: SearchT;
}

/** What the form asks for: by its fields once there are any, which hold no kind where that is homes (PD-64). */
const askedNoun = (fields: URLSearchParams | null, filters: EstateFilters): BroadNoun =>
  broadNounOf(fields ? { estate_type: fields.getAll('estate_type') as EstateKind[] } : filters);

function applyText(counts: LiveCounts | null, noun: BroadNoun, t: SearchT, language: Language): ReactNode {
  if (counts === null) return t('search:bar.apply');
  const values = { count: counts.total, total: formatNumber(counts.total, language) };
  return t(`search:filters.show${counts.capped ? 'Capped' : ''}.${noun}`, values);
}

/** Leads to the field that says why it is not understood. */
function showInvalid(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid]');
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}

/**
 * What scripts add to the form: live counts from the first focus on, results that follow each change on wide screens,
 * navigation without a reload, a reset that closes the sheet.
 */
function useEnhancedForm(
  form: RefObject<HTMLFormElement | null>,
  { data: { type }, query, search }: Pick<FilterFormProps, 'data' | 'query' | 'search'>,
) {
  const navigate = useNavigateTo();
  const { counts, updateCounts } = useLiveCounts(type);
  const results = useLiveForm(form, search);
  const [fields, setFields] = useState<URLSearchParams | null>(null);
  const isCounted = useRef(false);

  const count = () => {
    isCounted.current = true;
    updateCounts(form.current!);
  };
  const recount = useEffectEvent(() => {
    if (isCounted.current) count();
  });
  const { bbox, drawn } = query.filters;
  // The form stays when the map is moved.
  useEffect(() => recount(), [bbox, drawn]);
  const close = () => {
    form.current!.hidePopover?.();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = targetOf(queryOfForm(event.currentTarget));
    if (target === null) return showInvalid(event.currentTarget);
    if (results.isLive()) {
      // Its press closes the dropdown that it stands in.
      const summary = event.currentTarget.querySelector<HTMLElement>('details[open] > summary');
      summary?.focus();
      summary?.click();
      return results.show();
    }
    // The button answers the press first, then the sheet closes: that, and that a list loads, change the whole page.
    const { submitter } = event.nativeEvent as SubmitEvent;
    submitter?.setAttribute('aria-busy', 'true');
    afterPaint(() => {
      close();
      submitter?.removeAttribute('aria-busy');
      afterPaint(() => void navigate(target));
    });
  };
  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    setFields(fieldsOf(currentTarget));
    count();
    const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (isControl && results.isLive()) results.showSoon(target);
  };
  const onFocus = () => {
    if (!isCounted.current) count();
  };
  const clear = (event: MouseEvent) => {
    results.cancel();
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
 * script needed for either). Another list has another form, so that it always shows what the list was asked for; only
 * the list that follows a change of the form keeps it.
 */
export function FilterForm({ id, data, query, search, provinces, language, t }: FilterFormProps) {
  const { filters, sort } = query;
  const form = useRef<HTMLFormElement>(null);
  const { counts, fields, clear, handlers } = useEnhancedForm(form, { data, query, search });
  const sheet = useSheet(form);
  const hydrated = useHydrated();
  useDropdowns(form);
  const { type, province } = data;
  // Kept by "Borrar".
  const place = onlyFilters(filters, placeFilterNames);
  const apply = <button className="button">{applyText(counts, askedNoun(fields, filters), t, language)}</button>;
  const isNarrowed = fields !== null || Object.keys(filters).length > Object.keys(place).length;
  return (
    <form
      ref={form}
      id={id}
      popover="auto"
      className={styles.form}
      action={buildUrl(routeTarget<'Search'>({ to: 'Search', params: { type } }), language)}
      autoComplete="off"
      // With scripts the field shows its own message (RangeFields.tsx).
      noValidate={hydrated}
      aria-label={t('search:filters.title')}
      {...handlers}
      {...sheet}
    >
      <SheetTitle id={id} t={t} />
      {sort !== 'recent' && <input type="hidden" name="sort" value={estateSortQuery(sort)} />}
      <input type="hidden" name="listed" value={`${province?.slug ?? ''}/${filters.town ?? ''}`} />
      <FilterFields {...{ data, provinces, filters, fields, counts, language, t, apply }} />
      <div className={styles.actions}>
        {apply}
        {isNarrowed && (
          <RouteLink
            className={styles.clear}
            to="Search"
            params={{ type, ...(province ? { province: province.slug } : {}) }}
            query={{ filters: place, sort }}
            rel="nofollow"
            onClick={clear}
          >
            {t('search:filters.clear')}
          </RouteLink>
        )}
      </div>
    </form>
  );
}
