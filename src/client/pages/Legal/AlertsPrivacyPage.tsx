import { LegalPage } from './LegalPage.tsx';
import { alertsPrivacyOutline } from './alertsPrivacyOutline.ts';

export function AlertsPrivacyPage() {
  return <LegalPage name="alertsPrivacy" outline={alertsPrivacyOutline} />;
}
