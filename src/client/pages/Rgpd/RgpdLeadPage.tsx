import { useTranslation } from 'react-i18next';
import { formatPhone } from '#shared/i18n/formats.ts';
import { visitCalendarUrl } from '#shared/routes/visitCalendarUrl.ts';
import { enquiryId, visitId } from '#shared/forms/enquiryIds.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { phoneLink } from '../../components/contact/contactLinks.ts';
import { LandingNotice } from '../../components/landingNotice/LandingNotice.tsx';
import { RichText } from '../../components/ui/richText/RichText.tsx';
import { LeadSummary } from './LeadSummary.tsx';
import { LinkNotice } from '../../features/mailedLinks/LinkNotice.tsx';
import type { LeadView } from '#shared/views/leadView.ts';
import type { RgpdLeadData } from './rgpdLead.load.ts';
import styles from './RgpdLeadPage.module.css';

/** What became of an enquiry, for the holder of its link (docs/product.md#lead-confirmation). */
export function RgpdLeadPage({ data, params }: PageProps<'RgpdLead', RgpdLeadData>) {
  return data.state === 'found' ? <Lead lead={data} leadId={params.leadId} /> : <LinkNotice state={data.state} />;
}

function Lead({ lead, leadId }: { lead: LeadView; leadId: string }) {
  const { t } = useTranslation('rgpd');
  const { t: tEnquiry } = useTranslation('enquiry');
  const { name, agent, variant, supportMail, reference } = lead;
  return (
    <LandingNotice title={name === '' ? t('lead.titleUnnamed') : t('lead.title', { name })}>
      <p className={styles.next}>{tEnquiry(`variant.${variant}`, { name: agent.name || tEnquiry('network') })}</p>
      <Booking lead={lead} leadId={leadId} />
      <LeadSummary lead={lead} />
      <Actions lead={lead} />
      {agent.phone && (
        <p>
          <span translate="no">{agent.name}</span>: <a href={phoneLink(agent.phone)}>{formatPhone(agent.phone)}</a>
        </p>
      )}
      {supportMail !== '' && (
        <p>
          <RichText
            text={t(reference === undefined ? 'lead.supportUnlisted' : 'lead.support', { email: supportMail })}
            elements={{ mail: <a href={`mailto:${supportMail}`} /> }}
          />
        </p>
      )}
      <p>
        <small>{t('lead.private')}</small>
      </p>
    </LandingNotice>
  );
}

/** The agent's calendar, and a reminder for the visitor's own. */
function Booking({ lead: { calendarUrl }, leadId }: { lead: LeadView; leadId: string }) {
  const { t } = useTranslation('rgpd');
  const { language } = useSite();
  if (!calendarUrl) return null;
  return (
    <ul className={styles.actions}>
      <li>
        <a className="button" href={calendarUrl} target="_blank" rel="noopener noreferrer external">
          {t('lead.book')}
        </a>
      </li>
      <li>
        <a className="button buttonOutline" href={visitCalendarUrl(leadId, language)} download>
          {t('lead.remind')}
        </a>
      </li>
    </ul>
  );
}

/** To the listing, and to its form. */
function Actions({ lead: { estate, calendarUrl } }: { lead: LeadView }) {
  const { t } = useTranslation('rgpd');
  if (!estate) return null;
  const first = calendarUrl ? 'button buttonOutline' : 'button';
  return (
    <ul className={styles.actions}>
      <li>
        <RouteLink className={first} {...estate.target}>
          {t('lead.view')}
        </RouteLink>
      </li>
      <li>
        <RouteLink className="button buttonOutline" {...estate.target} anchor={visitId}>
          {t('lead.visit')}
        </RouteLink>
      </li>
      <li>
        <RouteLink className="button buttonOutline" {...estate.target} anchor={enquiryId}>
          {t('lead.more')}
        </RouteLink>
      </li>
    </ul>
  );
}
