import { useTranslation } from 'react-i18next';
import { formatPhone } from '#shared/i18n/formats.ts';
import { contactCardUrl } from '#shared/routes/contactCardUrl.ts';
import { enquiryId } from '#shared/forms/enquiryIds.ts';
import { useHydrated } from '../../app/useHydrated.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { mailLink, messagingLink, phoneLink } from '../../components/contact/contactLinks.ts';
import { RegisterText } from '../../components/contact/RegisterText.tsx';
import { SocialLinks } from '../../components/contact/SocialLinks.tsx';
import { PrintCode } from '../../components/printCode/PrintCode.tsx';
import cardIcons from '../../components/ui/icons/cardIcons.module.css';
import contactIcons from '../../components/ui/icons/contactIcons.module.css';
import { Icon } from '../../components/ui/icons/Icon.tsx';
import icons from '../../components/ui/icons/pageIcons.module.css';
import styles from './ContactPanel.module.css';
import { buildUrl } from '#shared/routes/build.ts';
import { profileTarget, type ProfileView } from '#shared/views/profile/profileView.ts';

/** All contact channels; the form of the page is the primary button. */
export function ContactPanel({ profile }: { profile: ProfileView }) {
  const { t } = useTranslation('profile');
  const { language } = useSite();
  const { name, phone, email, social } = profile;
  return (
    <aside className={styles.aside} aria-labelledby="contact-ways">
      <div className={styles.panel}>
        <h2 id="contact-ways" className={styles.title}>
          {t('contact.title', { name })}
        </h2>
        <Ways profile={profile} />
        {!phone && !email && <p className={styles.none}>{t('contact.none')}</p>}
        <More profile={profile} />
        <SocialLinks links={social} name={name} />
        <PrintCode
          className={styles.code}
          path={buildUrl<'Agent' | 'Agency'>(profileTarget(profile), language)}
          texts={{ scan: t(`printout.scan.${profile.kind}`), alt: t('printout.qr') }}
        />
      </div>
    </aside>
  );
}

/** The form of the page, a call, a message, a mail: in the order of a listing's card. */
function Ways({ profile: { kind, phone, email } }: { profile: ProfileView }) {
  const { t } = useTranslation('profile');
  const { brandName } = useSite();
  const message = phone && messagingLink(phone, t(`contact.messageText.${kind}`, { brand: brandName }));
  return (
    <ul className={styles.ways} data-accent="primary">
      <li data-screen>
        <a className="button" href={`#${enquiryId}`}>
          <Icon icon={icons.write} />
          {t('contact.form')}
        </a>
      </li>
      {phone && (
        <li>
          <a className="button buttonOutline" data-address={formatPhone(phone)} href={phoneLink(phone)}>
            <Icon icon={icons.phone} />
            <span>{t('contact.call', { phone: formatPhone(phone) })}</span>
          </a>
        </li>
      )}
      {message && (
        <li data-screen>
          <a className="button buttonOutline" href={message} target="_blank" rel="noopener">
            <Icon icon={contactIcons.whatsapp} />
            <span>{t(`contact.message.${kind}`)}</span>
          </a>
        </li>
      )}
      {email && (
        <li>
          <a
            className="button buttonOutline"
            data-address={email}
            href={mailLink(email, t('contact.subject', { brand: brandName }))}
          >
            <Icon icon={icons.mail} />
            <span>{t('contact.mail')}</span>
          </a>
        </li>
      )}
    </ul>
  );
}

/** The address, their own site, the contact as a file. */
function More({ profile }: { profile: ProfileView }) {
  const { t } = useTranslation('profile');
  const { language } = useSite();
  const { address, web, register } = profile;
  const hydrated = useHydrated();
  return (
    <ul className={styles.more}>
      {address && (
        <li>
          <Icon icon={cardIcons.pin} />
          <address translate="no">
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </li>
      )}
      {web && (
        <li>
          <a href={web} target="_blank" rel="noopener external">
            <Icon icon={contactIcons.web} />
            <span translate="no">{new URL(web).hostname.replace(/^www\./, '')}</span>
          </a>
        </li>
      )}
      {register && (
        <li>
          <Icon icon={icons.check} />
          <RegisterText register={register}>{t('contact.register', { number: register.text })}</RegisterText>
        </li>
      )}
      <li data-screen>
        <a href={contactCardUrl(buildUrl<'Agent' | 'Agency'>(profileTarget(profile), language))} download>
          <Icon icon={contactIcons.saveContact} />
          {t('contact.save')}
        </a>
      </li>
      <li data-screen>
        <button
          type="button"
          className={styles.print}
          data-works={hydrated || undefined}
          onClick={() => {
            window.print();
          }}
        >
          <Icon icon={icons.print} />
          {t('printout.print')}
        </button>
      </li>
    </ul>
  );
}
