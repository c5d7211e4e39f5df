import type { AcceptBody } from '#shared/contract/consent.ts';
import { newTransferSchema } from '#shared/contract/transfer.ts';
import type { AlertUpdate } from '#shared/forms/alert.ts';
import type { AdvertAnswerBody, AlertAction, Cancellation } from '#shared/forms/mailedLinks.ts';
import { toAlert, toAlertActionAnswer, toCancellationAnswer } from './alert.ts';
import type { ResultAction } from '#shared/forms/resultAction.ts';
import type { CallOptions, Get, Send } from './calls.ts';
import { camelise } from './camelise.ts';
import { readOne } from './readAnswer.ts';

/** What the holder of a mailed link sees and does. @throws ApiError 404 for an unknown link, 410 for an expired one */
export const mailedLinkCalls = (get: Get, send: Send) => ({
  /** What they are shown of an enquiry. */
  lead: (leadId: string, options?: CallOptions) => get('lead', { secret: leadId }, {}, options),
  /** Their alert. */
  alert: (token: string, options?: CallOptions) => get('alert', { secret: token }, {}, options),
  /** @throws ApiError 409 when it is over, 422 with `fields` */
  updateAlert: async (token: string, alert: AlertUpdate, options?: CallOptions) =>
    toAlert(await send('alert', { secret: token }, { method: 'PUT', body: alert }, options)),
  /** @throws ApiError 409 when it is over */
  deleteAlert: async (token: string, options?: CallOptions): Promise<void> => {
    await send('alert', { secret: token }, { method: 'DELETE', body: {} }, options);
  },
  /** All alerts of their address. */
  alerts: (token: string, options?: CallOptions) => get('alerts', { secret: token }, {}, options),
  /** @throws ApiError 409 for an alert that is over */
  changeAlerts: async (token: string, action: AlertAction, options?: CallOptions) =>
    toAlertActionAnswer(await send('alerts', { secret: token }, { body: action }, options)),
  /** The homes that an agent is asked about. */
  adverts: (token: string, options?: CallOptions) => get('adverts', { secret: token }, {}, options),
  /** @throws ApiError 409 for a home that it does not ask about, 422 with `fields` */
  answerAdvert: async (token: string, answer: AdvertAnswerBody, options?: CallOptions): Promise<void> => {
    await send('adverts', { secret: token }, { body: answer }, options);
  },
  /** What an agent's homes earned, to be read by toAgentResults. */
  results: (token: string, options?: CallOptions) => get('results', { secret: token }, {}, options),
  /** @returns the answer as it came. @throws ApiError 409 for a home that is not theirs, 422 with `fields` */
  doResultAction: (token: string, body: ResultAction, options?: CallOptions) =>
    send('results', { secret: token }, { body }, options),
  /** What a home earned, for its owner, to be read by toOwnerResults. */
  owner: (token: string, options?: CallOptions) => get('owner', { secret: token }, {}, options),
  /** What they can cancel. */
  cancellation: (crossingId: string, options?: CallOptions) => get('cancellation', { secret: crossingId }, {}, options),
  /** @throws ApiError 409 when it has been done before */
  cancel: async (cancellation: Cancellation & { crossingId: string }, options?: CallOptions) =>
    toCancellationAnswer(await send('cancel', {}, { body: cancellation }, options)),
  /** What they are asked to confirm. */
  acceptance: (assistanceId: string, options?: CallOptions) => get('acceptance', { secret: assistanceId }, {}, options),
  /** @throws ApiError 409 when it has been done before */
  accept: async (acceptance: AcceptBody, options?: CallOptions): Promise<void> => {
    await send('accept', {}, { body: acceptance }, options);
  },
  /** Stores a list that the browser has encrypted. @returns what names it, and when it ends */
  sendList: async (list: string, options?: CallOptions) =>
    camelise(readOne(newTransferSchema, await send('newTransfer', {}, { body: { list } }, options))),
  /** The same list, still encrypted. @throws ApiError 404 for an unknown one and one that has ended */
  sentList: (id: string, options?: CallOptions) => get('transfer', { secret: id }, {}, options),
  /** Whether they still get the newsletter or the alert: `active`, or ended. */
  subscriptionState: (token: string, options?: CallOptions) => get('subscription', { secret: token }, {}, options),
  /** Ends the subscription or the alert; once more, it changes nothing. */
  unsubscribe: async (token: string, options?: CallOptions): Promise<void> => {
    // The pair that a mail program sends as a form (RFC 8058).
    const body = { 'List-Unsubscribe': 'One-Click' };
    await send('subscription', { secret: token }, { body }, options);
  },
});
