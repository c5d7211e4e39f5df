import type { PublicEnv } from '#config/publicEnv.ts';
import type { Api } from '#shared/api/createApi.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { RouteTarget } from '#shared/routes/build.ts';
import type { RouteParams } from '#shared/routes/params.ts';
import type { RouteName } from '#shared/routes/table.ts';
import type { FormAnswer } from '../page/loadPage.ts';
import type { LeadQueue } from '../leads/LeadQueue.ts';
import type { Submit } from './createSubmission.ts';
import type { WrittenFormName } from './writtenForms.ts';

/** A form of a page, sent without scripts: what a visitor with scripts sends to the API as JSON. */
export interface SentForm<Name extends RouteName> {
  params: RouteParams<Name>;
  language: Language;
  fields: URLSearchParams;
  /** Of the page, without its query. */
  path: string;
  api: Api;
  site: PublicEnv;
  submit: Submit;
  /** Keeps what the API gives no answer to, and hands it over later. */
  keep: LeadQueue['keep'];
  signal: AbortSignal;
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
