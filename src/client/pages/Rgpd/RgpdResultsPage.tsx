import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { weeklyNumbers } from '#shared/domain/results.ts';
import { formatDate, formatNumber, formatPercent } from '#shared/i18n/formats.ts';
import { routeTarget } from '#shared/routes/build.ts';
import { suggestionValues } from '#shared/views/suggestionValues.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { LandingNotice } from '../../components/landingNotice/LandingNotice.tsx';
import { LinkNotice } from '../../features/mailedLinks/LinkNotice.tsx';
import { PlainProblems } from '../../forms/PlainFields.tsx';
import { usePlainForm } from '../../forms/usePlainForm.ts';
import styles from './LinkedItems.module.css';
import { OwnerTools } from './OwnerTools.tsx';
import resultStyles from './Results.module.css';
import type { ResultHome, RgpdResultsData } from './rgpdResults.load.ts';
import { useAskedPrice } from './useAskedPrice.ts';

/** What an agent does that no other page shows. */
const doneActions = ['send', 'revoke', 'note', 'removeNote'] as const;

/**
 * What an agent's homes earned in the last week, and the links by which their owners see it
 * (docs/product.md#results-of-a-home). Reading changes nothing: each button is of a plain form, sent to the page's own
 * URL, which then shows what it came to.
 */
export function RgpdResultsPage({ data, params, query }: PageProps<'RgpdResults', RgpdResultsData>) {
  const { t } = useTranslation('results');
  const { language } = useSite();
  const { failure, isAnswer, problem, typed } = usePlainForm('results', 'results');
  if (data.state !== 'found') return <LinkNotice state={data.state} />;
  const { homes, name, nextId, total, week } = data;
  const chosen = typed('home') || query.home || (homes.length === 1 ? homes[0]!.key : undefined);
  const days = { from: formatDate(week.from, language), to: formatDate(week.to, language) };
  const done = doneActions.find((one) => one === query.done);
  const isCounted = homes.some(({ counts }) => counts);
  return (
    <LandingNotice title={t('title')}>
      <PlainProblems>{failure ?? problem('link')}</PlainProblems>
      {done && !isAnswer && (
        <p className={styles.state} role="status">
          {t(`done.${done}`)}
        </p>
      )}
      {name !== '' && <p>{t('greeting', { name })}</p>}
      <p>{homes.length === 0 ? t('none') : isCounted ? t('lead', days) : t('uncounted')}</p>
      {homes.some(({ previous }) => previous) && <p className={resultStyles.hint}>{t('brackets')}</p>}
      <ul className={styles.list}>
        {homes.map((home) => (
          <Home key={home.key} home={home} chosen={home.key === chosen} token={params.resultsToken} nextId={nextId} />
        ))}
      </ul>
      {total > homes.length && <p>{t('more', { count: total - homes.length })}</p>}
    </LandingNotice>
  );
}

interface HomeProps {
  home: ResultHome;
  /** Whether its owner's links are shown. */
  chosen: boolean;
  /** Of the page. */
  token: string;
  nextId: string;
}

function Home({ home, chosen, token, nextId }: HomeProps) {
  const { t } = useTranslation('results');
  const heading = useId();
  const { key, reference, title, place, target } = home;
  const facts = [place, useAskedPrice(home)].filter(Boolean).join(' · ');
  return (
    <li className={styles.item} id={key}>
      <h2 id={heading} lang={title?.lang}>
        {target ? <RouteLink {...target}>{title?.text ?? reference}</RouteLink> : (title?.text ?? reference)}
      </h2>
      <p>
        {facts !== '' && <span>{`${facts} · `}</span>}
        <span translate="no">{t('reference', { reference })}</span>
      </p>
      <Numbers home={home} />
      <Compared home={home} />
      <Suggestions home={home} />
      {chosen ? (
        <OwnerTools home={home} heading={heading} nextId={nextId} />
      ) : (
        <p>
          <RouteLink
            className="button buttonOutline"
            {...routeTarget<'RgpdResults'>({
              to: 'RgpdResults',
              params: { resultsToken: token },
              query: { home: key },
            })}
            aria-describedby={heading}
          >
            {t('owner.open')}
          </RouteLink>
        </p>
      )}
    </li>
  );
}

/** The numbers of the week, each with that of the week before in brackets. */
function Numbers({ home: { counts, previous } }: { home: ResultHome }) {
  const { t } = useTranslation('results');
  const { language } = useSite();
  if (!counts) return null;
  return (
    <dl className={resultStyles.numbers}>
      {weeklyNumbers.map((name) => (
        <div key={name}>
          <dt>{t(`number.${name}`)}</dt>
          <dd>
            <strong>{formatNumber(counts[name], language)}</strong>
            {previous && <span>{` (${formatNumber(previous[name], language)})`}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How often others like it were opened, and where it clearly stands among them. */
function Compared({ home: { compared } }: { home: ResultHome }) {
  const { t } = useTranslation('results');
  const { language } = useSite();
  if (!compared) return null;
  const { count, median, standing } = compared;
  const number = (value: number) => formatNumber(value, language);
  const said = standing && {
    key: `standing.${standing.way}.${standing.percent === undefined ? 'number' : 'percent'}` as const,
    values: { others: number(standing.others), percent: formatPercent(standing.percent ?? 0, language) },
  };
  return (
    <p>
      {[t('compared', { alike: number(count), median: number(median) }), said && t(said.key, said.values)]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

/** What follows from the facts of a home. */
function Suggestions({ home: { suggestions } }: { home: ResultHome }) {
  const { t } = useTranslation('results');
  const { language } = useSite();
  if (suggestions.length === 0) return null;
  return (
    <ul className={resultStyles.suggestions}>
      {suggestions.map(({ name, ...facts }) => {
        return <li key={name}>{t(`suggestion.${name}`, suggestionValues(facts, language))}</li>;
      })}
    </ul>
  );
}
