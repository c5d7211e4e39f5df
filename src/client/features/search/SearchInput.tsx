import { useTranslation } from 'react-i18next';
import { maxPlaces } from '#shared/filters/kinds.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { Icon } from '../../components/ui/icons/Icon.tsx';
import icons from '../../components/ui/icons/pageIcons.module.css';
import styles from './SearchForm.module.css';
import { sentenceText, Suggestions } from './Suggestions.tsx';
import type { ListAround } from './suggestionTarget.ts';
import type { SearchField } from './useSearchField.ts';

interface SearchInputProps {
  field: SearchField;
  list: ListAround | undefined;
  /** When the dialog around it opens. */
  takesFocus: boolean;
  /** In place of that of a search. */
  placeholder?: string;
}

interface AddLinkProps {
  list: ListAround;
  add: () => Promise<void>;
  /** The focus has left the field, whose suggestions close. */
  onFocus: () => void;
}

/** Asks for a place beside those of the list: here, or without scripts on the page of the search by text. */
function AddLink({ list: { type, filters }, add, onFocus }: AddLinkProps) {
  const { t } = useTranslation('find');
  const { language } = useSite();
  return (
    <a
      href={buildUrl({ to: 'Find', params: {}, query: { operation: type, filters, add: true } }, language)}
      rel="nofollow"
      onFocus={onFocus}
      onClick={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      {/* Each an element of its own: a browser's translation may have wrapped the text before it is hydrated. */}
      <span aria-hidden="true">+ </span>
      <span>{t('add')}</span>
    </a>
  );
}

/** The field itself with its list, its button, and what is said of it. */
export function SearchInput({ field, list, takesFocus, placeholder }: SearchInputProps) {
  const { t } = useTranslation('find');
  const { language } = useSite();
  const { id, input, text, isTyped, options, state, combobox, problem, isBusy, isAdding, canAdd, choose } = field;
  const { isOpen, active, optionId, show } = combobox;
  const hasList = isOpen && options.length > 0;
  const isLoading = isBusy || (isTyped && state === 'loading');
  const problemText = problem && t(`problem.${problem}`, { text: text.trim(), most: maxPlaces });
  const [first] = options;
  const listText = isLoading && !first ? t('loading') : t('found', { count: options.length });
  const saidText = first?.kind === 'sentence' ? sentenceText(first, t, language) : listText;
  return (
    <div className={styles.place}>
      <label className="label" htmlFor={`${id}-field`}>
        {t(isAdding ? 'addLabel' : 'label')}
      </label>
      <div className={styles.field}>
        <Icon icon={icons.search} className={styles.icon} />
        <input
          ref={input}
          id={`${id}-field`}
          className={`input ${styles.input}`}
          type="text"
          name="q"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-expanded={hasList}
          aria-controls={hasList ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={hasList && active >= 0 ? optionId(active) : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          aria-invalid={problem ? true : undefined}
          data-autofocus={takesFocus ? true : undefined}
          // Escape closes the list first, and the dialog around it then.
          data-mantine-stop-propagation={isOpen ? true : undefined}
          placeholder={placeholder ?? t(isAdding ? 'addPlaceholder' : 'placeholder')}
          value={text}
          onFocus={(event) => {
            // Not when React tells of a focus anew that came before the field was hydrated: by then a place is typed.
            if (event.nativeEvent.isTrusted) event.target.select();
            show();
          }}
          onClick={show}
          onKeyDown={(event) => {
            combobox.onKeyDown(event, options, choose);
          }}
          onChange={(event) => {
            field.change(event.target.value);
          }}
        />
        {list && canAdd && <AddLink list={list} add={field.add} onFocus={combobox.hide} />}
        {isOpen && <Suggestions field={field} isLoading={isLoading} />}
      </div>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problemText}
        </p>
      )}
      <p className="visuallyHidden" role="status">
        {problemText ?? (isOpen && isTyped ? saidText : '')}
      </p>
    </div>
  );
}
