import type { LegalKey, LegalOutline } from './LegalOutline.ts';

export const cookiesOutline: LegalOutline<LegalKey<'cookies'>> = {
  versions: [{ date: '2025-06-18' }],
  sections: [{ id: 'changes', heading: 'changes.title', blocks: [{ text: 'changes.text' }] }],
};
