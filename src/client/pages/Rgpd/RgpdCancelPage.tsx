import { useTranslation } from 'react-i18next';
import { LandingNotice } from '../../components/landingNotice/LandingNotice.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import { alertKinds } from '../../features/alerts/alertNoun.ts';
import { OfferedAlertField } from '../../features/alerts/OfferedAlertField.tsx';
import { AlertSummary } from '../../features/alerts/AlertSummary.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import { DataInfo } from '../../forms/DataInfo.tsx';
import { PlainChoice, PlainProblems, PlainText } from '../../forms/PlainFields.tsx';
import styles from '../../forms/PlainForm.module.css';
import { usePlainForm } from '../../forms/usePlainForm.ts';
import { LinkNotice } from '../../features/mailedLinks/LinkNotice.tsx';
import type { RgpdCancelData } from './rgpdCancel.load.ts';

type Active = Extract<RgpdCancelData, { state: 'active' }>;

/**
 * Where the link to cancel leads (docs/product.md#alert): a plain form, sent to the page's own URL. Reading the page
 * changes nothing.
 */
export function RgpdCancelPage({ data }: PageProps<'RgpdCancel', RgpdCancelData>) {
  const { t } = useTranslation('rgpd');
  const { t: tAlerts } = useTranslation('alerts');
  if (data.state !== 'active') return <LinkNotice state={data.state} purpose="cancel" />;
  return (
    <LandingNotice title={tAlerts(data.purpose === 'alerts' ? 'cancel.title' : 'cancelRGPD.title')}>
      {data.name !== '' && <p>{t('accept.greeting', { name: data.name })}</p>}
      <p>{tAlerts('cancel.lead')}</p>
      {data.search && <AlertSummary search={data.search} />}
      <CancelForm data={data} />
      <p>
        <small>{t('cancel.keep')}</small>
      </p>
    </LandingNotice>
  );
}

/** What there is to cancel: by the link of the newsletter no alert of its own, and all where there are some. */
function useReasons({ purpose, alerts }: Active): { value: string; label: string }[] {
  const { t } = useTranslation('rgpd');
  const isOfAlert = purpose === 'alerts';
  const all = alerts !== undefined && alerts > 1 ? t('cancel.all', { count: alerts }) : t('cancel.reason.2');
  return [
    ...(isOfAlert ? [{ value: '1', label: t('cancel.reason.1') }] : []),
    ...(isOfAlert || alerts ? [{ value: '2', label: all }] : []),
    { value: '3', label: t('cancel.reason.3') },
  ];
}

function CancelForm({ data }: { data: Active }) {
  const { t } = useTranslation('rgpd');
  const { brandEmail, legal } = useSite();
  const reasons = useReasons(data);
  const { typed, problem, failure, isAnswer } = usePlainForm('cancel', 'rgpd');
  return (
    <form className={styles.form} method="post" noValidate>
      <PlainProblems>{failure ?? problem('reason') ?? problem('text')}</PlainProblems>
      <input type="hidden" name="purpose" value={data.purpose} />
      {data.search && <OfferedAlertField alert={alertKinds(data.search)} />}
      <PlainChoice
        name="reason"
        label={t('cancel.reason')}
        options={reasons}
        // The narrowest one, unless somebody sent the form with none.
        chosen={isAnswer ? typed('reason') : reasons[0]?.value}
        error={problem('reason')}
      />
      <PlainText isOptional name="text" label={t('cancel.text')} defaultValue={typed('text')} error={problem('text')} />
      <DataInfo text={t('cancel.info', { controller: legal.name, email: brandEmail })} />
      <p>
        <button className="button" type="submit">
          {t('cancel.button')}
        </button>
      </p>
    </form>
  );
}
