import { LegalPage } from './LegalPage.tsx';
import { contactsNoticeOutline } from './contactsNoticeOutline.ts';

export function ContactsNoticePage() {
  return <LegalPage name="contactsNotice" outline={contactsNoticeOutline} />;
}
