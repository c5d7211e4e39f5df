import type { FormState } from '#shared/forms/formState.ts';
import type { Api } from '#shared/api/createApi.ts';
import { opportunityOf } from '#shared/forms/opportunityOf.ts';
import type { OwnerRequestType } from '#shared/forms/ownerRequest.ts';
import { ownerRequestOf } from '#shared/forms/ownerRequestOf.ts';
import { subscriptionOf } from '#shared/forms/subscriptionOf.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { RouteTarget } from '#shared/routes/build.ts';
import type { RouteParams } from '#shared/routes/params.ts';
import type { RouteName } from '#shared/routes/table.ts';
import { acceptLink } from './acceptLink.ts';
import { cancelByLink } from './cancelByLink.ts';
import { createAlert, updateAlert } from './alertActions.ts';
import type { Submit } from './createSubmission.ts';
import { endSubscription } from './endSubscription.ts';
import { requestLink } from './requestLink.ts';
import { writtenAction } from './writtenAction.ts';
import type { WrittenFormName } from './writtenForms.ts';

/** A form of a page, sent without scripts: what a visitor with scripts sends to the API as JSON. */
export interface SentForm<Name extends RouteName> {
  params: RouteParams<Name>;
  language: Language;
  fields: URLSearchParams;
  /** Of the page, without its query. */
  path: string;
  api: Api;
  submit: Submit;
  signal: AbortSignal;
}

/** The page again, with what was typed and what is wrong with it. */
export interface FormAnswer {
  status: 200 | 422 | 429 | 503;
  state: FormState;
}

/** What comes of a form: another page (303, so that a reload sends nothing twice), or the same one again. */
export type FormOutcome = { to: RouteTarget } | FormAnswer;

export interface FormAction<Name extends RouteName> {
  /** The form's name in what is shown again. */
  form: string;
  /** The form that scripts send as JSON: the two are counted together. */
  written?: WrittenFormName;
  /** @throws ApiError when the network's API gives no answer or one that no field can show */
  send: (sent: SentForm<Name>) => Promise<FormOutcome>;
  /** The URL is the holder's secret: nobody else can make a browser send to it. */
  isSecret?: boolean;
  /** It stands on pages that send no referrer, from which older browsers send the origin `null`. */
  isOnPrivatePages?: boolean;
}

const subscribe = { written: 'newsletter', form: 'newsletter', bodyOf: subscriptionOf, from: 'newsletter' } as const;
const enquire = { written: 'opportunity', form: 'enquiry', bodyOf: opportunityOf, from: 'enquiry' } as const;

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
  Sell: writtenAction(requestOf('BUY')),
  Rent: writtenAction(requestOf('RENT')),
  AlertSurvey: createAlert,
  AlertUpdate: updateAlert,
  RgpdAccept: acceptLink,
  RgpdUnsubscribe: endSubscription,
  RgpdAcceptDefault: requestLink('accept'),
  RgpdCancel: cancelByLink,
  RgpdCancelRGPD: requestLink('cancel'),
};

export const formActionOf = (name: RouteName) => formActions[name];
