import { endpoints, endpointUrl } from '#shared/api/endpoints.ts';
import { checkForm, type FieldProblems } from '#shared/forms/checkForm.ts';
import { consents } from '#shared/forms/consents.ts';
import { consentOfEnquiry } from '#shared/forms/networkEnquiry.ts';
import { visitDay, visitHour, zoneName } from '#shared/domain/visitTimes.ts';
import { formTokenName } from '#shared/forms/guard.ts';
import type { KeptAnswer } from '#shared/contract/keptAnswer.ts';
import { readPhone } from '#shared/forms/readPhone.ts';
import { surnameProblem } from '#shared/forms/surnameProblem.ts';
import type { Keeping, LeadEvent, LeadQueue } from '../leads/LeadQueue.ts';
import type { Logger } from '../logging/logger.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { showOnly } from '../upstream/showOnly.ts';
import { askApi } from './askApi.ts';
import type { FormTokens } from './formTokens.ts';
import { writtenForms, type CheckedForm, type WrittenFormName } from './writtenForms.ts';

/** What came of a form. */
export type Submission =
  /** The API has it: its own status and answer. */
  | { kind: 'received'; status: number; body: object; isKept?: undefined }
  /** The site keeps it, and hands it over later. A program is told the same. */
  | { kind: 'received'; status: 202; body: KeptAnswer; isKept: true }
  | { kind: 'invalid'; fields: FieldProblems }
  /** Its token is too old: nothing was done, and a repeat with a new one will be taken. */
  | { kind: 'expired' }
  /** The API refused it, in a way that no field shows. */
  | { kind: 'refused'; status: number; body: object }
  /** Neither the API nor the disk could take it. */
  | { kind: 'unavailable' };

export type FormEvent = Submission['kind'] | 'bot' | 'tooMany' | LeadEvent;

interface SubmissionDeps {
  upstream: Pick<Upstream, 'send' | 'invalidate' | 'mayShow'>;
  leads: LeadQueue;
  tokens: FormTokens;
  logger: Logger;
  /** Whether a form without a surname is refused. */
  surnameRequired: boolean;
  /** Called with each, for counters. */
  onForm: (form: string, event: FormEvent) => void;
}

interface Submitted {
  form: WrittenFormName;
  /** Unchecked, with the fields of the guard. */
  fields: Readonly<Record<string, unknown>>;
  /** The same for a repeat of the same form. */
  idempotencyKey: string;
}

export type Submit = (submitted: Submitted) => Promise<Submission>;

const isFieldProblems = (fields: unknown): fields is FieldProblems =>
  typeof fields === 'object' && fields !== null && Object.keys(fields).length > 0;

const kept: Submission = { kind: 'received', status: 202, body: { kept: true }, isKept: true };

const outcomes: Readonly<Record<Keeping, Submission>> = {
  kept,
  notKept: { kind: 'unavailable' },
  otherContent: {
    kind: 'refused',
    status: 409,
    body: { code: '9011', message: 'DATA_MISMATCH', error: 'DATA_MISMATCH' },
  },
};

interface BookedForm {
  reference?: string;
  slot?: string;
  message?: string;
}

/**
 * A form that is handed over later: its time may be taken by then, and a refusal would reach nobody. The wish is told
 * in words.
 */
function withoutSlot(value: object): object {
  const { slot, message = '', ...others }: BookedForm = value;
  if (slot === undefined) return value;
  const wish = `→ ${visitDay(slot, 'Europe/Madrid', 'es')}, ${visitHour(slot, 'Europe/Madrid', 'es')} (${zoneName('Europe/Madrid', 'es')})`;
  return { ...others, message: `${message}\n\n${wish}`.trim() };
}

/** @returns what the schemas cannot check, and the API would refuse once nobody is there to correct it */
function furtherProblems(form: WrittenFormName, value: CheckedForm): FieldProblems {
  const { consentVersion, phone } = value;
  const { version } = consents[form === 'opportunity' ? consentOfEnquiry(value) : form];
  return {
    // What a visitor agreed to in a form of an earlier release could not be proved later.
    ...(consentVersion !== undefined && consentVersion !== version ? { consentVersion: 'invalid' } : {}),
    ...(phone !== undefined && readPhone(phone) === undefined ? { phone: 'invalid' } : {}),
  };
}

/**
 * The one way of a form to the API, with scripts and without: guard, schema, API, and the disk while the API is down.
 */
export function createSubmission({ upstream, leads, tokens, logger, surnameRequired, onForm }: SubmissionDeps): Submit {
  async function handOver(form: WrittenFormName, value: object, idempotencyKey: string): Promise<Submission> {
    const leadOf = (written: object) => ({
      path: endpoints[writtenForms[form].endpoint].path,
      body: JSON.stringify(written),
      idempotencyKey,
    });
    const answer = await askApi(upstream, leadOf(value));
    const { reference, slot }: BookedForm = value;
    // Taken now, or by somebody else before.
    if (slot !== undefined && reference !== undefined) upstream.invalidate(endpointUrl('slots', { key: reference }));
    if (answer.kind === 'taken') {
      leads.wake();
      showOnly(answer.body, upstream.mayShow, false);
      return { kind: 'received', status: answer.status, body: answer.body };
    }
    if (answer.kind !== 'refused') return outcomes[leads.keep(leadOf(withoutSlot(value)), form)];
    const { status, body } = answer;
    if (status === 422 && isFieldProblems(body.fields)) return { kind: 'invalid', fields: body.fields };
    logger.error({ form, status, code: typeof body.code === 'string' ? body.code : undefined }, 'form refused');
    return { kind: 'refused', status, body };
  }

  async function submit({ form, fields, idempotencyKey }: Submitted): Promise<Submission> {
    const guarded = tokens.check(fields);
    if (guarded === 'bot') {
      onForm(form, 'bot');
      return kept;
    }
    if (guarded === 'expired') return { kind: 'expired' };
    const checked = checkForm(writtenForms[form].schema, fields);
    if (!checked.ok) return { kind: 'invalid', fields: checked.fields };
    const problems = {
      ...furtherProblems(form, checked.value),
      ...surnameProblem(checked.value, surnameRequired),
    };
    if (isFieldProblems(problems)) return { kind: 'invalid', fields: problems };
    const { phone } = checked.value;
    const value = phone === undefined ? checked.value : { ...checked.value, phone: readPhone(phone) };
    return handOver(form, value, idempotencyKey);
  }

  return async (submitted) => {
    const submission = await submit(submitted);
    onForm(submitted.form, submission.kind);
    return submission;
  };
}

/** The fields of a 422 for a visitor who has booked too many visits. */
export const tooManyVisits = { slot: 'tooMany' } as const satisfies FieldProblems;

/** The fields of a 422 for a token that is too old. */
export const expiredFields = { [formTokenName]: 'expired' } as const;
