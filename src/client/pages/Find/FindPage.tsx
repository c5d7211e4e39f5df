import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import type { Suggestion } from '#shared/api/suggestion.ts';
import { operationTypes } from '#shared/domain/estate.ts';
import { maxPlaces } from '#shared/filters/kinds.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { withPrefix } from '#shared/routes/build.ts';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/Breadcrumbs.tsx';
import { useHydrated } from '../../app/useHydrated.ts';
import type { PageProps } from '../../app/routeDefinition.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { SearchForm } from '../../features/search/SearchForm.tsx';
import { SuggestionText } from '../../features/search/Suggestions.tsx';
import type { OtherReading } from '../../features/search/fromSentence.ts';
import { suggestionOf } from '../../features/search/matchPlaces.ts';
import { namedLists } from '../../features/search/searchLabel.ts';
import { largestProvinces, type ProvincesData } from '../../features/search/provinceCounts.ts';
import { readRecent } from '../../features/search/recentSearches.ts';
import { postcodeIn } from '../../features/search/resolveText.ts';
import { urlOfChoice, type ListAround, type SearchAround } from '../../features/search/suggestionTarget.ts';
import type { FindPageData } from './find.load.ts';
import styles from './FindPage.module.css';

interface ChoiceListProps {
  title: string;
  choices: readonly Suggestion[];
  around: SearchAround;
  children?: ReactNode;
}

function ChoiceList({ title, choices, around, children }: ChoiceListProps) {
  return (
    <section className={styles.choices}>
      <h2>{title}</h2>
      {children}
      <ul>
        {choices.map((choice) => {
          const target = urlOfChoice([choice], around);
          if (target === null) return null;
          const url = withPrefix(target, around.language);
          return (
            <li key={url}>
              <a className={styles.choice} href={url} rel="nofollow">
                <SuggestionText suggestion={choice} />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Choices({ choices, around, text }: { choices: readonly Suggestion[]; around: SearchAround; text: string }) {
  const { t } = useTranslation('find');
  const postcode = postcodeIn(text);
  const isWidened = postcode !== undefined && choices.every(({ kind }) => kind === 'province');
  return (
    <ChoiceList title={t('choices.title')} choices={choices} around={around}>
      {isWidened && <p>{t('choices.postcode', { postcode })}</p>}
    </ChoiceList>
  );
}

function Lists({ lists, language }: { lists: readonly (OtherReading & { count?: number })[]; language: Language }) {
  const { t } = useTranslation('find');
  return (
    <ul>
      {lists.map(({ name, url, count }) => (
        <li key={url}>
          <a className={styles.choice} href={withPrefix(url, language)} rel="nofollow">
            <span>{name}</span>
            {count !== undefined && <small>{t('available', { count, total: formatNumber(count, language) })}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What was understood of a sentence, what else it may mean, what was not, and what is nearest to that. */
function Sentence({
  sentence,
  name,
  language,
}: {
  sentence: NonNullable<FindPageData['sentence']>;
  name: string;
  language: Language;
}) {
  const { t } = useTranslation('find');
  const { t: tSearch } = useTranslation(['common', 'search']);
  const { url, count, ignored } = sentence;
  const others = namedLists(sentence.others, tSearch, language);
  const nearest = namedLists(sentence.nearest, tSearch, language);
  const understood = { name, url, ...(count === undefined ? {} : { count }) };
  return (
    <section className={styles.choices}>
      <h2>{t(others.length > 0 ? 'choices.title' : 'group.sentence')}</h2>
      {ignored.length > 0 && <p role="status">{t('sentence.ignored', { words: ignored.join(', ') })}</p>}
      <Lists lists={[understood, ...others]} language={language} />
      {nearest.length > 0 && (
        <>
          <h3>{tSearch('search:nearest')}</h3>
          <Lists lists={nearest} language={language} />
        </>
      )}
    </section>
  );
}

/** How many provinces are offered. */
const maxPopular = 8;

/** Before anything is typed: what this browser holds of earlier searches, and where most homes are. */
function Proposals({ around }: { around: SearchAround }) {
  const { t } = useTranslation('find');
  const { provinces } = useRouteLoaderData<ProvincesData>('layout')!;
  const isHydrated = useHydrated();
  const recent = useMemo(() => (isHydrated ? readRecent() : []), [isHydrated]);
  const popular = largestProvinces(provinces, around.type, maxPopular).map(suggestionOf);
  return (
    <>
      <ChoiceList title={t('popular')} choices={popular} around={around} />
      {recent.length > 0 && <ChoiceList title={t('recent')} choices={recent} around={around} />}
    </>
  );
}

function Problem({ problem, text }: { problem: NonNullable<FindPageData['problem']>; text: string }) {
  const { t } = useTranslation('find');
  const said = t(`problem.${problem}`, { text, most: maxPlaces });
  if (problem === 'listed' || problem === 'tooMany') return <p role="status">{said}</p>;
  return (
    <section className={styles.choices}>
      <h2>{t('choices.nothing')}</h2>
      <p>{said}</p>
      {problem === 'nothing' && <p>{t('choices.hint')}</p>}
      <ul className={styles.links}>
        {operationTypes.map((type) => (
          <li key={type}>
            <RouteLink to="Search" params={{ type }}>
              {t(`choices.${type}`)}
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The search by text: where the search fields of all pages lead without scripts, and when a text has no one answer. */
export function FindPage({
  data: { choices, problem, sentence },
  meta,
  query: { operation, q = '', filters = {}, add: adds = false },
  language,
}: PageProps<'Find', FindPageData>) {
  const { t } = useTranslation('find');
  const around: SearchAround = { type: operation ?? 'buy', language, filters, adds };
  const list: ListAround = { type: around.type, filters, filtersNow: () => filters, sort: 'recent' };
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs page={t('title')} />
      <h1>{t(adds ? 'addLabel' : 'title')}</h1>
      {!adds && <p className={styles.lead}>{t('lead')}</p>}
      <SearchForm key={q} look="page" text={q} type={operation} {...(adds ? { list, adds } : {})} />
      {sentence && <Sentence sentence={sentence} name={meta.listName!} language={language} />}
      {choices && <Choices choices={choices} around={around} text={q} />}
      {!choices && !problem && !sentence && !adds && <Proposals around={around} />}
      {problem && <Problem problem={problem} text={q} />}
    </div>
  );
}
