import { advertReportOf } from '#shared/forms/advertReportOf.ts';
import { opportunityOf } from '#shared/forms/opportunityOf.ts';
import type { OwnerRequestType } from '#shared/forms/ownerRequest.ts';
import { ownerRequestOf } from '#shared/forms/ownerRequestOf.ts';
import { subscriptionOf } from '#shared/forms/subscriptionOf.ts';
import type { RouteName } from '#shared/routes/table.ts';
import { answerAdvert } from './answerAdvert.ts';
import { actOnResults } from './actOnResults.ts';
import { acceptLink } from './acceptLink.ts';
import { cancelByLink } from './cancelByLink.ts';
import { createAlert, updateAlert } from './alertActions.ts';
import { changeAlerts } from './alertListActions.ts';
import { endSubscription } from './endSubscription.ts';
import type { FormAction } from './FormAction.ts';
import { requestLink } from './requestLink.ts';
import { writtenAction } from './writtenAction.ts';

const subscribe = {
  written: 'newsletter',
  form: 'newsletter',
  bodyOf: subscriptionOf,
  from: 'newsletter',
  keptFrom: 'newsletterKept',
} as const;
const enquire = {
  written: 'opportunity',
  form: 'enquiry',
  bodyOf: opportunityOf,
  // A time that is held waits for the mailed link.
  from: (answer: object) => ('held_until' in answer ? 'visit' : 'enquiry'),
  keptFrom: 'enquiryKept',
} as const;

const report = {
  written: 'advertReport',
  form: 'advertReport',
  bodyOf: advertReportOf,
  from: 'advertReport',
} as const;

const requestOf = (type: OwnerRequestType) =>
  ({
    written: 'ownerRequest',
    form: 'ownerRequest',
    bodyOf: (fields, page) => ({ ...ownerRequestOf(fields, page), type }),
    from: 'owner',
  }) as const satisfies Parameters<typeof writtenAction>[0];

/**
 * The forms that pages take, by the route that their URL reads as: profiles of agents and agencies have the pattern of
 * `Agents`.
 */
const formActions: { [Name in RouteName]?: FormAction<Name> } = {
  Home: writtenAction(subscribe),
  Estate: writtenAction(enquire),
  EstatePrivate: writtenAction(enquire),
  Agents: writtenAction(enquire),
  Contact: writtenAction(enquire),
  Sell: writtenAction(requestOf('BUY')),
  Rent: writtenAction(requestOf('RENT')),
  AlertSurvey: createAlert,
  AlertUpdate: updateAlert,
  ReportAdvert: writtenAction(report),
  RgpdAccept: acceptLink,
  RgpdUnsubscribe: endSubscription,
  RgpdAcceptDefault: requestLink('accept'),
  RgpdCancel: cancelByLink,
  RgpdCancelRGPD: requestLink('cancel'),
  RgpdAlerts: changeAlerts,
  RgpdAlertsDefault: requestLink('alert'),
  RgpdAdverts: answerAdvert,
  RgpdResults: actOnResults,
};

export const formActionOf = (name: RouteName) => formActions[name];
