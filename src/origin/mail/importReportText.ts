import type { ImportReportMail, Mail } from '../db/outbox/mail.ts';
import type { MailBlock } from './layOutMail.ts';
import type { MailText, Say } from './MailText.ts';

/** Of a subject, which is cut off in lists of mails. In characters. */
const maxNameLength = 40;

type Reason = ImportReportMail['reasons'][number];

/** As `3 × cee is missing: AB-1, AB-2, …`. */
const lineOf = ({ field, reason, count, references }: Reason): string =>
  `${count} × ${[field, reason].filter(Boolean).join(' ')}: ${references.join(', ')}${count > references.length ? ', …' : ''}`;

/** Reasons are in English, as the reports say them. */
const quote = (label: string, text: string): MailBlock => ({ kind: 'quote', label, text, language: 'en' });

const quoteAll = (label: string, reasons: readonly Reason[]): MailBlock[] =>
  reasons.length === 0 ? [] : [quote(label, reasons.map(lineOf).join('\n'))];

/** Of a feed that was not read only what is known without it. */
function numbersOf(mail: ImportReportMail, say: Say): MailBlock[] {
  const ofRun = mail.read > 0 ? (['read', 'refused', 'warnings', 'withdrawn'] as const) : [];
  const facts = [...ofRun, 'missingPictures' as const].flatMap((name) =>
    mail[name] === undefined ? [] : [{ label: say(`import.${name}`), value: String(mail[name]) }],
  );
  return facts.length === 0 ? [] : [{ kind: 'facts', facts }];
}

/** How often the same is mailed. */
const again = (outcome: ImportReportMail['outcome'], say: Say): MailBlock[] =>
  outcome === 'duplicates'
    ? []
    : [{ kind: 'soft', text: say(['refused', 'failed'].includes(outcome) ? 'import.again' : 'import.againRecords') }];

/** To who answers for a source: what of it was not taken, and why. */
export function importReportText(mail: Mail & ImportReportMail, say: Say): MailText {
  const { outcome, problem, reasons, otherReasons } = mail;
  const source = mail.source.slice(0, maxNameLength);
  const of = (kind: Reason['kind']) => reasons.filter((reason) => reason.kind === kind);
  return {
    subject: say(`import.subject.${outcome}`, { source }),
    blocks: [
      { kind: 'text', text: say(`import.text.${outcome}`, { source }) },
      ...(problem === undefined ? [] : [quote(say('import.problem'), problem)]),
      ...numbersOf(mail, say),
      ...quoteAll(say('import.refusedRecords'), of('refused')),
      ...quoteAll(say('import.warnedRecords'), of('warning')),
      ...(otherReasons > 0
        ? [{ kind: 'text' as const, text: say('import.otherReasons', { count: String(otherReasons) }) }]
        : []),
      ...(outcome === 'duplicates' ? [] : [{ kind: 'text' as const, text: say('import.mend') }]),
      ...again(outcome, say),
    ],
    why: say('why.import', { source }),
  };
}
