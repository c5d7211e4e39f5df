import { useTranslation } from 'react-i18next';
import { LandingNotice } from '../../components/landingNotice/LandingNotice.tsx';
import { RichText } from '../../components/ui/richText/RichText.tsx';
import { useSite } from '../../app/session/SiteContext.ts';

/** What is said of a mailed link that does nothing any more. */
export function LinkNotice({ state }: { state: 'processed' | 'expired' }) {
  const { t } = useTranslation('rgpd');
  const { brandEmail } = useSite();
  return (
    <LandingNotice title={t(`${state}.title`)}>
      <p>
        <RichText
          text={t(`${state}.text`, { email: brandEmail })}
          elements={{ mail: <a href={`mailto:${brandEmail}`} /> }}
        />
      </p>
    </LandingNotice>
  );
}
