import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '#shared/i18n/formats.ts';
import { enquiryId } from '#shared/forms/enquiryIds.ts';
import { DeferredPart } from '../../app/deferred/DeferredPart.tsx';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { mailLink, phoneLink } from '../../components/contact/contactLinks.ts';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/Breadcrumbs.tsx';
import { Icon } from '../../components/ui/icons/Icon.tsx';
import icons from '../../components/ui/icons/pageIcons.module.css';
import { enquiryPart } from '../../features/enquiry/enquiryPart.ts';
import { FormSection } from '../../forms/FormSection.tsx';
import type { ContactPageData } from './contact.load.ts';
import styles from './ContactPage.module.css';
import { Offices } from './Offices.tsx';

/** How to reach the network itself, and where its offices are (docs/product.md#contact). */
export function ContactPage({ data: { provinces } }: PageProps<'Contact', ContactPageData>) {
  const { t } = useTranslation('contact');
  const { takesMessages } = useSite();
  return (
    <article>
      <div className="container">
        <Breadcrumbs page={t('title')} />
        <div className={styles.opening}>
          <header className={styles.words}>
            <h1>{t('heading')}</h1>
            <p className={styles.lead}>{t(provinces.length > 0 ? 'lead.offices' : 'lead')}</p>
            <Ways />
          </header>
          <Elsewhere />
        </div>
      </div>
      {takesMessages && <Write />}
      {provinces.length > 0 && <Offices provinces={provinces} />}
    </article>
  );
}

/** Telephone, address, the form below; the network's own page about it. */
function Ways() {
  const { t } = useTranslation('contact');
  const { brandName, brandEmail, legal, links, takesMessages } = useSite();
  const call = legal.phone && phoneLink(legal.phone);
  return (
    <>
      <ul className={styles.ways} aria-label={t('ways', { brand: brandName })} data-accent="primary">
        {takesMessages && (
          <li>
            <a className="button" href={`#${enquiryId}`}>
              <Icon icon={icons.write} />
              {t('form')}
            </a>
          </li>
        )}
        {call && (
          <li>
            <a className="button buttonOutline" href={call}>
              <Icon icon={icons.phone} />
              <span>{t('call', { phone: formatPhone(legal.phone!) })}</span>
            </a>
          </li>
        )}
        <li>
          <a className="button buttonOutline" href={mailLink(brandEmail)}>
            <Icon icon={icons.mail} />
            <span>{t('mail')}</span>
          </a>
        </li>
      </ul>
      {links.contact && (
        <p>
          <a href={links.contact}>{t('more')}</a>
        </p>
      )}
      {legal.agentsRegister && <p>{t('register', { number: legal.agentsRegister })}</p>}
    </>
  );
}

/** Where a question about a home is answered sooner. */
function Elsewhere() {
  const { t } = useTranslation('contact');
  return (
    <aside className={styles.elsewhere} aria-labelledby="elsewhere">
      <h2 id="elsewhere">{t('elsewhere')}</h2>
      <ul>
        <li>
          <p>{t('elsewhere.estate')}</p>
          <RouteLink to="Find" params={{}}>
            {t('elsewhere.search')}
          </RouteLink>
        </li>
        <li>
          <p>{t('elsewhere.owner')}</p>
          <RouteLink to="Sell" params={{}}>
            {t('elsewhere.sell')}
          </RouteLink>
          <RouteLink to="Rent" params={{}}>
            {t('elsewhere.rent')}
          </RouteLink>
        </li>
        <li>
          <p>{t('elsewhere.agent')}</p>
          <RouteLink to="AgentProvinces" params={{}}>
            {t('elsewhere.agents')}
          </RouteLink>
        </li>
      </ul>
    </aside>
  );
}

/** The form that writes to the network itself. */
function Write() {
  const { t } = useTranslation('contact');
  const { brandName } = useSite();
  // The same object: a part whose props change before its script is there would disappear.
  const form = useMemo(() => ({ about: { subject: 'contact', name: brandName } }) as const, [brandName]);
  return (
    <div data-accent="primary">
      <FormSection id={enquiryId} title={t('write.title', { brand: brandName })} text={<p>{t('write.text')}</p>}>
        <DeferredPart part={enquiryPart} props={form} />
      </FormSection>
    </div>
  );
}
