import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { LandingNotice } from '../../components/landingNotice/LandingNotice.tsx';
import { RichText } from '../../components/ui/richText/RichText.tsx';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { byAlertNoun } from '../../features/alerts/alertNoun.ts';
import { toAlertQuery, type AlertSearch } from '../../features/alerts/alertSearch.ts';
import { OfferedAlertField } from '../../features/alerts/OfferedAlertField.tsx';
import { AlertSummary } from '../../features/alerts/AlertSummary.tsx';
import type { FormState } from '#shared/forms/formState.ts';
import { DataInfo } from '../../forms/DataInfo.tsx';
import { PlainCheckbox, PlainProblems } from '../../forms/PlainFields.tsx';
import styles from '../../forms/PlainForm.module.css';
import { usePlainForm } from '../../forms/usePlainForm.ts';
import { LinkNotice } from '../../features/mailedLinks/LinkNotice.tsx';
import type { RgpdAcceptData } from './rgpdAccept.load.ts';
import { VisitNotice } from './VisitNotice.tsx';

/**
 * Where a mailed link leads (docs/product.md#mailed-links). Looking changes nothing; the button posts
 * (docs/product.md#compliance): a plain form, sent to the page's own URL, which needs no script.
 */
export function RgpdAcceptPage({ data }: PageProps<'RgpdAccept', RgpdAcceptData>) {
  const { t } = useTranslation('rgpd');
  if ('purpose' in data && data.purpose === 'visit') return <VisitNotice visit={data} />;
  if (data.state !== 'pending') return <LinkNotice state={data.state} purpose="accept" />;
  return (
    <LandingNotice title={t('accept.title')}>
      {data.name !== '' && <p>{t('accept.greeting', { name: data.name })}</p>}
      {data.purpose === 'alerts' ? (
        <>
          <p>{t('accept.alerts.text', byAlertNoun(data.search))}</p>
          {data.search && <AlertSummary search={data.search} />}
          <AlertForm search={data.search} />
        </>
      ) : (
        <NewsletterForm />
      )}
    </LandingNotice>
  );
}

function NewsletterForm() {
  const { t } = useTranslation('rgpd');
  const { brandName, brandEmail, legal } = useSite();
  const failure = useActionData<FormState>()?.failure;
  return (
    <>
      <p>{t('accept.text', { brand: brandName })}</p>
      {failure && (
        <p className="error" role="alert">
          {t(failure === 'tooMany' ? 'accept.tooMany' : 'accept.failed')}
        </p>
      )}
      <form className={styles.form} method="post">
        <DataInfo text={t('accept.info', { controller: legal.name, email: brandEmail })} />
        <p>
          <button className="button" type="submit">
            {t('accept.button')}
          </button>
        </p>
      </form>
      <p>
        <small>{t('accept.note')}</small>
      </p>
    </>
  );
}

/** Both boxes: the alert starts only with the first, the second is the visitor's choice. */
function AlertForm({ search }: { search: AlertSearch | undefined }) {
  const { t } = useTranslation('rgpd');
  const { t: tAlerts } = useTranslation('alerts');
  const { t: tForms } = useTranslation('forms');
  const { brandName, brandEmail, legal } = useSite();
  const { isTicked, problem, failure } = usePlainForm('accept', 'rgpd', byAlertNoun(search));
  return (
    <form className={styles.form} method="post" noValidate>
      <PlainProblems>{failure ?? problem('acceptAlertsPolicy')}</PlainProblems>
      <input type="hidden" name="purpose" value="alerts" />
      {search && <OfferedAlertField alert={toAlertQuery(search)} />}
      <PlainCheckbox
        name="acceptAlertsPolicy"
        label={
          <RichText text={tAlerts('policy')} elements={{ policy: <RouteLink to="RgpdPrivacyAlerts" params={{}} /> }} />
        }
        error={problem('acceptAlertsPolicy')}
        defaultChecked={isTicked('acceptAlertsPolicy')}
      />
      <PlainCheckbox
        name="acceptNewsletter"
        label={tAlerts('newsletter', { brand: brandName })}
        isOptional
        defaultChecked={isTicked('acceptNewsletter')}
      />
      <DataInfo text={tAlerts('acceptInfo', { controller: legal.name, email: brandEmail })} />
      <p className={styles.info}>{tForms('required')}</p>
      <p>
        <button className="button" type="submit">
          {t('accept.alerts.button')}
        </button>
      </p>
    </form>
  );
}
