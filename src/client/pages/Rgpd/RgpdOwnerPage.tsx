import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ownerNumbers } from '#shared/domain/results.ts';
import { formatDate, formatEuros, formatNumber, formatPhone } from '#shared/i18n/formats.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { phoneLink } from '../../components/contact/contactLinks.ts';
import { LinkNotice } from '../../features/mailedLinks/LinkNotice.tsx';
import { OpeningsCurve } from './OpeningsCurve.tsx';
import type { OwnerView, RgpdOwnerData } from './rgpdOwner.load.ts';
import styles from './RgpdOwnerPage.module.css';
import { useAskedPrice } from './useAskedPrice.ts';

/** What a home earned, for its owner, on one page that can be printed (docs/product.md#results-of-a-home). */
export function RgpdOwnerPage({ data }: PageProps<'RgpdOwner', RgpdOwnerData>) {
  return data.state === 'found' ? <Owner view={data} /> : <LinkNotice state={data.state} />;
}

function Owner({ view }: { view: OwnerView }) {
  const { t } = useTranslation('owner');
  const { brandName, language } = useSite();
  const { weeks, prices, notes, agent, expiresAt } = view;
  return (
    <article className={`container ${styles.page}`}>
      <h1>{t('title')}</h1>
      <Listing view={view} />
      {weeks.length === 0 ? <p>{t('uncounted')}</p> : <Counted view={view} />}
      {prices.length > 0 && (
        <Part title={t('prices')}>
          <Dated rows={prices.map(({ date, price }) => [date, formatEuros(price, language)])} />
        </Part>
      )}
      {notes.length > 0 && (
        <Part title={t('notes')}>
          <Dated rows={notes.map(({ day, note }) => [day, note])} />
        </Part>
      )}
      <Part title={t('agent')}>
        <Agent agent={agent} />
      </Part>
      <p className={styles.hint}>
        {`${t('privacy', { brand: brandName })} ${t('expires', { date: formatDate(expiresAt, language) })}`}
      </p>
    </article>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** The home as visitors see it. */
function Listing({ view }: { view: OwnerView }) {
  const { t } = useTranslation('owner');
  const { title, reference, place, target, picture } = view;
  const name = title?.text ?? reference;
  return (
    <div className={styles.listing}>
      {picture && <img {...picture} sizes="12rem" width="320" height="240" alt="" />}
      <div>
        <p className={styles.name} lang={title?.lang}>
          {target ? <RouteLink {...target}>{name}</RouteLink> : name}
        </p>
        <p>{[place, useAskedPrice(view)].filter(Boolean).join(' · ')}</p>
        <p className={styles.hint} translate="no">
          {t('reference', { reference })}
        </p>
      </div>
    </div>
  );
}

/** The sums of all weeks, the curve, and each week in numbers. */
function Counted({ view: { weeks, total } }: { view: OwnerView }) {
  const { t } = useTranslation('owner');
  const { language } = useSite();
  const days = { from: formatDate(weeks[0]!.from, language), to: formatDate(weeks.at(-1)!.to, language) };
  return (
    <>
      <Part title={t('sums', days)}>
        <dl className={styles.sums}>
          {ownerNumbers.map((name) => (
            <div key={name}>
              <dt>{t(`number.${name}`)}</dt>
              <dd>{formatNumber(total[name], language)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.hint}>{t('byPhone')}</p>
      </Part>
      <Part title={t('curve.title')}>
        <OpeningsCurve weeks={weeks} />
        <Weeks weeks={weeks} />
      </Part>
    </>
  );
}

/** What is told of each week. */
const columns = ['shown', 'opened', 'enquiries', 'visits'] as const;

function Weeks({ weeks }: Pick<OwnerView, 'weeks'>) {
  const { t } = useTranslation('owner');
  const { language } = useSite();
  return (
    <table className={styles.weeks}>
      <thead>
        <tr>
          <th scope="col">{t('column.week')}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {t(`column.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ from, counts }) => (
          <tr key={from}>
            <th scope="row">{formatDate(from, language)}</th>
            {columns.map((name) => (
              <td key={name}>{formatNumber(counts[name], language)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lines with a date before each. */
function Dated({ rows }: { rows: readonly (readonly [date: string, text: string])[] }) {
  const { language } = useSite();
  return (
    <ul className={styles.dated}>
      {rows.map(([date, text], at) => (
        <li key={at}>
          <time dateTime={date.slice(0, 10)}>{formatDate(date, language)}</time>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function Agent({ agent: { fullName, slug, agency, phone, email } }: Pick<OwnerView, 'agent'>) {
  return (
    <p className={styles.agent}>
      <span translate="no">
        {slug === undefined ? (
          fullName
        ) : (
          <RouteLink to="Agent" params={{ agent: slug }}>
            {fullName}
          </RouteLink>
        )}
      </span>
      {agency && <span translate="no">{agency}</span>}
      {phone && <a href={phoneLink(phone)}>{formatPhone(phone)}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  );
}
