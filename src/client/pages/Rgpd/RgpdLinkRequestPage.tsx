import { useTranslation } from 'react-i18next';
import { LandingNotice } from '../../components/landingNotice/LandingNotice.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import { LinkRequestForm } from '../../features/mailedLinks/LinkRequestForm.tsx';
import type { LinkRequestData, LinkRequestRoute } from './rgpdLinkRequest.load.ts';

/** Asks for the address to mail a link to; what follows is the same for every address (PD-43). */
export function RgpdLinkRequestPage<Name extends LinkRequestRoute>({
  data: { subject, purpose },
}: PageProps<Name, LinkRequestData>) {
  const { t } = useTranslation('alerts');
  return (
    <LandingNotice title={t(`${subject}.title`)}>
      <p>{t(`${subject}.lead`)}</p>
      <LinkRequestForm purpose={purpose} />
    </LandingNotice>
  );
}
