import { keepDraft, readDraft } from '../../forms/formDraft.ts';
import { notifyDraftChanged } from './sentEnquiries.ts';

/**
 * Chooses a free time in the form of an enquiry, beside what was typed there.
 * @param start ISO 8601, as its slots have it
 */
export function chooseTime(start: string): void {
  const draft = readDraft('enquiry');
  keepDraft('enquiry', { about: draft?.about ?? '', values: { ...draft?.values, slot: start } });
  notifyDraftChanged();
}
