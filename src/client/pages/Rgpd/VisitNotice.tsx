import { useTranslation } from 'react-i18next';
import { visitHour, visitTimeText } from '#shared/domain/visitTimes.ts';
import { visitId } from '#shared/forms/enquiryIds.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import { LandingNotice } from '../../components/landingNotice/LandingNotice.tsx';
import { PlainProblems } from '../../forms/PlainFields.tsx';
import styles from '../../forms/PlainForm.module.css';
import { usePlainForm } from '../../forms/usePlainForm.ts';
import type { AcceptedVisit } from './rgpdAccept.load.ts';

/** The time of a visit: its button takes it while it is held; later the form of the listing offers others. */
export function VisitNotice({ visit: { state, name, time, until, reference, listing } }: { visit: AcceptedVisit }) {
  const { t } = useTranslation('rgpd');
  const { language } = useSite();
  const isOver = state === 'expired' || state === 'unavailable';
  return (
    <LandingNotice title={t(`visit.title.${state}`)}>
      {name !== '' && <p>{t('accept.greeting', { name })}</p>}
      {time && (
        <p>
          <strong>{visitTimeText(time, language)}</strong>
        </p>
      )}
      {reference !== undefined && <p>{t('visit.listing', { reference })}</p>}
      {(state !== 'pending' || (time && until)) && (
        <p>{t(`visit.text.${state}`, { until: time && until && visitHour(until, time.zone, language) })}</p>
      )}
      {state === 'pending' && <VisitForm />}
      {listing && (
        <p>
          <RouteLink
            className={isOver ? 'button' : 'button buttonOutline'}
            {...listing}
            anchor={isOver ? visitId : undefined}
          >
            {t(isOver ? 'visit.again' : 'lead.view')}
          </RouteLink>
        </p>
      )}
    </LandingNotice>
  );
}

function VisitForm() {
  const { t } = useTranslation('rgpd');
  const { failure } = usePlainForm('accept', 'rgpd');
  return (
    <form className={styles.form} method="post">
      <PlainProblems>{failure}</PlainProblems>
      <input type="hidden" name="purpose" value="visit" />
      <p>
        <button className="button" type="submit">
          {t('visit.button')}
        </button>
      </p>
    </form>
  );
}
