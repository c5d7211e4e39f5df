import type { TFunction } from 'i18next';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '#shared/api/suggestion.ts';
import { isCity } from '#shared/domain/isCity.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { provinceWithOf } from '#shared/i18n/placeNames.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { Icon } from '../../components/ui/icons/Icon.tsx';
import cardIcons from '../../components/ui/icons/cardIcons.module.css';
import icons from '../../components/ui/icons/pageIcons.module.css';
import styles from './SearchForm.module.css';
import type { SentenceOption } from './understandSentence.ts';
import type { FieldOption, OptionGroup, SearchField } from './useSearchField.ts';

const kindIcons: Readonly<Record<Suggestion['kind'], string | undefined>> = {
  province: icons.map,
  town: icons.building,
  zone: cardIcons.pin,
  street: icons.street,
  postcode: icons.mail,
  area: icons.map,
  landmark: cardIcons.pin,
  agent: icons.people,
  agency: icons.key,
  estate: icons.home,
};

interface SuggestionWords {
  name: string;
  kind?: string;
  within?: string | undefined;
}

/** `Zona`, `Barcelona`; of a city and its province, which are of one name, the name says it. */
function wordsFor(suggestion: Suggestion, t: TFunction<'find'>, language: Language): SuggestionWords {
  const { kind, name, within, province } = suggestion;
  if (kind === 'province')
    return {
      name: province === undefined ? t('everywhere') : t('province', { of: provinceWithOf(name, province, language) }),
    };
  if (isCity(suggestion)) return { name: t('city', { name }) };
  return { name, kind: t(`kind.${kind}`), within };
}

/** What a suggestion is, and where. @param isGrouped its kind stands above it, and is said to screen readers alone */
export function SuggestionText({
  suggestion,
  isGrouped = false,
}: {
  suggestion: Suggestion;
  isGrouped?: boolean | undefined;
}) {
  const { t } = useTranslation('find');
  const { language } = useSite();
  const { count } = suggestion;
  const { name, kind, within } = wordsFor(suggestion, t, language);
  return (
    <>
      <span>{name}</span>
      {kind && (
        <small>
          <span className={isGrouped ? 'visuallyHidden' : undefined}>{within ? `${kind} · ` : kind}</span>
          <span>{within}</span>
        </small>
      )}
      {count !== undefined && (
        <small className={styles.count}>{t('available', { count, total: formatNumber(count, language) })}</small>
      )}
    </>
  );
}

function keyOf(option: FieldOption): string {
  if (option.kind === 'sentence') return option.kind;
  const { kind, province, town, zone, slug, reference, key } = option;
  return [kind, province, town, zone, slug, reference, key].join('/');
}

/** What is left out of a sentence, and how many homes there are: empty where it is nothing, or not known. */
function sentenceParts({ count, ignored }: SentenceOption, t: TFunction<'find'>, language: Language) {
  return {
    left: ignored.length > 0 ? t('sentence.ignored', { words: ignored.join(', ') }) : '',
    available: count === undefined ? '' : t('available', { count, total: formatNumber(count, language) }),
  };
}

/** An option of a sentence in one text, for screen readers. */
export function sentenceText(option: SentenceOption, t: TFunction<'find'>, language: Language): string {
  const { left, available } = sentenceParts(option, t, language);
  return [option.name, available, left].filter(Boolean).join('. ');
}

/** What a sentence leads to, and what of it is left out. */
function SentenceText({ option }: { option: SentenceOption }) {
  const { t } = useTranslation('find');
  const { language } = useSite();
  const { left, available } = sentenceParts(option, t, language);
  return (
    <>
      <span>{option.name}</span>
      {left && <small>{left}</small>}
      {available && <small className={styles.count}>{available}</small>}
    </>
  );
}

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
            <div key={group.title} className={styles.kind} role="group" aria-label={t(group.title)}>
              <p className={styles.group} aria-hidden="true">
                {t(group.title)}
              </p>
              {group.options.map((option, index) => (
                <div
                  key={keyOf(option)}
                  id={optionId(start(group) + index)}
                  className={styles.option}
                  role="option"
                  aria-selected={start(group) + index === active}
                  onMouseDown={keepFocus}
                  onClick={() => {
                    choose(option);
                  }}
                >
                  <Icon icon={option.kind === 'sentence' ? icons.search : kindIcons[option.kind]} />
                  {option.kind === 'sentence' ? (
                    <SentenceText option={option} />
                  ) : (
                    <SuggestionText suggestion={option} isGrouped={group.title.startsWith('group.')} />
                  )}
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
