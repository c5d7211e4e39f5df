import type { Mail, MailedListing } from '../db/outbox/mail.ts';
import { mailInSiteLanguage } from './mailInSiteLanguage.ts';

const listing: MailedListing = {
  reference: 'VN-1',
  title: 'Pis',
  path: '/ca/habitatges-barcelona-compra/pis-a-gracia/vn-1',
  place: 'Gràcia',
  operation: 'buy',
};
const about = { recipient: 'to@example.com', language: 'ca', name: 'Ana' } as const;
const digest = {
  ...about,
  kind: 'alertDigest',
  alert: 1,
  search: { type: 'buy', places: [], filters: '' },
  listings: [{ ...listing, reason: 'new' }],
  total: 1,
  seeAll: '/ca/habitatges-barcelona-compra?rooms=2',
  token: 't',
  cancel: 'c',
} as unknown as Mail;

it('a mail stays in a language that the site speaks', () => {
  expect(mailInSiteLanguage(digest, ['es', 'ca'])).toBe(digest);
});

it('a mail in a language that the site speaks no more is Spanish, and leads to Spanish pages', () => {
  const mail = mailInSiteLanguage(digest, ['es', 'en']);
  expect(mail).toMatchObject({
    language: 'es',
    seeAll: '/viviendas-barcelona-compra?rooms=2',
    listings: [{ title: 'Pis', path: '/viviendas-barcelona-compra/pis-a-gracia/vn-1' }],
  });
  expect(JSON.stringify(mail)).not.toContain('/ca/');
});

it('a mail about one listing leads to its Spanish page', () => {
  const received = { ...about, kind: 'enquiryReceived', listing } as unknown as Mail;
  expect(mailInSiteLanguage(received, ['es'])).toMatchObject({
    language: 'es',
    listing: { path: '/viviendas-barcelona-compra/pis-a-gracia/vn-1' },
  });
});
