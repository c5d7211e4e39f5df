import { LegalPage } from './LegalPage.tsx';
import { accessibilityOutline } from './accessibilityOutline.ts';

export function AccessibilityPage() {
  return <LegalPage name="accessibility" outline={accessibilityOutline} />;
}
