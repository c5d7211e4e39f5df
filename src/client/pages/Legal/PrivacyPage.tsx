import { LegalPage } from './LegalPage.tsx';
import { privacyOutline } from './privacyOutline.ts';

export function PrivacyPage() {
  return <LegalPage name="privacy" outline={privacyOutline} />;
}
