import { useTranslation } from 'react-i18next';
import { retentionPeriods } from '#shared/domain/retention.ts';
import type { LegalKey, LegalText } from '#shared/views/legal/legalTexts.ts';
import { RichText } from '../../components/ui/richText/RichText.tsx';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { useSite } from '../../app/session/SiteContext.ts';

/** The supervisory authority: the Catalan one has no say over companies. */
const aepd = 'https://www.aepd.es';

/** Where browsers explain how to see and delete what they keep. */
const browserHelp = {
  chrome: 'https://support.google.com/chrome/answer/95647',
  firefox: 'https://support.mozilla.org/kb/clear-cookies-and-site-data-firefox',
  safari: 'https://support.apple.com/guide/safari/sfri11471/mac',
  edge: 'https://support.microsoft.com/topic/63947406-40ac-c3b8-57b9-2a946a29ae09',
};

const browserLinks = Object.fromEntries(
  Object.entries(browserHelp).map(([name, href]) => [name, <a key={name} href={href} rel="external" />]),
);

/** One passage of a legal text, with the company's names in it and the links that it names. */
export function LegalWords({ of, id }: { of: LegalText; id: LegalKey }) {
  const { t } = useTranslation(of);
  const {
    brandName: brand,
    brandEmail: email,
    legal: { name: company, address, dpoEmail: dataEmail = email },
  } = useSite();
  return (
    <RichText
      text={t(id, { brand, email, dataEmail, company, address, ...retentionPeriods })}
      elements={{
        strong: <strong />,
        code: <code />,
        mail: <a href={`mailto:${email}`} />,
        dataMail: <a href={`mailto:${dataEmail}`} />,
        aepd: <a href={aepd} rel="external" />,
        agents: <RouteLink to="AgentProvinces" params={{}} />,
        legal: <RouteLink to="Aviso" params={{}} />,
        privacy: <RouteLink to="Privacidad" params={{}} />,
        cookies: <RouteLink to="Cookies" params={{}} />,
        arrangement: <RouteLink to="Corresponsabilidad" params={{}} />,
        alerts: <RouteLink to="RgpdPrivacyAlerts" params={{}} />,
        contacts: <RouteLink to="RgpdContacts" params={{}} />,
        ...browserLinks,
      }}
    />
  );
}
