import { LegalPage } from './LegalPage.tsx';
import { legalNoticeOutline } from './legalNoticeOutline.ts';

export function LegalNoticePage() {
  return <LegalPage name="legalNotice" outline={legalNoticeOutline} />;
}
