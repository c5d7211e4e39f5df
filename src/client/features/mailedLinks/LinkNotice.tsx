import { useTranslation } from 'react-i18next';
import type { LinkPurpose } from '#shared/forms/mailedLinks.ts';
import { LandingNotice } from '../../components/landingNotice/LandingNotice.tsx';
import { RichText } from '../../components/ui/richText/RichText.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import { LinkRequestForm } from './LinkRequestForm.tsx';

interface LinkNoticeProps {
  state: 'processed' | 'expired';
  /** Of the link: an expired one can be asked for again. */
  purpose?: LinkPurpose;
}

/** What is said of a mailed link that does nothing any more (PD-46). */
export function LinkNotice({ state, purpose }: LinkNoticeProps) {
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
      {state === 'expired' && purpose && <LinkRequestForm purpose={purpose} />}
    </LandingNotice>
  );
}
