import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import { RichText } from '../../components/ui/richText/RichText.tsx';
import { authorities, type ChannelKey } from '#shared/views/channelOutline.ts';

/** One passage of the page, with the company's names in it and the links that it names. */
export function ChannelText({ id }: { id: ChannelKey }) {
  const { t } = useTranslation('whistleblower');
  const {
    language,
    brandName: brand,
    brandEmail: email,
    legal: { name: company, address },
  } = useSite();
  return (
    <RichText
      text={t(id, { brand, email, company, address })}
      elements={{
        mail: <a href={`mailto:${email}`} />,
        privacy: <RouteLink to="Privacidad" params={{}} />,
        // Names that the language has no translation of.
        aai: <a href={authorities.state} rel="external" lang={language === 'en' ? 'es' : undefined} />,
        antifrau: <a href={authorities.catalonia} rel="external" lang={language === 'ca' ? undefined : 'ca'} />,
      }}
    />
  );
}
