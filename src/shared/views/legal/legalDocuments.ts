import type { CompanyFact, LegalDocument, LegalKey, LegalTable, LegalText } from './legalTexts.ts';

/** Who answers for the data. */
const controllerFacts: readonly CompanyFact[] = ['name', 'taxId', 'address', 'email', 'phone', 'dpoEmail'];

const purposes = [
  'enquiry',
  'owner',
  'alerts',
  'newsletter',
  'contact',
  'adverts',
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

const tasks = [
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
  rows: tasks.map((task) => [`roles.${task}`, `roles.${task}.company`, `roles.${task}.agent`] as const),
};

const contactPurposes = ['service', 'deal', 'follow', 'news', 'law'] as const;

const contactPurposesTable: LegalTable<LegalKey<'contactsNotice'>> = {
  caption: 'purposes.caption',
  columns: ['purposes.purpose', 'purposes.basis'],
  rows: contactPurposes.map((purpose) => [`purposes.${purpose}`, `purposes.${purpose}.basis`] as const),
};

/** How each legal text is built; its words are in the dictionary of the same name (pages/Legal/README.md). */
export const legalDocuments: { readonly [Text in LegalText]: LegalDocument<LegalKey<Text>> } = {
  /** The legal notice (LSSI art. 10, docs/product.md#compliance). */
  legalNotice: {
    versions: [{ date: '2025-06-18' }],
    sections: [
      {
        id: 'company',
        heading: 'who.title',
        blocks: [
          'who.law',
          { facts: ['name', 'taxId', 'address', 'email', 'phone', 'register', 'agentsRegister'] },
          'who.contact',
        ],
      },
      {
        id: 'network',
        heading: 'network.title',
        blocks: ['network.independent', 'network.mandate', 'network.deposit'],
      },
      { id: 'access', heading: 'access.title', blocks: ['access.free', 'access.age'] },
      {
        id: 'use',
        heading: 'use.title',
        blocks: ['use.rules', ['use.false', 'use.spam', 'use.copy', 'use.harm', 'use.unlawful'], 'use.breach'],
      },
      {
        id: 'requests',
        heading: 'requests.title',
        blocks: ['requests.free', 'requests.answer', 'requests.right'],
      },
      { id: 'listings', heading: 'listings.title', blocks: ['listings.owner', 'listings.check'] },
      { id: 'links', heading: 'links.title', blocks: ['links.out', 'links.in'] },
      { id: 'property', heading: 'property.title', blocks: ['property.ours', 'property.yours'] },
      {
        id: 'liability',
        heading: 'liability.title',
        blocks: ['liability.site', 'liability.notice', 'liability.consumers'],
      },
      { id: 'data', heading: 'data.title', blocks: ['data.policy'] },
      { id: 'law', heading: 'law.title', blocks: ['law.courts', 'law.complaints'] },
      { id: 'changes', heading: 'changes.title', blocks: ['changes.text'] },
    ],
  },
  /**
   * The privacy policy (GDPR arts. 13 and 26, docs/product.md#compliance). Its retention periods must match the
   * software: their numbers come from src/shared/domain/retention.ts.
   */
  privacy: {
    versions: [{ date: '2025-06-18' }],
    sections: [
      {
        id: 'controller',
        heading: 'controller.title',
        blocks: [
          'controller.company',
          { facts: controllerFacts },
          'controller.joint',
          ['controller.agent', 'controller.network', 'controller.contact'],
          'controller.who',
        ],
      },
      {
        id: 'data',
        heading: 'data.title',
        blocks: ['data.given', 'data.technical', { counted: 'data.counted' }, 'data.location', 'data.transfer'],
      },
      { id: 'purposes', heading: 'purposes.title', blocks: [{ table: purposesTable }, 'purposes.consent'] },
      {
        id: 'recipients',
        heading: 'recipients.title',
        blocks: [
          ['recipients.agent', 'recipients.providers', 'recipients.analytics', 'recipients.authorities'],
          'recipients.never',
        ],
      },
      { id: 'transfers', heading: 'transfers.title', blocks: ['transfers.none', 'transfers.others'] },
      {
        id: 'retention',
        heading: 'retention.title',
        blocks: [
          [
            'retention.enquiry',
            'retention.subscription',
            'retention.mail',
            'retention.transfer',
            'retention.proof',
            'retention.contact',
            'retention.cv',
            'retention.deal',
            'retention.reports',
            'retention.address',
          ],
          'retention.blocked',
        ],
      },
      {
        id: 'rights',
        heading: 'rights.title',
        blocks: [
          'rights.list',
          [
            'rights.access',
            'rights.rectification',
            'rights.erasure',
            'rights.objection',
            'rights.restriction',
            'rights.portability',
            'rights.withdrawal',
          ],
          'rights.how',
          'rights.aepd',
        ],
      },
      { id: 'age', heading: 'age.title', blocks: ['age.text'] },
      { id: 'browser', heading: 'browser.title', blocks: ['browser.none', 'browser.own'] },
      { id: 'security', heading: 'security.title', blocks: ['security.text'] },
      { id: 'changes', heading: 'changes.title', blocks: ['changes.text'] },
    ],
  },
  /**
   * The cookies policy (LSSI art. 22.2, docs/product.md#compliance). Its tables come from
   * src/shared/domain/storedKeys.ts.
   */
  cookies: {
    versions: [{ date: '2025-06-18' }],
    sections: [
      { id: 'what', heading: 'what.title', blocks: ['what.text', 'what.ours'] },
      {
        id: 'necessary',
        heading: 'necessary.title',
        blocks: ['necessary.text', { stored: 'necessary' }, 'necessary.exempt'],
      },
      {
        id: 'analytics',
        heading: 'analytics.title',
        blocks: ['analytics.text', { stored: 'analytics' }, { counted: 'analytics.counted' }],
      },
      { id: 'marketing', heading: 'marketing.title', blocks: ['marketing.text', { stored: 'marketing' }] },
      {
        id: 'configuracion',
        heading: 'settings.title',
        blocks: [
          'settings.text',
          { consentButton: 'settings.button' },
          'settings.renewal',
          'settings.browser',
          ['browsers.chrome', 'browsers.firefox', 'browsers.safari', 'browsers.edge'],
        ],
      },
      {
        id: 'others',
        heading: 'others.title',
        blocks: ['others.text', { hosts: true }, { pictureHosts: 'others.pictures' }],
      },
      { id: 'transfers', heading: 'transfers.title', blocks: ['transfers.text'] },
      { id: 'rights', heading: 'rights.title', blocks: ['rights.text'] },
      { id: 'changes', heading: 'changes.title', blocks: ['changes.text'] },
    ],
  },
  /** The essence of the arrangement between company and agents (GDPR art. 26, docs/product.md#compliance). */
  coResponsibility: {
    versions: [{ date: '2025-06-18' }],
    sections: [
      {
        id: 'parties',
        heading: 'parties.title',
        blocks: ['parties.text', 'parties.company', { facts: controllerFacts }, 'parties.agent'],
      },
      {
        id: 'scope',
        heading: 'scope.title',
        blocks: ['scope.joint', ['scope.enquiry', 'scope.owner', 'scope.contacts'], 'scope.company', 'scope.agent'],
      },
      { id: 'roles', heading: 'roles.title', blocks: [{ table: rolesTable }] },
      { id: 'contact', heading: 'contact.title', blocks: ['contact.text', 'contact.agent'] },
      {
        id: 'rights',
        heading: 'rights.title',
        blocks: ['rights.text', 'rights.answer', 'rights.damage', 'rights.aepd'],
      },
      { id: 'changes', heading: 'changes.title', blocks: ['changes.text'] },
    ],
  },
  /** What is done with the data of alerts (GDPR art. 13, docs/product.md#alert). */
  alertsPrivacy: {
    versions: [{ date: '2025-06-18' }],
    sections: [
      {
        id: 'controller',
        heading: 'controller.title',
        blocks: ['controller.text', { facts: controllerFacts }],
      },
      { id: 'data', heading: 'data.title', blocks: ['data.given', 'data.kept'] },
      {
        id: 'purpose',
        heading: 'purpose.title',
        blocks: ['purpose.text', 'purpose.basis', 'purpose.profile'],
      },
      {
        id: 'start',
        heading: 'start.title',
        blocks: ['start.text', 'start.links', 'start.unknown'],
      },
      {
        id: 'stop',
        heading: 'stop.title',
        blocks: ['stop.text', ['stop.one', 'stop.all', 'stop.everything'], 'stop.effect'],
      },
      { id: 'recipients', heading: 'recipients.title', blocks: ['recipients.text'] },
      {
        id: 'retention',
        heading: 'retention.title',
        blocks: [['retention.pending', 'retention.active', 'retention.ended', 'retention.sent', 'retention.proof']],
      },
      {
        id: 'rights',
        heading: 'rights.title',
        blocks: ['rights.text', 'rights.aepd', 'rights.age'],
      },
      { id: 'changes', heading: 'changes.title', blocks: ['changes.text'] },
    ],
  },
  /** For people whom the network holds as contacts, also where it has them from others (GDPR art. 14). */
  contactsNotice: {
    versions: [{ date: '2025-06-18' }],
    sections: [
      {
        id: 'controller',
        heading: 'controller.title',
        blocks: ['controller.text', { facts: controllerFacts }, 'controller.arrangement'],
      },
      {
        id: 'source',
        heading: 'source.title',
        blocks: ['source.text', ['source.you', 'source.agent', 'source.party', 'source.public'], 'source.notice'],
      },
      { id: 'data', heading: 'data.title', blocks: ['data.text'] },
      { id: 'purposes', heading: 'purposes.title', blocks: [{ table: contactPurposesTable }, 'purposes.none'] },
      {
        id: 'recipients',
        heading: 'recipients.title',
        blocks: [
          ['recipients.agent', 'recipients.party', 'recipients.authorities', 'recipients.providers'],
          'recipients.transfers',
        ],
      },
      {
        id: 'retention',
        heading: 'retention.title',
        blocks: [['retention.site', 'retention.contact', 'retention.deal', 'retention.cv']],
      },
      {
        id: 'rights',
        heading: 'rights.title',
        blocks: ['rights.text', 'rights.objection', 'rights.aepd', 'rights.age'],
      },
      { id: 'changes', heading: 'changes.title', blocks: ['changes.text'] },
    ],
  },
  /**
   * The accessibility statement, after the model of Decision (EU) 2018/1523 (docs/product.md#accessibility). What it
   * says of the tests and of what is missing must match the software.
   */
  accessibility: {
    versions: [{ date: '2025-06-18' }],
    sections: [
      { id: 'scope', heading: 'scope.title', blocks: ['scope.text', 'scope.others'] },
      { id: 'status', heading: 'status.title', blocks: ['status.text'] },
      {
        id: 'done',
        heading: 'done.title',
        blocks: [
          ['done.keyboard', 'done.reader', 'done.contrast', 'done.motion', 'done.zoom', 'done.forms', 'done.results'],
        ],
      },
      {
        id: 'missing',
        heading: 'missing.title',
        blocks: [
          'missing.text',
          [
            'missing.photos',
            'missing.plans',
            'missing.media',
            'missing.map',
            'missing.language',
            'missing.guides',
            'missing.magazine',
          ],
        ],
      },
      {
        id: 'method',
        heading: 'method.title',
        blocks: ['method.text', ['method.axe', 'method.keyboard', 'method.size', 'method.contrast'], 'method.limits'],
      },
      { id: 'contact', heading: 'contact.title', blocks: ['contact.text', 'contact.agent'] },
      { id: 'complaint', heading: 'complaint.title', blocks: ['complaint.text', 'complaint.public'] },
      { id: 'preparation', heading: 'preparation.title', blocks: ['preparation.text'] },
    ],
  },
};
