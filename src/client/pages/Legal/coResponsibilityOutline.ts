import type { LegalKey, LegalOutline } from './LegalOutline.ts';

export const coResponsibilityOutline: LegalOutline<LegalKey<'coResponsibility'>> = {
  versions: [{ date: '2025-06-18' }],
  sections: [{ id: 'changes', heading: 'changes.title', blocks: [{ text: 'changes.text' }] }],
};
