import { useTranslation } from 'react-i18next';
import { hidesPrice, isClosed } from '#shared/domain/estate.ts';
import { byNoun } from '#shared/filters/byNoun.ts';
import { formatEuros, formatPhone } from '#shared/i18n/formats.ts';
import { Bird } from '../../../components/ui/bird/Bird.tsx';
import { PrintCode } from '../../../components/printCode/PrintCode.tsx';
import { mailLink, messagingLink, phoneLink } from '../../../components/contact/contactLinks.ts';
import { valueIn } from '#shared/i18n/languages.ts';
import { RegisterText } from '../../../components/contact/RegisterText.tsx';
import { useSpokenLanguages } from '../../../components/contact/useSpokenLanguages.ts';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import contactIcons from '../../../components/ui/icons/contactIcons.module.css';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import { RouteLink } from '../../../app/navigation/RouteLink.tsx';
import { useSite } from '../../../app/session/SiteContext.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { useStickyTop } from '../useStickyTop.ts';
import styles from './ContactCard.module.css';
import { ContactForm } from './ContactForm.tsx';
import { EstatePrice } from './EstatePrice.tsx';
import { PriceNotes } from './PriceNotes.tsx';
import { sectionIds } from '../sectionIds.ts';
import { StatusBadge } from './StatusBadge.tsx';

interface ContactCardProps {
  estate: EstateView;
  isPrivate: boolean;
}

/**
 * Price and agent, in sight while a wide page scrolls: whole in a window of 657 px while its form is folded. A private
 * page has no form (PD-31).
 */
export function ContactCard({ estate, isPrivate }: ContactCardProps) {
  const { t } = useTranslation('estate');
  const { language } = useSite();
  const { agent, status, pricePerArea } = estate;
  const card = useStickyTop<HTMLDivElement>();
  return (
    <aside id={sectionIds.agent} aria-label={t('contact.label')}>
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
          <PriceNotes estate={estate} />
        </div>
        {agent && <Agent agent={agent} status={status} />}
        {!isPrivate && <ContactForm estate={estate} />}
        {agent && <Ways agent={agent} estate={estate} isPrivate={isPrivate} />}
        {agent && isPrivate && <p className={styles.note}>{t('contact.note')}</p>}
        {!isPrivate && (
          <PrintCode
            className={styles.code}
            path={valueIn(estate.urls, language)}
            texts={{ scan: t('printout.scan'), alt: t('printout.qr') }}
          />
        )}
      </div>
    </aside>
  );
}

type CardAgent = NonNullable<EstateView['agent']>;

function Agent({ agent, status }: { agent: CardAgent; status: string }) {
  const { t } = useTranslation('estate');
  const { slug, name, brand, avatar, languages, register } = agent;
  const spoken = useSpokenLanguages(languages ?? []);
  return (
    <div className={styles.agent}>
      {avatar ? (
        <img src={avatar} width="64" height="64" alt="" />
      ) : (
        <span className={styles.bird}>
          <Bird />
        </span>
      )}
      <div>
        <p>{t(isClosed(status) ? 'contact.agentSold' : 'contact.agent')}</p>
        <p className={styles.name} translate="no">
          {slug ? (
            <RouteLink to="Agent" params={{ agent: slug }}>
              {name}
            </RouteLink>
          ) : (
            name
          )}
        </p>
        {brand && <p translate="no">{brand}</p>}
        {spoken !== '' && <p className={styles.spoken}>{t('contact.languages', { languages: spoken })}</p>}
        {register && (
          <p>
            <RegisterText register={register}>{t('contact.register', { number: register.text })}</RegisterText>
          </p>
        )}
      </div>
    </div>
  );
}

interface WaysProps {
  agent: CardAgent;
  estate: EstateView;
  isPrivate: boolean;
}

/** How else to reach the agent; about a closed estate, to ask for similar ones (PD-30). */
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
        <a
          className={`button ${isPrivate ? '' : 'buttonOutline'}`}
          data-address={formatPhone(phone)}
          href={phoneLink(phone)}
        >
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
          className="button buttonOutline"
          data-address={email}
          href={mailLink(email, t(subject, { reference, ...noun }))}
        >
          <Icon icon={icons.mail} />
          <span>{isPrivate ? t(closed ? 'contact.mailSimilar' : 'contact.mail', noun) : t('contact.email')}</span>
        </a>
      )}
    </div>
  );
}
