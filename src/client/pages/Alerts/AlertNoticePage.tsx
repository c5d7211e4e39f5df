import { useTranslation } from 'react-i18next';
import type { PageProps } from '../../app/routeDefinition.ts';
import { LandingNotice } from '../../components/landingNotice/LandingNotice.tsx';
import type { AlertNoticeData, AlertNoticeRoute } from './alertNotice.load.ts';

/** What a page about alerts is for (docs/product.md#alert). */
export function AlertNoticePage<Name extends AlertNoticeRoute>({
  data: { subject },
}: PageProps<Name, AlertNoticeData>) {
  const { t } = useTranslation('alerts');
  return (
    <LandingNotice title={t(`${subject}.title`)}>
      <p>{t(`${subject}.lead`)}</p>
    </LandingNotice>
  );
}
