import type { LegalKey, LegalOutline } from './LegalOutline.ts';

/** What is done with the data of alerts (GDPR art. 13, docs/product.md#alert). */
export const alertsPrivacyOutline: LegalOutline<LegalKey<'alertsPrivacy'>> = {
  versions: [{ date: '2025-06-18' }],
  sections: [
    {
      id: 'controller',
      heading: 'controller.title',
      blocks: [{ text: 'controller.text' }, { facts: ['name', 'taxId', 'address', 'email', 'phone', 'dpoEmail'] }],
    },
    { id: 'data', heading: 'data.title', blocks: [{ text: 'data.given' }, { text: 'data.kept' }] },
    {
      id: 'purpose',
      heading: 'purpose.title',
      blocks: [{ text: 'purpose.text' }, { text: 'purpose.basis' }, { text: 'purpose.profile' }],
    },
    {
      id: 'start',
      heading: 'start.title',
      blocks: [{ text: 'start.text' }, { text: 'start.links' }, { text: 'start.unknown' }],
    },
    {
      id: 'stop',
      heading: 'stop.title',
      blocks: [{ text: 'stop.text' }, { list: ['stop.one', 'stop.all', 'stop.everything'] }, { text: 'stop.effect' }],
    },
    { id: 'recipients', heading: 'recipients.title', blocks: [{ text: 'recipients.text' }] },
    {
      id: 'retention',
      heading: 'retention.title',
      blocks: [
        { list: ['retention.pending', 'retention.active', 'retention.ended', 'retention.sent', 'retention.proof'] },
      ],
    },
    {
      id: 'rights',
      heading: 'rights.title',
      blocks: [{ text: 'rights.text' }, { text: 'rights.aepd' }, { text: 'rights.age' }],
    },
    { id: 'changes', heading: 'changes.title', blocks: [{ text: 'changes.text' }] },
  ],
};
