import type { TFunction } from 'i18next';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '#shared/api/suggestion.ts';
import { isCity } from '#shared/domain/isCity.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { placeWithOf } from '#shared/i18n/placeNames.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import styles from './SearchForm.module.css';
import type { OptionGroup, SearchField } from './useSearchField.ts';

/** `Zona · Barcelona`; of a city and its province, which are of one name, the name says it. */
function wordsFor(suggestion: Suggestion, t: TFunction<'find'>, language: Language): { name: string; about?: string } {
  const { kind, name, within, province } = suggestion;
  if (kind === 'province')
    return {
      name: province === undefined ? t('everywhere') : t('province', { of: placeWithOf(name, province, language) }),
    };
  if (isCity(suggestion)) return { name: t('city', { name }) };
  return { name, about: [t(`kind.${kind}`), within].filter(Boolean).join(' · ') };
}

/** What a suggestion is, and where. */
export function SuggestionText({ suggestion }: { suggestion: Suggestion }) {
  const { t } = useTranslation('find');
  const { language } = useSite();
  const { count } = suggestion;
  const { name, about } = wordsFor(suggestion, t, language);
  return (
    <>
      <span>{name}</span>
      {about && <small>{about}</small>}
      {count !== undefined && (
        <small className={styles.count}>{t('available', { count, total: formatNumber(count, language) })}</small>
      )}
    </>
  );
}

const keyOf = ({ kind, province, town, zone, slug, reference, key }: Suggestion): string =>
  [kind, province, town, zone, slug, reference, key].join('/');

/** A press would take the focus out of the field, and the list would close before the click. */
const keepFocus = (event: MouseEvent) => {
  event.preventDefault();
};

/** The list of a combobox: what was looked for last and where most homes are, or what the text may mean. */
export function Suggestions({ field, isLoading }: { field: SearchField; isLoading: boolean }) {
  const { t } = useTranslation('find');
  const { id, groups, options, isTyped, combobox, state, problem, choose, forget } = field;
  const { active, optionId } = combobox;
  const hasRecent = groups.some(({ title }) => title === 'recent');
  const start = (group: OptionGroup) =>
    groups.slice(0, groups.indexOf(group)).reduce((sum, { options: before }) => sum + before.length, 0);
  return (
    <div className={styles.list}>
      {options.length > 0 && (
        <div id={`${id}-list`} role="listbox" aria-label={t('suggestions')}>
          {groups.map((group) => (
            <div key={group.title} role="group" aria-label={group.title ? t(group.title) : undefined}>
              {group.title && <p className={styles.group}>{t(group.title)}</p>}
              {group.options.map((suggestion, index) => (
                <div
                  key={keyOf(suggestion)}
                  id={optionId(start(group) + index)}
                  className={styles.option}
                  role="option"
                  aria-selected={start(group) + index === active}
                  onMouseDown={keepFocus}
                  onClick={() => {
                    choose(suggestion);
                  }}
                >
                  <SuggestionText suggestion={suggestion} />
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
      {isTyped && options.length === 0 && !problem && (
        <p className={styles.nothing}>
          {t(isLoading ? 'loading' : state === 'failed' ? 'problem.failed' : 'problem.nothing')}
        </p>
      )}
      {!isTyped && hasRecent && (
        <button className={styles.forget} type="button" onMouseDown={keepFocus} onClick={forget}>
          {t('forget')}
        </button>
      )}
    </div>
  );
}
