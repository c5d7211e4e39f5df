import type { LegalKey, LegalOutline } from './LegalOutline.ts';

/**
 * The cookies policy (LSSI art. 22.2, docs/product.md#compliance). Its tables come from
 * src/shared/domain/storedKeys.ts.
 */
export const cookiesOutline: LegalOutline<LegalKey<'cookies'>> = {
  versions: [{ date: '2025-06-18' }],
  sections: [
    { id: 'what', heading: 'what.title', blocks: [{ text: 'what.text' }, { text: 'what.ours' }] },
    {
      id: 'necessary',
      heading: 'necessary.title',
      blocks: [{ text: 'necessary.text' }, { stored: 'necessary' }, { text: 'necessary.exempt' }],
    },
    { id: 'analytics', heading: 'analytics.title', blocks: [{ text: 'analytics.text' }, { stored: 'analytics' }] },
    { id: 'marketing', heading: 'marketing.title', blocks: [{ text: 'marketing.text' }, { stored: 'marketing' }] },
    {
      id: 'configuracion',
      heading: 'settings.title',
      blocks: [
        { text: 'settings.text' },
        { consentButton: 'settings.button' },
        { text: 'settings.renewal' },
        { text: 'settings.browser' },
        { list: ['browsers.chrome', 'browsers.firefox', 'browsers.safari', 'browsers.edge'] },
      ],
    },
    {
      id: 'others',
      heading: 'others.title',
      blocks: [{ text: 'others.text' }, { hosts: true }, { pictureHosts: 'others.pictures' }],
    },
    { id: 'transfers', heading: 'transfers.title', blocks: [{ text: 'transfers.text' }] },
    { id: 'rights', heading: 'rights.title', blocks: [{ text: 'rights.text' }] },
    { id: 'changes', heading: 'changes.title', blocks: [{ text: 'changes.text' }] },
  ],
};
