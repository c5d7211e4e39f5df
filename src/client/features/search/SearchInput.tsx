import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icons/Icon.tsx';
import icons from '../../components/ui/icons/pageIcons.module.css';
import styles from './SearchForm.module.css';
import { Suggestions } from './Suggestions.tsx';
import type { SearchField } from './useSearchField.ts';

interface SearchInputProps {
  field: SearchField;
  /** When the dialog around it opens. */
  takesFocus: boolean;
}

/** The field itself with its list, its button, and what is said of it. */
export function SearchInput({ field, takesFocus }: SearchInputProps) {
  const { t } = useTranslation('find');
  const { id, input, text, isTyped, options, state, combobox, problem, isBusy, choose } = field;
  const { isOpen, active, optionId, show } = combobox;
  const hasList = isOpen && options.length > 0;
  const isLoading = isBusy || (isTyped && state === 'loading');
  const problemText = problem && t(`problem.${problem}`, { text: text.trim() });
  const listText = isLoading && options.length === 0 ? t('loading') : t('found', { count: options.length });
  return (
    <div className={styles.place}>
      <label className="label" htmlFor={`${id}-field`}>
        {t('label')}
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
          placeholder={t('placeholder')}
          value={text}
          onFocus={(event) => {
            event.target.select();
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
        {isOpen && <Suggestions field={field} isLoading={isLoading} />}
      </div>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problemText}
        </p>
      )}
      <p className="visuallyHidden" role="status">
        {problemText ?? (isOpen && isTyped ? listText : '')}
      </p>
    </div>
  );
}
