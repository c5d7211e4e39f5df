import { useTranslation } from 'react-i18next';
import { RichText } from '../../components/ui/richText/RichText.tsx';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import type { LegalKey, LegalText } from './LegalOutline.ts';

/** The supervisory authority: the Catalan one has no say over companies. */
const aepd = 'https://www.aepd.es';

/** One passage of a legal text, with the company's names in it and the links that it names. */
export function LegalWords({ of, id }: { of: LegalText; id: LegalKey }) {
  const { t } = useTranslation(of);
  const {
    brandName: brand,
    brandEmail: email,
    legal: { name: company, address },
  } = useSite();
  return (
    <RichText
      text={t(id, { brand, email, company, address })}
      elements={{
        strong: <strong />,
        mail: <a href={`mailto:${email}`} />,
        aepd: <a href={aepd} rel="external" />,
        agents: <RouteLink to="AgentProvinces" params={{}} />,
        legal: <RouteLink to="Aviso" params={{}} />,
        privacy: <RouteLink to="Privacidad" params={{}} />,
      }}
    />
  );
}
