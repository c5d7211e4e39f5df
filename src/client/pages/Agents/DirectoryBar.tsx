import { useTranslation } from 'react-i18next';
import { directorySortQuery, directorySorts, directoryTabs, parseDirectorySort } from '#shared/domain/sorts.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { buildLocalUrl, buildUrl, routeTarget } from '#shared/routes/build.ts';
import type { RouteParams } from '#shared/routes/params.ts';
import { buildQuery } from '#shared/routes/query.ts';
import type { AgentsQuery } from '#shared/routes/queries/agentsQuery.ts';
import { ChoiceForm } from '../../components/ui/choiceForm/ChoiceForm.tsx';
import { useSpokenLanguageName } from '../../components/contact/useSpokenLanguages.ts';
import switchLinks from '../../components/ui/switchLinks/SwitchLinks.module.css';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import type { AgentsPageData } from './toDirectory.ts';
import styles from './DirectoryBar.module.css';

interface DirectoryBarProps {
  data: Pick<AgentsPageData, 'totals' | 'languages' | 'zones'>;
  params: RouteParams<'Agents'>;
  query: AgentsQuery;
  language: Language;
}

type Change = Partial<AgentsQuery>;

const capitalised = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/**
 * Who to see, agents or agencies; of those, who speaks what and works where; in which order. Each choice is a plain
 * form.
 */
export function DirectoryBar({ data, params, query, language }: DirectoryBarProps) {
  const { t } = useTranslation('agents');
  const languageName = useSpokenLanguageName();
  const { tab, sort, language: spoken, zone } = query;
  const filters: Change = {
    ...(spoken === undefined ? {} : { language: spoken }),
    ...(zone === undefined ? {} : { zone }),
  };
  const isFiltered = Object.keys(filters).length > 0;
  const { language: _, ...zoneOnly } = filters;
  const { zone: __, ...languageOnly } = filters;

  /** @param kept what the choice leaves as it is @param chosen the query with a value chosen */
  const choice = (kept: Change, chosen: (value: string) => Change) => ({
    action: buildUrl(routeTarget<'Agents'>({ to: 'Agents', params }), language),
    kept: [...new URLSearchParams(buildQuery('Agents', kept))],
    urlOf: (value: string) =>
      buildLocalUrl(routeTarget<'Agents'>({ to: 'Agents', params, query: { ...kept, ...chosen(value) } }), language),
    submit: t('bar.apply'),
  });

  return (
    <div className={styles.bar} role="search" aria-label={t('bar.label')}>
      <nav className={`${switchLinks.switch} ${styles.tabs}`} aria-label={t('bar.tabs')}>
        {directoryTabs.map((other) => (
          <RouteLink
            key={other}
            to="Agents"
            params={params}
            query={{ tab: other, ...filters }}
            rel={isFiltered ? 'nofollow' : undefined}
            aria-current={other === tab ? 'true' : undefined}
          >
            <span>
              <span>{t(`bar.${other}`)}</span>{' '}
              <span className={styles.count}>{formatNumber(data.totals[other], language)}</span>
            </span>
          </RouteLink>
        ))}
      </nav>
      {data.languages.length > 1 && (
        <ChoiceForm
          name="language"
          label={t('bar.language')}
          value={spoken ?? ''}
          {...choice({ tab, sort, ...zoneOnly }, (value) => (value === '' ? {} : { language: value }))}
          options={[
            { value: '', label: t('bar.everyLanguage') },
            ...data.languages.map(({ slug, name }) => ({
              value: slug,
              label: capitalised(languageName(name), language),
            })),
          ]}
        />
      )}
      {data.zones.length > 1 && (
        <ChoiceForm
          name="zone"
          label={t('bar.zone')}
          value={zone ?? ''}
          {...choice({ tab, sort, ...languageOnly }, (value) => (value === '' ? {} : { zone: value }))}
          options={[
            { value: '', label: t('bar.everyZone') },
            ...data.zones.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
      )}
      <div className={styles.sort}>
        <ChoiceForm
          name="sort"
          label={t('bar.sort')}
          value={directorySortQuery(sort)}
          {...choice({ tab, ...filters }, (value) => ({ sort: parseDirectorySort(tab, value)! }))}
          options={directorySorts[tab].map(({ query: name }) => ({ value: name, label: t(`sort.${name}`) }))}
        />
      </div>
      {isFiltered && data.totals[tab] > 0 && (
        <p className={styles.clear}>
          <RouteLink to="Agents" params={params} query={{ tab, sort }} rel="nofollow">
            {t('bar.clear')}
          </RouteLink>
        </p>
      )}
    </div>
  );
}
