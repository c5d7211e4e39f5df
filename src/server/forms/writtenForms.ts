import type * as z from 'zod/mini';
import type { EndpointName } from '#shared/api/endpoints.ts';
import { advertReportSchema } from '#shared/forms/advertReport.ts';
import { alertSchema } from '#shared/forms/alert.ts';
import type { ConsentForm } from '#shared/forms/consents.ts';
import { opportunitySchema } from '#shared/forms/opportunity.ts';
import { ownerRequestSchema } from '#shared/forms/ownerRequest.ts';
import { subscriptionSchema } from '#shared/forms/subscription.ts';
import { endpointOf } from '../upstream/endpointOf.ts';

/** What the forms have in common. */
export interface CheckedForm {
  consentVersion?: string | undefined;
  phone?: string | undefined;
  /** Of an enquiry: who is asked. */
  reference?: unknown;
  agent?: unknown;
  agency?: unknown;
}

interface WrittenForm {
  endpoint: EndpointName;
  schema: z.ZodMiniType<CheckedForm>;
}

/** An alert is accepted by the holder of a mailed link, without such a check; one to the network is an enquiry. */
export type WrittenFormName = Exclude<ConsentForm, 'alertAcceptance' | 'networkEnquiry'>;

/** The forms that the site checks and hands to the API, by the name of their consent. */
export const writtenForms: Readonly<Record<WrittenFormName, WrittenForm>> = {
  newsletter: { endpoint: 'newSubscription', schema: subscriptionSchema },
  opportunity: { endpoint: 'newOpportunity', schema: opportunitySchema },
  ownerRequest: { endpoint: 'newOwnerRequest', schema: ownerRequestSchema },
  advertReport: { endpoint: 'newAdvertReport', schema: advertReportSchema },
  alert: { endpoint: 'newAlert', schema: alertSchema },
};

const names = Object.keys(writtenForms) as WrittenFormName[];

/** @param path of a request, in any spelling that an upstream could read as one of ours */
export function writtenFormOf(path: string): WrittenFormName | undefined {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  const called = endpointOf(path.slice(0, end))?.name;
  return names.find((name) => writtenForms[name].endpoint === called);
}
