import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { hidesPrice, isClosed } from '#shared/domain/estate.ts';
import { byNoun } from '#shared/filters/byNoun.ts';
import { formatEuros, formatPhone } from '#shared/i18n/formats.ts';
import { Bird } from '../../../components/ui/bird/Bird.tsx';
import { mailLink, messagingLink, phoneLink } from '../../../components/contact/contactLinks.ts';
import { useSpokenLanguages } from '../../../components/contact/useSpokenLanguages.ts';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import contactIcons from '../../../components/ui/icons/contactIcons.module.css';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import { DeferredPart } from '../../../app/deferred/DeferredPart.tsx';
import { RouteLink } from '../../../app/navigation/RouteLink.tsx';
import { useSite } from '../../../app/session/SiteContext.ts';
import { enquiryId, visitId } from '../../../features/enquiry/enquiryAbout.ts';
import { enquiryPart } from '../../../features/enquiry/enquiryPart.ts';
import { enquiryOf } from '../enquiryOf.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { useStickyTop } from '../useStickyTop.ts';
import styles from './ContactCard.module.css';
import { EstatePrice } from './EstatePrice.tsx';
import { PrintCode } from './PrintCode.tsx';
import { StatusBadge } from './StatusBadge.tsx';

/** Price, agent and the form to ask them, in sight while a wide page scrolls. A private page has no form (PD-31). */
export function ContactCard({ estate, isPrivate }: { estate: EstateView; isPrivate: boolean }) {
  const { t } = useTranslation('estate');
  const { language } = useSite();
  const { agent, status, pricePerArea } = estate;
  const closed = isClosed(status);
  const card = useStickyTop<HTMLDivElement>();
  const spoken = useSpokenLanguages(agent?.languages ?? []);
  return (
    <aside className={styles.aside} aria-label={t('contact.label')}>
      <div ref={card} className={styles.card}>
        <div className={styles.price}>
          {hidesPrice(status) ? (
            <StatusBadge estate={estate} />
          ) : (
            <EstatePrice estate={estate} className={styles.amount} />
          )}
          {pricePerArea !== undefined && (
            <p>{t('facts.pricePerArea', { price: formatEuros(pricePerArea, language) })}</p>
          )}
        </div>
        {agent && (
          <>
            <div className={styles.agent}>
              {agent.avatar ? (
                <img src={agent.avatar} width="64" height="64" alt="" loading="lazy" />
              ) : (
                <span className={styles.bird}>
                  <Bird />
                </span>
              )}
              <div>
                <p className={styles.role}>{t(closed ? 'contact.agentSold' : 'contact.agent')}</p>
                <p className={styles.name} translate="no">
                  {agent.slug ? (
                    <RouteLink to="Agent" params={{ agent: agent.slug }}>
                      {agent.name}
                    </RouteLink>
                  ) : (
                    agent.name
                  )}
                </p>
                {agent.brand && (
                  <p className={styles.brand} translate="no">
                    {agent.brand}
                  </p>
                )}
              </div>
            </div>
            <Ways agent={agent} estate={estate} isPrivate={isPrivate} />
            {isPrivate && <p className={styles.note}>{t('contact.note')}</p>}
            {spoken !== '' && <p className={styles.note}>{t('contact.languages', { languages: spoken })}</p>}
          </>
        )}
        {!isPrivate && <Form estate={estate} />}
        {!isPrivate && <PrintCode className={styles.code} urls={estate.urls} />}
      </div>
    </aside>
  );
}

interface WaysProps {
  agent: NonNullable<EstateView['agent']>;
  estate: EstateView;
  isPrivate: boolean;
}

/** How to reach the agent; about a closed estate, to ask for similar ones (PD-30). */
function Ways({ agent: { phone, email }, estate: { status, reference, similar }, isPrivate }: WaysProps) {
  const { t } = useTranslation('estate');
  const closed = isClosed(status);
  const noun = byNoun(similar.filters);
  const subject = closed ? 'contact.subjectSimilar' : 'contact.subject';
  const messageText = closed ? 'contact.messageTextSimilar' : 'contact.messageText';
  // The reference of a private page is not passed on (PD-31).
  const message = !isPrivate && phone && messagingLink(phone, t(messageText, { reference }));
  return (
    <div className={styles.ways}>
      {phone && (
        <a className="button" href={phoneLink(phone)}>
          <Icon icon={icons.phone} />
          <span>{t('contact.callNumber', { phone: formatPhone(phone) })}</span>
        </a>
      )}
      {message && (
        <a className="button buttonOutline" data-screen href={message} target="_blank" rel="noopener">
          <Icon icon={contactIcons.whatsapp} />
          {t('contact.message')}
        </a>
      )}
      {email && (
        <a
          className={isPrivate ? styles.mail : styles.mailBesideForm}
          data-address={email}
          href={mailLink(email, t(subject, { reference, ...noun }))}
        >
          <Icon icon={icons.mail} />
          <span>{t(closed ? 'contact.mailSimilar' : 'contact.mail', noun)}</span>
        </a>
      )}
    </div>
  );
}

/** Memoized, since a part whose props change before its script is there would disappear. */
const Form = memo(function Form({ estate }: { estate: EstateView }) {
  return (
    <div id={enquiryId} className={styles.form}>
      <span id={visitId} />
      {!isClosed(estate.status) && <AskForVisit />}
      <DeferredPart part={enquiryPart} props={{ about: enquiryOf(estate), level: 'h2' }} />
    </div>
  );
});

/** Makes the form below one for a visit (features/enquiry). */
function AskForVisit() {
  const { t } = useTranslation('estate');
  return (
    <a className={`button buttonOutline ${styles.visit}`} href={`#${visitId}`}>
      <Icon icon={icons.calendar} />
      {t('contact.visit')}
    </a>
  );
}
