import { LegalPage } from './LegalPage.tsx';
import { coResponsibilityOutline } from './coResponsibilityOutline.ts';

export function CoResponsibilityPage() {
  return <LegalPage name="coResponsibility" outline={coResponsibilityOutline} />;
}
