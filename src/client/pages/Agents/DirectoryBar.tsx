import { useTranslation } from 'react-i18next';
import { directorySortQuery, directorySorts, directoryTabs, parseDirectorySort } from '#shared/domain/sorts.ts';
import { capitalised, formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { buildLocalUrl, buildUrl, routeTarget } from '#shared/routes/build.ts';
import type { RouteParams } from '#shared/routes/params.ts';
import { buildQuery } from '#shared/routes/query.ts';
import type { AgentsQuery } from '#shared/routes/queries/agentsQuery.ts';
import { ChoiceForm, type ChoiceFormProps } from '../../components/ui/choiceForm/ChoiceForm.tsx';
import { useSpokenLanguageName } from '../../components/contact/useSpokenLanguages.ts';
import switchLinks from '../../components/ui/switchLinks/SwitchLinks.module.css';
import { useNavigateTo } from '../../app/navigation/useNavigateTo.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import type { AgentsPageData } from './agentsPageData.ts';
import styles from './DirectoryBar.module.css';
import { NameForm } from './NameForm.tsx';

interface DirectoryBarProps {
  data: Pick<AgentsPageData, 'totals' | 'languages' | 'zones' | 'sorts'>;
  params: RouteParams<'Agents'>;
  query: AgentsQuery;
  language: Language;
}

type Change = Partial<AgentsQuery>;

/** Name, language and zone of a query, where they are chosen. */
const filtersOf = ({ name, language, zone }: AgentsQuery): Change => ({
  ...(name === undefined ? {} : { name }),
  ...(language === undefined ? {} : { language }),
  ...(zone === undefined ? {} : { zone }),
});

/**
 * Who to see, agents or agencies; of those, who is called what, speaks what and works where; in which order. Each
 * choice is a plain form.
 */
export function DirectoryBar(props: DirectoryBarProps) {
  const { data, params, query } = props;
  const { t } = useTranslation('agents');
  const isFiltered = Object.keys(filtersOf(query)).length > 0;
  return (
    <div className={styles.bar} role="search" aria-label={t('bar.label')}>
      <Tabs {...props} rel={isFiltered ? 'nofollow' : undefined} />
      <NameField {...props} />
      {data.languages.length > 1 && <LanguageChoice {...props} />}
      {data.zones.length > 1 && <ZoneChoice {...props} />}
      <div className={styles.sort}>
        <SortChoice {...props} />
      </div>
      {isFiltered && data.totals[query.tab] > 0 && (
        <p className={styles.clear}>
          <RouteLink to="Agents" params={params} query={{ tab: query.tab, sort: query.sort }} rel="nofollow">
            {t('bar.clear')}
          </RouteLink>
        </p>
      )}
    </div>
  );
}

function Tabs({ data, params, query, language, rel }: DirectoryBarProps & { rel: string | undefined }) {
  const { t } = useTranslation('agents');
  return (
    <nav className={`${switchLinks.switch} ${styles.tabs}`} aria-label={t('bar.tabs')}>
      {directoryTabs.map((tab) => (
        <RouteLink
          key={tab}
          to="Agents"
          params={params}
          query={{ tab, ...filtersOf(query) }}
          rel={rel}
          aria-current={tab === query.tab ? 'true' : undefined}
        >
          <span>
            <span>{t(`bar.${tab}`)}</span>{' '}
            <span className={styles.count}>{formatNumber(data.totals[tab], language)}</span>
          </span>
        </RouteLink>
      ))}
    </nav>
  );
}

/** What a choice's form needs: @param kept what it leaves as it is @param chosen the query with a value chosen */
function choiceOf(
  { params, language }: DirectoryBarProps,
  kept: Change,
  chosen: (value: string) => Change,
): Pick<ChoiceFormProps, 'action' | 'kept' | 'urlOf'> {
  return {
    action: buildUrl(routeTarget<'Agents'>({ to: 'Agents', params }), language),
    kept: [...new URLSearchParams(buildQuery('Agents', kept))],
    urlOf: (value) =>
      buildLocalUrl(routeTarget<'Agents'>({ to: 'Agents', params, query: { ...kept, ...chosen(value) } }), language),
  };
}

/** Narrows the directory to a name. */
function NameField(props: DirectoryBarProps) {
  const { t } = useTranslation('agents');
  const navigate = useNavigateTo();
  const { name = '', page: _, ...kept } = props.query;
  const { action, kept: fields, urlOf } = choiceOf(props, kept, (value) => (value === '' ? {} : { name: value }));
  return (
    <NameForm
      className={styles.name}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('name');
        void navigate(urlOf(typeof typed === 'string' ? typed.trim() : ''));
      }}
      label={t('bar.name')}
      field="name"
      value={name}
    >
      {fields.map(([key, text]) => (
        <input key={key} type="hidden" name={key} value={text} />
      ))}
    </NameForm>
  );
}

function LanguageChoice(props: DirectoryBarProps) {
  const { data, query, language } = props;
  const { t } = useTranslation('agents');
  const languageName = useSpokenLanguageName();
  const { language: chosen = '', page: _, ...kept } = query;
  return (
    <ChoiceForm
      name="language"
      label={t('bar.language')}
      submit={t('bar.apply')}
      value={chosen}
      {...choiceOf(props, kept, (value) => (value === '' ? {} : { language: value }))}
      options={[
        { value: '', label: t('bar.everyLanguage') },
        ...data.languages.map(({ slug, name }) => ({ value: slug, label: capitalised(languageName(name), language) })),
      ]}
    />
  );
}

function ZoneChoice(props: DirectoryBarProps) {
  const { t } = useTranslation('agents');
  const { zone: chosen = '', page: _, ...kept } = props.query;
  return (
    <ChoiceForm
      name="zone"
      label={t('bar.zone')}
      submit={t('bar.apply')}
      value={chosen}
      {...choiceOf(props, kept, (value) => (value === '' ? {} : { zone: value }))}
      options={[
        { value: '', label: t('bar.everyZone') },
        ...props.data.zones.map(({ slug, name }) => ({ value: slug, label: name })),
      ]}
    />
  );
}

function SortChoice(props: DirectoryBarProps) {
  const { t } = useTranslation('agents');
  const { data, query } = props;
  const { tab, sort } = query;
  return (
    <ChoiceForm
      name="sort"
      label={t('bar.sort')}
      submit={t('bar.apply')}
      value={directorySortQuery(sort)}
      {...choiceOf(props, { tab, ...filtersOf(query) }, (value) => ({ sort: parseDirectorySort(tab, value)! }))}
      options={directorySorts[tab]
        .filter(({ apiId }) => data.sorts.includes(apiId))
        .map(({ query: name }) => ({ value: name, label: t(`sort.${name}`) }))}
    />
  );
}
