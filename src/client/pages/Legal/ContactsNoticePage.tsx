import { LegalPage } from './LegalPage.tsx';
import { contactsNoticeOutline } from './contactsNoticeOutline.ts';

export function ContactsNoticePage() {
  return <LegalPage name="contactsNotice" route="RgpdContacts" outline={contactsNoticeOutline} />;
}
