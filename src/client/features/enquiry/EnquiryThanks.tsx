import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { OpportunityAnswer } from '#shared/api/lead.ts';
import { visitHour, visitTimeText } from '#shared/domain/visitTimes.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { byNoun } from '#shared/filters/byNoun.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { Bird } from '../../components/ui/bird/Bird.tsx';
import formStyles from '../../forms/Form.module.css';
import { useThanksFocus } from '../../forms/useThanksFocus.ts';
import { AlertDisclosure } from '../alerts/AlertDisclosure.tsx';
import { MantineControls } from '../../theme/MantineControls.tsx';
import type { EnquiryAbout } from './enquiryAbout.ts';
import styles from './Enquiry.module.css';

interface EnquiryThanksProps {
  about: EnquiryAbout;
  answer: OpportunityAnswer;
  /** Not where another form of the page sent it. */
  takesFocus: boolean;
  onAgain: () => void;
}

/** In place of the form that went through: what happens next, and where to go on. */
export function EnquiryThanks({
  about: { name: given, similar, alert, slots },
  answer,
  takesFocus,
  onAgain,
}: EnquiryThanksProps) {
  const { t } = useTranslation('enquiry');
  const { leadId, variant, slot, heldUntil } = answer;
  const { language } = useSite();
  const name = given ?? t('network');
  const noun = byNoun(alert?.query.filters);
  const heading = useThanksFocus(takesFocus);
  return (
    <div className={formStyles.thanks}>
      <Bird />
      <h3 ref={heading} tabIndex={-1}>
        {t('thanks.title')}
      </h3>
      {/* Without an id the site keeps the enquiry and passes it on later. */}
      {slot && slots ? (
        <p>
          {t(heldUntil ? 'thanks.held' : 'thanks.booked', {
            name,
            when: visitTimeText({ ...slots, start: slot }, language),
            until: heldUntil && visitHour(heldUntil, slots.zone, language),
          })}
        </p>
      ) : (
        <p>{leadId ? t(`variant.${variant}`, { name }) : t('thanks.queued', { name })}</p>
      )}
      {leadId && !heldUntil && <p>{t('thanks.mail')}</p>}
      <ul className={styles.next}>
        {leadId && (
          <li>
            <RouteLink to="RgpdLead" params={{ leadId }}>
              {t(variant.endsWith('WithCalendar') ? 'thanks.leadVisit' : 'thanks.lead')}
            </RouteLink>
          </li>
        )}
        {similar && (
          <li>
            <a href={similar}>{t('thanks.similar', noun)}</a>
          </li>
        )}
        {alert && (
          <li>
            <AlertDisclosure offer={alert}>{t('thanks.alert', noun)}</AlertDisclosure>
          </li>
        )}
      </ul>
      <MantineControls>
        <Button variant="subtle" size="sm" className={styles.again} onClick={onAgain}>
          {t('thanks.again')}
        </Button>
      </MantineControls>
    </div>
  );
}
