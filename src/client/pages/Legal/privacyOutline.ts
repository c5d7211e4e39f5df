import type { LegalKey, LegalOutline, LegalTable } from './LegalOutline.ts';

const purposes = [
  'enquiry',
  'owner',
  'alerts',
  'newsletter',
  'contact',
  'cv',
  'deal',
  'reports',
  'visits',
  'proof',
] as const;

const purposesTable: LegalTable<LegalKey<'privacy'>> = {
  caption: 'purposes.caption',
  columns: ['purposes.purpose', 'purposes.data', 'purposes.basis'],
  rows: purposes.map(
    (purpose) => [`purposes.${purpose}`, `purposes.${purpose}.data`, `purposes.${purpose}.basis`] as const,
  ),
};

/**
 * The privacy policy (GDPR arts. 13 and 26, docs/product.md#compliance). Its retention periods must match the
 * software: their numbers come from src/shared/domain/retention.ts.
 */
export const privacyOutline: LegalOutline<LegalKey<'privacy'>> = {
  versions: [{ date: '2025-06-18' }],
  sections: [
    {
      id: 'controller',
      heading: 'controller.title',
      blocks: [
        { text: 'controller.company' },
        { facts: ['name', 'taxId', 'address', 'email', 'phone', 'dpoEmail'] },
        { text: 'controller.joint' },
        { list: ['controller.agent', 'controller.network', 'controller.contact'] },
        { text: 'controller.who' },
      ],
    },
    {
      id: 'data',
      heading: 'data.title',
      blocks: [{ text: 'data.given' }, { text: 'data.technical' }, { text: 'data.location' }],
    },
    { id: 'purposes', heading: 'purposes.title', blocks: [{ table: purposesTable }, { text: 'purposes.consent' }] },
    {
      id: 'recipients',
      heading: 'recipients.title',
      blocks: [
        { list: ['recipients.agent', 'recipients.providers', 'recipients.analytics', 'recipients.authorities'] },
        { text: 'recipients.never' },
      ],
    },
    { id: 'transfers', heading: 'transfers.title', blocks: [{ text: 'transfers.none' }, { text: 'transfers.others' }] },
    {
      id: 'retention',
      heading: 'retention.title',
      blocks: [
        {
          list: [
            'retention.enquiry',
            'retention.subscription',
            'retention.mail',
            'retention.proof',
            'retention.contact',
            'retention.cv',
            'retention.deal',
            'retention.reports',
            'retention.address',
          ],
        },
        { text: 'retention.blocked' },
      ],
    },
    {
      id: 'rights',
      heading: 'rights.title',
      blocks: [
        { text: 'rights.list' },
        {
          list: [
            'rights.access',
            'rights.rectification',
            'rights.erasure',
            'rights.objection',
            'rights.restriction',
            'rights.portability',
            'rights.withdrawal',
          ],
        },
        { text: 'rights.how' },
        { text: 'rights.aepd' },
      ],
    },
    { id: 'age', heading: 'age.title', blocks: [{ text: 'age.text' }] },
    { id: 'browser', heading: 'browser.title', blocks: [{ text: 'browser.none' }, { text: 'browser.own' }] },
    { id: 'security', heading: 'security.title', blocks: [{ text: 'security.text' }] },
    { id: 'changes', heading: 'changes.title', blocks: [{ text: 'changes.text' }] },
  ],
};
