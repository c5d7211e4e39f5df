import type { LegalKey, LegalOutline } from './LegalOutline.ts';

/**
 * The accessibility statement, after the model of Decision (EU) 2018/1523 (docs/product.md#accessibility). What it
 * says of the tests and of what is missing must match the software.
 */
export const accessibilityOutline: LegalOutline<LegalKey<'accessibility'>> = {
  versions: [{ date: '2025-06-18' }],
  sections: [
    { id: 'scope', heading: 'scope.title', blocks: [{ text: 'scope.text' }, { text: 'scope.others' }] },
    { id: 'status', heading: 'status.title', blocks: [{ text: 'status.text' }] },
    {
      id: 'done',
      heading: 'done.title',
      blocks: [{ list: ['done.keyboard', 'done.reader', 'done.contrast', 'done.motion', 'done.zoom', 'done.forms'] }],
    },
    {
      id: 'missing',
      heading: 'missing.title',
      blocks: [
        { text: 'missing.text' },
        {
          list: [
            'missing.photos',
            'missing.plans',
            'missing.media',
            'missing.map',
            'missing.language',
            'missing.guides',
            'missing.magazine',
          ],
        },
      ],
    },
    {
      id: 'method',
      heading: 'method.title',
      blocks: [
        { text: 'method.text' },
        { list: ['method.axe', 'method.keyboard', 'method.size', 'method.contrast'] },
        { text: 'method.limits' },
      ],
    },
    { id: 'contact', heading: 'contact.title', blocks: [{ text: 'contact.text' }, { text: 'contact.agent' }] },
    { id: 'complaint', heading: 'complaint.title', blocks: [{ text: 'complaint.text' }, { text: 'complaint.public' }] },
    { id: 'preparation', heading: 'preparation.title', blocks: [{ text: 'preparation.text' }] },
  ],
};
