import type { LegalKey, LegalOutline, LegalTable } from './LegalOutline.ts';

const roles = [
  'inform',
  'basis',
  'attend',
  'quality',
  'security',
  'retention',
  'providers',
  'breach',
  'rights',
] as const;

const rolesTable: LegalTable<LegalKey<'coResponsibility'>> = {
  caption: 'roles.caption',
  columns: ['roles.task', 'roles.company', 'roles.agent'],
  rows: roles.map((role) => [`roles.${role}`, `roles.${role}.company`, `roles.${role}.agent`] as const),
};

/** The essence of the arrangement between company and agents (GDPR art. 26, docs/product.md#compliance). */
export const coResponsibilityOutline: LegalOutline<LegalKey<'coResponsibility'>> = {
  versions: [{ date: '2025-06-18' }],
  sections: [
    {
      id: 'parties',
      heading: 'parties.title',
      blocks: [
        { text: 'parties.text' },
        { text: 'parties.company' },
        { facts: ['name', 'taxId', 'address', 'email', 'phone', 'dpoEmail'] },
        { text: 'parties.agent' },
      ],
    },
    {
      id: 'scope',
      heading: 'scope.title',
      blocks: [
        { text: 'scope.joint' },
        { list: ['scope.enquiry', 'scope.owner', 'scope.contacts'] },
        { text: 'scope.company' },
        { text: 'scope.agent' },
      ],
    },
    { id: 'roles', heading: 'roles.title', blocks: [{ table: rolesTable }] },
    { id: 'contact', heading: 'contact.title', blocks: [{ text: 'contact.text' }, { text: 'contact.agent' }] },
    {
      id: 'rights',
      heading: 'rights.title',
      blocks: [{ text: 'rights.text' }, { text: 'rights.answer' }, { text: 'rights.damage' }, { text: 'rights.aepd' }],
    },
    { id: 'changes', heading: 'changes.title', blocks: [{ text: 'changes.text' }] },
  ],
};
