import { keepDraft, readDraft } from '../../forms/formDraft.ts';
import { keyOf, type EnquiryAbout } from './enquiryAbout.ts';
import { notifyDraftChanged } from './sentEnquiries.ts';

/** Writes a question into the message of an enquiry, below what was typed there. */
export function askQuestion(about: EnquiryAbout, question: string): void {
  const draft = readDraft('enquiry');
  const key = keyOf(about);
  const message = draft?.about === key ? draft.values.message : undefined;
  const typed = typeof message === 'string' ? message.trim() : '';
  const asked = typed.includes(question) ? typed : [typed, question].filter(Boolean).join('\n\n');
  keepDraft('enquiry', { about: key, values: { ...draft?.values, message: asked } });
  notifyDraftChanged();
}
