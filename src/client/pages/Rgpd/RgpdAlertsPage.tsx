import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import { LandingNotice } from '../../components/landingNotice/LandingNotice.tsx';
import { AlertFacts, useAlertTitle } from '../../features/alerts/AlertSummary.tsx';
import { LinkNotice } from '../../features/mailedLinks/LinkNotice.tsx';
import { PlainProblems } from '../../forms/PlainFields.tsx';
import { usePlainForm } from '../../forms/usePlainForm.ts';
import type { ListedAlert, RgpdAlertsData } from './rgpdAlerts.load.ts';
import styles from './LinkedItems.module.css';

/**
 * All alerts of an address, where the link that was mailed to it leads. Each button posts a plain form to the page's
 * own URL, which then shows what it came to.
 */
export function RgpdAlertsPage({ data }: PageProps<'RgpdAlerts', RgpdAlertsData>) {
  const { t } = useTranslation('alerts');
  const { t: tRgpd } = useTranslation('rgpd');
  const { failure } = usePlainForm('alerts', 'rgpd');
  if (data.state !== 'found') return <LinkNotice state={data.state} purpose="alert" />;
  const { alerts, email } = data;
  return (
    <LandingNotice title={t('myAlerts.title')}>
      <PlainProblems>{failure}</PlainProblems>
      <p>{alerts.length === 0 ? t('myAlerts.none') : t('myAlerts.of', { email })}</p>
      {alerts.length > 0 && (
        <ul className={styles.list}>
          {alerts.map((alert) => (
            <AlertItem key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
      <p>
        <RouteLink className="button" to="AlertSurvey" params={{}}>
          {tRgpd('update.new')}
        </RouteLink>
      </p>
      {alerts.length > 1 && (
        <form method="post">
          <DeleteQuestion label={t('myAlerts.deleteAll')} button={t('myAlerts.deleteAll.yes')} />
        </form>
      )}
    </LandingNotice>
  );
}

function AlertItem({ alert: { id, state, search } }: { alert: ListedAlert }) {
  const { t } = useTranslation('alerts');
  const heading = useId();
  const isPaused = state === 'paused';
  const described = { 'aria-describedby': heading };
  return (
    <li className={styles.item}>
      <h2 id={heading}>{useAlertTitle(search)}</h2>
      {isPaused && <p className={styles.state}>{t('myAlerts.paused')}</p>}
      {state === 'pending' && <p className={styles.state}>{t('myAlerts.pending')}</p>}
      <AlertFacts search={search} isTitled />
      <form method="post" className={styles.actions}>
        <input type="hidden" name="alert" value={id} />
        <button className="button buttonOutline" type="submit" name="action" value="open" {...described}>
          {t('myAlerts.change')}
        </button>
        {state !== 'pending' && (
          <button
            className="button buttonOutline"
            type="submit"
            name="action"
            value={isPaused ? 'resume' : 'pause'}
            {...described}
          >
            {t(isPaused ? 'myAlerts.resume' : 'myAlerts.pause')}
          </button>
        )}
        <DeleteQuestion label={t('myAlerts.delete')} button={t('myAlerts.delete.yes')} described={described} />
      </form>
    </li>
  );
}

interface DeleteQuestionProps {
  label: string;
  button: string;
  described?: { 'aria-describedby': string };
}

/** Deleting takes a second click. */
function DeleteQuestion({ label, button, described }: DeleteQuestionProps) {
  const { t } = useTranslation('alerts');
  return (
    <details className={styles.more}>
      <summary {...described}>{label}</summary>
      <p>{t('myAlerts.delete.text')}</p>
      <button className="button" type="submit" name="action" value="delete">
        {button}
      </button>
    </details>
  );
}
