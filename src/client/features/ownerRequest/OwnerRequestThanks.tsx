import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList, formatLongDate, formatNumber, formatPhone } from '#shared/i18n/formats.ts';
import { guideUrl } from '#shared/routes/guideUrl.ts';
import { toPortrait } from '#shared/views/agentCard/toAgentCard.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import { Portrait } from '../../components/agentCard/Portrait.tsx';
import { phoneLink } from '../../components/contact/contactLinks.ts';
import { Bird } from '../../components/ui/bird/Bird.tsx';
import { RichText } from '../../components/ui/richText/RichText.tsx';
import { useThanksFocus } from '../../forms/useThanksFocus.ts';
import type { OfferedCity } from './CitiesField.tsx';
import type { SentRequest } from './OwnerRequestForm.tsx';
import styles from './OwnerRequestThanks.module.css';

interface OwnerRequestThanksProps {
  sent: SentRequest;
  /** The cities of the form, by their names. */
  cities: readonly OfferedCity[];
  /** What listings like the home ask. */
  prices: ReactNode;
}

type Contact = NonNullable<SentRequest['answer']['contacts']>[number];

/** Who calls: face, name, agency, telephone. */
function ContactCard({
  contact: { fullName, slug, agency, phone, avatar },
  where,
}: {
  contact: Contact;
  where: string;
}) {
  const { t } = useTranslation('ownerRequest');
  const call = phone && phoneLink(phone);
  return (
    <div className={styles.contact}>
      <Portrait photo={avatar && toPortrait(avatar)} sizes="72px" className={styles.face} />
      <div>
        <p>
          {slug ? (
            <RouteLink to="Agent" params={{ agent: slug }}>
              <b>{fullName}</b>
            </RouteLink>
          ) : (
            <b>{fullName}</b>
          )}
        </p>
        <p>{[agency !== fullName && agency, where].filter(Boolean).join(' · ')}</p>
        {call && (
          <p>
            <a href={call}>{t('thanks.call', { phone: formatPhone(phone) })}</a>
          </p>
        )}
      </div>
    </div>
  );
}

/** What was said, as it went through. */
function Summary({ sent: { request }, nameOf }: { sent: SentRequest; nameOf: (slugs: readonly string[]) => string }) {
  const { t } = useTranslation('ownerRequest');
  const { t: tForms } = useTranslation('forms');
  const { language } = useSite();
  const { cities, address, zipCode, estateType, area, rooms, moreToKnow, fullName, email, phone } = request;
  const facts = [
    [t('thanks.city'), nameOf(cities)],
    [t('address'), address],
    [t('zipCode'), zipCode],
    [t('kind'), estateType && t(`kind.${estateType}`)],
    [t('area'), area && formatNumber(area, language)],
    [t('rooms'), rooms !== undefined && formatNumber(rooms, language)],
    [t('moreToKnow'), moreToKnow],
    [tForms('fullName'), fullName],
    [tForms('email'), email],
    [tForms('phone'), formatPhone(phone)],
  ] as const;
  return (
    <dl className={styles.summary}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** In place of the form that went through: who calls, what was said, what such homes ask, and the guide. */
export function OwnerRequestThanks({ sent, cities, prices }: OwnerRequestThanksProps) {
  const { t } = useTranslation('ownerRequest');
  const { brandName, brandEmail, language } = useSite();
  const [now] = useState(Date.now);
  const heading = useThanksFocus();
  const { contacts = [] } = sent.answer;
  const [first] = contacts;
  const nameOf = (slugs: readonly string[]): string =>
    formatList(
      slugs.map((slug) => cities.find((city) => city.slug === slug)?.name ?? slug),
      language,
    );
  const named = first && contacts.length === 1 && first.cities.length === sent.request.cities.length;
  return (
    <div className={styles.thanks}>
      <p className={styles.letterhead}>
        <b>{t('thanks.sheet', { brand: brandName })}</b>
        <span>{formatLongDate(now, language)}</span>
      </p>
      <Bird className={styles.bird} />
      <h3 ref={heading} tabIndex={-1}>
        {t('thanks.title')}
      </h3>
      <p className={styles.text}>{named ? t('thanks.named', { agent: first.fullName }) : t('thanks.text')}</p>
      {contacts.map((contact) => (
        <ContactCard key={contact.fullName} contact={contact} where={nameOf(contact.cities)} />
      ))}
      {prices}
      <h4>{t('thanks.said')}</h4>
      <Summary sent={sent} nameOf={nameOf} />
      <p className={styles.actions}>
        <button
          type="button"
          className="button buttonOutline"
          onClick={() => {
            print();
          }}
        >
          {t('thanks.keep')}
        </button>
        <a className="button buttonOutline" href={guideUrl(sent.request.type === 'BUY' ? 'sell' : 'rent', language)}>
          {t('thanks.guide')}
        </a>
      </p>
      <p>
        <RichText
          text={t(contacts.length > 0 ? 'thanks.more' : 'thanks.next', { email: brandEmail })}
          elements={{ mail: <a href={`mailto:${brandEmail}`} /> }}
        />
      </p>
    </div>
  );
}
