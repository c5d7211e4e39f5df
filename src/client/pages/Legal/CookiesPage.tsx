import { LegalPage } from './LegalPage.tsx';
import { cookiesOutline } from './cookiesOutline.ts';

export function CookiesPage() {
  return <LegalPage name="cookies" outline={cookiesOutline} />;
}
