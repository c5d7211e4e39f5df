import type { LegalKey, LegalOutline } from './LegalOutline.ts';

/** The legal notice (LSSI art. 10, docs/product.md#compliance). */
export const legalNoticeOutline: LegalOutline<LegalKey<'legalNotice'>> = {
  versions: [{ date: '2025-06-18' }],
  sections: [
    {
      id: 'company',
      heading: 'who.title',
      blocks: [
        { text: 'who.law' },
        { facts: ['name', 'taxId', 'address', 'email', 'phone', 'register'] },
        { text: 'who.contact' },
      ],
    },
    {
      id: 'network',
      heading: 'network.title',
      blocks: [{ text: 'network.independent' }, { text: 'network.mandate' }, { text: 'network.deposit' }],
    },
    { id: 'access', heading: 'access.title', blocks: [{ text: 'access.free' }, { text: 'access.age' }] },
    {
      id: 'use',
      heading: 'use.title',
      blocks: [
        { text: 'use.rules' },
        { list: ['use.false', 'use.spam', 'use.copy', 'use.harm', 'use.unlawful'] },
        { text: 'use.breach' },
      ],
    },
    {
      id: 'requests',
      heading: 'requests.title',
      blocks: [{ text: 'requests.free' }, { text: 'requests.answer' }, { text: 'requests.right' }],
    },
    { id: 'listings', heading: 'listings.title', blocks: [{ text: 'listings.owner' }, { text: 'listings.check' }] },
    { id: 'links', heading: 'links.title', blocks: [{ text: 'links.out' }, { text: 'links.in' }] },
    { id: 'property', heading: 'property.title', blocks: [{ text: 'property.ours' }, { text: 'property.yours' }] },
    {
      id: 'liability',
      heading: 'liability.title',
      blocks: [{ text: 'liability.site' }, { text: 'liability.notice' }, { text: 'liability.consumers' }],
    },
    { id: 'data', heading: 'data.title', blocks: [{ text: 'data.policy' }] },
    { id: 'law', heading: 'law.title', blocks: [{ text: 'law.courts' }, { text: 'law.complaints' }] },
    { id: 'changes', heading: 'changes.title', blocks: [{ text: 'changes.text' }] },
  ],
};
