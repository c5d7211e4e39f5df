import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { byAnyNoun } from '#shared/filters/byNoun.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { DeferredPart } from '../../app/deferred/DeferredPart.tsx';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { RichText } from '../../components/ui/richText/RichText.tsx';
import { LandingNotice } from '../../components/landingNotice/LandingNotice.tsx';
import { alertKinds, byAlertNoun } from '../../features/alerts/alertNoun.ts';
import { AlertSummary } from '../../features/alerts/AlertSummary.tsx';
import { OfferedAlertField } from '../../features/alerts/OfferedAlertField.tsx';
import { PlainProblems } from '../../forms/PlainFields.tsx';
import styles from '../../forms/PlainForm.module.css';
import { usePlainForm } from '../../forms/usePlainForm.ts';
import { LinkNotice } from '../../features/mailedLinks/LinkNotice.tsx';
import { alertFormPart } from './alertFormPart.ts';
import type { AlertUpdateData } from './alertUpdate.load.ts';
import { SurveyFrame } from './SurveyFrame.tsx';

type Live = Extract<AlertUpdateData, { state: 'live' }>;

/** An alert for the holder of its link: to be changed, or deleted after a question (docs/product.md#alert). */
export function AlertUpdatePage({ data, params, query }: PageProps<'AlertUpdate', AlertUpdateData>) {
  if (data.state === 'expired' || data.state === 'processed') return <LinkNotice state={data.state} purpose="alert" />;
  if (data.state === 'cancelled') return <CancelledNotice />;
  return query.confirm === 'delete' ? (
    <DeleteQuestion data={data} token={params.alertToken} />
  ) : (
    <Survey data={data} token={params.alertToken} />
  );
}

function Survey({ data: { rest, form, person }, token }: { data: Live; token: string }) {
  const { t } = useTranslation('alerts');
  const { t: tRgpd } = useTranslation('rgpd');
  const props = useMemo(() => ({ data: form, existing: { token, person } }), [form, token, person]);
  return (
    <SurveyFrame
      title={person.name === '' ? tRgpd('update.welcome') : tRgpd('update.welcomeName', { name: person.name })}
      lead={t('update.lead')}
    >
      {rest === 'pending' && <p>{tRgpd('update.pending')}</p>}
      {rest === 'paused' && (
        <p>
          <RichText
            text={tRgpd('update.paused')}
            elements={{ alerts: <RouteLink to="RgpdAlertsDefault" params={{}} /> }}
          />
        </p>
      )}
      <DeferredPart part={alertFormPart} props={props} />
    </SurveyFrame>
  );
}

/** Reading it changes nothing; its button posts. */
function DeleteQuestion({ data, token }: { data: Live; token: string }) {
  const { t } = useTranslation('rgpd');
  const { language } = useSite();
  const { failure } = usePlainForm('alert', 'rgpd');
  const page = { to: 'AlertUpdate', params: { alertToken: token } } as const;
  return (
    <LandingNotice title={t('delete.title')}>
      <p>{t('delete.text', byAlertNoun(data.form.search))}</p>
      <AlertSummary search={data.form.search} />
      <form
        className={styles.form}
        method="post"
        action={buildUrl({ ...page, query: { confirm: 'delete' } }, language)}
      >
        <PlainProblems>{failure}</PlainProblems>
        <OfferedAlertField alert={alertKinds(data.form.search)} />
        <p className={styles.buttons}>
          <button className="button" type="submit" name="intent" value="delete">
            {t('delete.button')}
          </button>
          <RouteLink className="button buttonOutline" {...page}>
            {t('delete.back')}
          </RouteLink>
        </p>
      </form>
    </LandingNotice>
  );
}

function CancelledNotice() {
  const { t } = useTranslation('rgpd');
  return (
    <LandingNotice title={t('thanks.cancelled1.title')}>
      <p>{t('thanks.cancelled1.text', byAnyNoun)}</p>
      <p>
        <RouteLink className="button" to="AlertSurvey" params={{}}>
          {t('update.new')}
        </RouteLink>
      </p>
    </LandingNotice>
  );
}
