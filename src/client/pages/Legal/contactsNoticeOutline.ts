import type { LegalKey, LegalOutline, LegalTable } from './LegalOutline.ts';

const purposes = ['service', 'deal', 'follow', 'news', 'law'] as const;

const purposesTable: LegalTable<LegalKey<'contactsNotice'>> = {
  caption: 'purposes.caption',
  columns: ['purposes.purpose', 'purposes.basis'],
  rows: purposes.map((purpose) => [`purposes.${purpose}`, `purposes.${purpose}.basis`] as const),
};

/** For people whom the network holds as contacts, also where it has them from others (GDPR art. 14). */
export const contactsNoticeOutline: LegalOutline<LegalKey<'contactsNotice'>> = {
  versions: [{ date: '2025-06-18' }],
  sections: [
    {
      id: 'controller',
      heading: 'controller.title',
      blocks: [
        { text: 'controller.text' },
        { facts: ['name', 'taxId', 'address', 'email', 'phone', 'dpoEmail'] },
        { text: 'controller.arrangement' },
      ],
    },
    {
      id: 'source',
      heading: 'source.title',
      blocks: [
        { text: 'source.text' },
        { list: ['source.you', 'source.agent', 'source.party', 'source.public'] },
        { text: 'source.notice' },
      ],
    },
    { id: 'data', heading: 'data.title', blocks: [{ text: 'data.text' }] },
    { id: 'purposes', heading: 'purposes.title', blocks: [{ table: purposesTable }, { text: 'purposes.none' }] },
    {
      id: 'recipients',
      heading: 'recipients.title',
      blocks: [
        { list: ['recipients.agent', 'recipients.party', 'recipients.authorities', 'recipients.providers'] },
        { text: 'recipients.transfers' },
      ],
    },
    {
      id: 'retention',
      heading: 'retention.title',
      blocks: [{ list: ['retention.site', 'retention.contact', 'retention.deal', 'retention.cv'] }],
    },
    {
      id: 'rights',
      heading: 'rights.title',
      blocks: [{ text: 'rights.text' }, { text: 'rights.objection' }, { text: 'rights.aepd' }, { text: 'rights.age' }],
    },
    { id: 'changes', heading: 'changes.title', blocks: [{ text: 'changes.text' }] },
  ],
};
