import { useTranslation } from 'react-i18next';
import type { Suggestion } from '#shared/api/suggestion.ts';
import { operationTypes, type OperationType } from '#shared/domain/estate.ts';
import { withPrefix } from '#shared/routes/build.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/Breadcrumbs.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { SearchForm } from '../../features/search/SearchForm.tsx';
import { SuggestionText } from '../../features/search/Suggestions.tsx';
import { urlOfSuggestion } from '../../features/search/suggestionTarget.ts';
import type { FindPageData } from './find.load.ts';
import styles from './FindPage.module.css';

interface ChoicesProps {
  choices: readonly Suggestion[];
  type: OperationType;
  language: Language;
}

function Choices({ choices, type, language }: ChoicesProps) {
  const { t } = useTranslation('find');
  return (
    <section className={styles.choices}>
      <h2>{t('choices.title')}</h2>
      <ul>
        {choices.map((choice) => {
          const url = withPrefix(urlOfSuggestion(choice, { type, language }), language);
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

function Problem({ problem, text }: { problem: 'nothing' | 'unknownReference'; text: string }) {
  const { t } = useTranslation('find');
  return (
    <section className={styles.choices}>
      <h2>{t('choices.nothing')}</h2>
      <p>{t(`problem.${problem}`, { text })}</p>
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
  data: { choices, problem },
  query: { operation, q = '' },
  language,
}: PageProps<'Find', FindPageData>) {
  const { t } = useTranslation('find');
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs page={t('title')} />
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <SearchForm key={q} look="page" text={q} type={operation} />
      {choices && <Choices choices={choices} type={operation ?? 'buy'} language={language} />}
      {problem && <Problem problem={problem} text={q} />}
    </div>
  );
}
