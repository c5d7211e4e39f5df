import { useRef, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import { operationTypes, type OperationType } from '#shared/domain/estate.ts';
import { formatFilters } from '#shared/filters/filterQuery.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { useNavigateTo } from '../../app/navigation/useNavigateTo.ts';
import { useLayer } from '../../app/layers/useLayer.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { useEstatesType } from '../../app/session/useEstatesType.ts';
import { Icon } from '../../components/ui/icons/Icon.tsx';
import icons from '../../components/ui/icons/pageIcons.module.css';
import type { FromSentence } from './fromSentence.ts';
import type { SearchPlace } from './matchPlaces.ts';
import { Operations } from './Operations.tsx';
import type { ProvincesData } from './provinceCounts.ts';
import styles from './SearchForm.module.css';
import { SearchInput } from './SearchInput.tsx';
import type { ListAround } from './suggestionTarget.ts';
import { useSearchField } from './useSearchField.ts';

export interface SearchFormProps {
  /** A box over a picture, the bar of a list, alone on a page, or in a dialog. */
  look: 'box' | 'bar' | 'page' | 'dialog';
  /** What stands in the field at first. */
  text?: string;
  /** To begin with, instead of what the visitor was after before. */
  type?: OperationType | undefined;
  list?: ListAround;
  /** Begins with adding a place to those of the list. */
  adds?: boolean;
  /** Places to suggest before anything is typed, and first of those that match. */
  near?: readonly SearchPlace[];
  /** Something was found: a dialog closes. */
  onGo?: () => void;
}

const nowhere: readonly SearchPlace[] = [];

/** The list around the field, which the plain form is sent with. */
const HiddenList = ({ list: { type, filters }, adds }: { list: ListAround; adds: boolean }) =>
  [['operation', type] as const, ...formatFilters(filters), ...(adds ? [['add', '1'] as const] : [])].map(
    ([name, value]) => <input key={name} type="hidden" name={name} value={value} />,
  );

/** On narrow screens the open field fills the screen (SearchForm.module.css). */
const isSheet = (): boolean => matchMedia('(max-width: 37.49rem)').matches;

/**
 * The search field of all pages. A plain form to the page of the search by text, which does without scripts what this
 * does with them: it leads to a list, a home, an agent, an agency.
 */
export function SearchForm({
  look,
  text = '',
  type: given,
  list,
  adds = false,
  near = nowhere,
  onGo,
}: SearchFormProps) {
  const { t } = useTranslation('find');
  const { language } = useSite();
  const navigate = useNavigateTo();
  const form = useRef<HTMLFormElement>(null);
  const { provinces } = useRouteLoaderData<ProvincesData>('layout')!;
  // What the visitor was after on the pages before (docs/product.md#session).
  const last = useEstatesType(undefined) ?? 'buy';
  const first = list?.type ?? given ?? last;
  const typeNow = (): OperationType => {
    const chosen = form.current ? new FormData(form.current).get('operation') : null;
    return operationTypes.find((one) => one === chosen) ?? first;
  };
  const go = (url: string, state?: FromSentence) => {
    onGo?.();
    void navigate(url, { state });
  };
  const field = useSearchField({ text, typeNow, list, adds, near, provinces, onGo: go });
  const { isOpen } = field.combobox;
  useLayer(isOpen && look !== 'dialog' && isSheet(), field.leave);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isInside = currentTarget.contains(relatedTarget);
    // A phone that puts its keyboard away takes the focus, and the sheet stays.
    if (!isInside && !(relatedTarget === null && isSheet())) field.leave();
  };
  return (
    <form
      ref={form}
      className={`${styles.form} ${styles[look] ?? ''}`}
      data-open={isOpen ? '' : undefined}
      tabIndex={isOpen ? -1 : undefined}
      // The bar of a list is a search region itself.
      role={look === 'bar' ? undefined : 'search'}
      method="get"
      action={buildUrl({ to: 'Find', params: {} }, language)}
      onBlur={leave}
      onSubmit={(event) => {
        event.preventDefault();
        void field.submit();
      }}
    >
      {look !== 'dialog' && isOpen && (
        <button className={styles.close} type="button" aria-label={t('close')} onClick={field.leave}>
          <Icon icon={icons.close} />
        </button>
      )}
      {list ? <HiddenList list={list} adds={adds} /> : <Operations key={first} first={first} />}
      <SearchInput field={field} list={list} takesFocus={look === 'dialog'} />
      {look !== 'bar' && (
        <button className={`button ${styles.go}`} type="submit">
          {t(adds ? 'add' : 'submit')}
        </button>
      )}
    </form>
  );
}
