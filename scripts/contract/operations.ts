import * as z from 'zod/mini';
import { advertListSchema } from '#shared/contract/adverts.ts';
import { agentResultsSchema, resultActionAnswerSchema } from '#shared/contract/agentResults.ts';
import { agencyProfileSchema, agencySchema } from '#shared/contract/agency.ts';
import { agentProfileSchema, agentSchema } from '#shared/contract/agent.ts';
import {
  alertActionAnswerSchema,
  alertListSchema,
  alertSchema as alertAnswerSchema,
  cancellationAnswerSchema,
  cancellationStateSchema,
} from '#shared/contract/alert.ts';
import { capabilitiesSchema } from '#shared/contract/capabilities.ts';
import { acceptanceSchema, acceptBodySchema, subscriptionStateSchema } from '#shared/contract/consent.ts';
import { estateSchema, estateSummarySchema } from '#shared/contract/estate.ts';
import { estateExportSchema } from '#shared/contract/estateExport.ts';
import { exportFilesSchema } from '#shared/contract/exportFiles.ts';
import { estateListSchema, pinClusterSchema, pinSchema, pinsSchema } from '#shared/contract/estateList.ts';
import {
  homeDataSchema,
  partnerSchema,
  postSchema,
  quoteSchema,
  slideSchema,
  whyUsSchema,
} from '#shared/contract/homeData.ts';
import { listOf } from '#shared/contract/fields.ts';
import { leadConfirmationSchema, opportunityAnswerSchema, ownerRequestAnswerSchema } from '#shared/contract/lead.ts';
import { estateResultsSchema, resultBatchSchema } from '#shared/contract/results.ts';
import { ownerResultsSchema } from '#shared/contract/ownerResults.ts';
import { placeSchema, zoneSchema } from '#shared/contract/place.ts';
import { priceRangeSchema } from '#shared/contract/priceRange.ts';
import { sitemapIndexSchema, sitemapPageSchema } from '#shared/contract/sitemap.ts';
import { newTransferSchema, transferBodySchema, transferSchema } from '#shared/contract/transfer.ts';
import { visitSlotsSchema } from '#shared/contract/visitSlots.ts';
import { suggestionSchema } from '#shared/contract/suggestion.ts';
import { advertReportSchema } from '#shared/forms/advertReport.ts';
import { alertSchema as alertFormSchema, alertUpdateSchema } from '#shared/forms/alert.ts';
import {
  advertAnswerSchema,
  alertActionSchema,
  cancellationSchema,
  linkRequestSchema,
} from '#shared/forms/mailedLinks.ts';
import { opportunitySchema } from '#shared/forms/opportunity.ts';
import { ownerRequestSchema } from '#shared/forms/ownerRequest.ts';
import { resultActionSchema } from '#shared/forms/resultAction.ts';
import { subscriptionSchema } from '#shared/forms/subscription.ts';
import type { EndpointName } from '#shared/api/endpoints.ts';

export type Schema = z.ZodMiniType;

/** What an answer is: an object, whose lists may be read record by record, or such a list itself. */
export interface AnswerShape {
  object?: Schema;
  /** The records of a list, by the field that holds it; '' where the answer is the list. */
  records?: Readonly<Record<string, Schema>>;
}

/** A call of the contract as an API is told of it and checked by. Path and query stand in shared/api/endpoints.ts. */
export interface Operation {
  endpoint: EndpointName;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  summary: string;
  /** Of docs/api.md. */
  section: string;
  answer: AnswerShape;
  /** Of an answer without an error; 200 unless named. */
  status?: number;
  /** Statuses of errors by which the call describes what was asked for. */
  refusals: readonly number[];
  /** Surrogate keys that each public answer has; a private one is `private, no-store`. */
  tags: readonly string[] | 'private';
  /** What a form sends. */
  body?: Schema;
  /** What the answer is where the site reads it in parts. */
  described?: Schema;
  /** The site works without it: a 404 everywhere. */
  isOptional?: true;
  /** It is for whoever shows the key of results. */
  needsKey?: true;
}

type Row = Omit<Operation, 'method'>;

const get = (row: Row): Operation => ({ method: 'GET', ...row });
const post = (row: Omit<Row, 'tags'>): Operation => ({ method: 'POST', tags: 'private', ...row });

const places = { section: 'places', answer: { records: { '': placeSchema } } } as const;
const people = { section: 'people', tags: ['agents'] } as const;
const estate = {
  section: 'one-estate',
  answer: { object: estateSchema },
  refusals: [404, 410],
} as const;
const mailedLink = { section: 'mailed-links-and-leads', refusals: [404, 410], tags: 'private' } as const;
const form = { section: 'writing', refusals: [400, 413, 415, 422, 429] } as const;
const linkForm = { section: 'writing', refusals: [404, 409, 410, 422, 429] } as const;
const results = { section: 'results', isOptional: true, needsKey: true } as const;
const sitemap = { section: 'sitemap', refusals: [404], tags: [] } as const;

/** The blocks of Home, which the site reads entry by entry (shared/api/homeData.ts). */
const homeDataShape = z.object({
  meta: z.catchall(
    z.object({
      carrousel: z.optional(listOf(slideSchema)),
      citas_google: z.optional(listOf(quoteSchema)),
      logos_footer: z.optional(listOf(partnerSchema)),
      posts_magazine: z.optional(listOf(postSchema)),
    }),
    // `porque_{brand}_`; any other field is left alone.
    whyUsSchema,
  ),
});

/** Every call of the contract, in the order of docs/api.md. */
export const operations = {
  capabilities: get({
    endpoint: 'capabilities',
    summary: 'Which later parts of the contract the API has',
    section: 'capabilities',
    answer: { object: capabilitiesSchema },
    refusals: [404],
    tags: 'private',
    isOptional: true,
  }),
  provinces: get({
    ...places,
    endpoint: 'provinces',
    summary: 'Provinces with estates',
    refusals: [422],
    tags: ['provinces', 'estates'],
  }),
  agentProvinces: get({
    ...places,
    endpoint: 'agentProvinces',
    summary: 'Provinces with agents',
    refusals: [],
    tags: ['provinces', 'agents'],
  }),
  towns: get({
    ...places,
    endpoint: 'towns',
    summary: 'Towns of a province with estates',
    refusals: [404],
    tags: ['estates'],
  }),
  zones: get({
    ...places,
    endpoint: 'zones',
    summary: 'Zones of a province, or of one town of it, with estates',
    answer: { records: { '': zoneSchema } },
    refusals: [404, 422],
    tags: ['estates'],
  }),
  slots: get({
    endpoint: 'slots',
    summary: 'When an estate can be visited',
    section: 'one-estate',
    answer: { object: visitSlotsSchema },
    refusals: [404],
    tags: [],
    isOptional: true,
  }),
  prices: get({
    endpoint: 'prices',
    summary: 'What comparable available listings ask a square metre',
    section: 'places',
    answer: { object: priceRangeSchema },
    refusals: [404, 422],
    tags: ['estates'],
    isOptional: true,
  }),
  suggestions: get({
    endpoint: 'suggestions',
    summary: 'What a typed text may mean, best first',
    section: 'suggestions',
    answer: { records: { '': suggestionSchema } },
    refusals: [404, 422],
    tags: ['estates'],
    isOptional: true,
  }),
  estates: get({
    endpoint: 'estates',
    summary: 'A page of a list of estates',
    section: 'estates',
    answer: { object: estateListSchema, records: { results: estateSummarySchema } },
    refusals: [404, 422],
    tags: ['estates'],
  }),
  pins: get({
    endpoint: 'pins',
    summary: 'A whole list on the map',
    section: 'map',
    answer: { object: pinsSchema, records: { pins: pinSchema, clusters: pinClusterSchema } },
    refusals: [422],
    tags: ['estates'],
  }),
  estate: get({ ...estate, endpoint: 'estate', summary: 'One estate by its key', tags: ['estates'] }),
  estateBySlug: get({ ...estate, endpoint: 'estateBySlug', summary: 'One estate by its slug', tags: ['estates'] }),
  privateEstate: get({
    ...estate,
    endpoint: 'privateEstate',
    summary: 'One estate by a private link',
    tags: 'private',
  }),
  agents: get({
    ...people,
    endpoint: 'agents',
    summary: "A province's agents",
    answer: { records: { '': agentSchema } },
    refusals: [404],
  }),
  agent: get({
    ...people,
    endpoint: 'agent',
    summary: 'One agent by slug or id',
    answer: { object: agentProfileSchema },
    refusals: [404],
  }),
  agencies: get({
    ...people,
    endpoint: 'agencies',
    summary: "A province's agencies",
    answer: { records: { '': agencySchema } },
    refusals: [404],
  }),
  agency: get({
    ...people,
    endpoint: 'agency',
    summary: 'One agency by slug or id',
    answer: { object: agencyProfileSchema },
    refusals: [404],
  }),
  homeAgents: get({
    ...people,
    endpoint: 'homeAgents',
    summary: 'A draw of agents for Home',
    answer: { records: { '': agentSchema } },
    refusals: [422],
  }),
  sitemapIndex: get({
    ...sitemap,
    endpoint: 'sitemapIndex',
    summary: 'Every page of the sitemap with its last change',
    answer: { object: sitemapIndexSchema },
    isOptional: true,
  }),
  sitemap: get({
    ...sitemap,
    endpoint: 'sitemap',
    summary: 'A page of what may be indexed',
    answer: { object: sitemapPageSchema },
  }),
  estateExport: get({
    endpoint: 'estateExport',
    summary: 'Whole estates, neither sold nor rented, in an order that never changes',
    section: 'export',
    answer: { object: estateExportSchema, records: { results: estateSchema } },
    refusals: [404],
    tags: 'private',
    isOptional: true,
  }),
  exportFiles: get({
    endpoint: 'exportFiles',
    summary: 'The exports to portals that the API has written for all sites',
    section: 'export',
    answer: { object: exportFilesSchema },
    refusals: [404],
    tags: 'private',
    isOptional: true,
  }),
  estateResults: get({
    ...results,
    endpoint: 'estateResults',
    summary: 'What a listing earned, day by day',
    answer: { object: estateResultsSchema },
    refusals: [401, 404, 422],
    tags: 'private',
  }),
  addResults: post({
    ...results,
    endpoint: 'newResults',
    summary: 'Takes what a site counted',
    answer: {},
    status: 204,
    refusals: [400, 401, 413, 415, 429],
    body: resultBatchSchema,
  }),
  homeData: get({
    endpoint: 'homeData',
    summary: 'The blocks of Home, from the CMS',
    section: 'cms',
    answer: { object: homeDataSchema },
    described: homeDataShape,
    refusals: [],
    tags: [],
  }),
  lead: get({
    ...mailedLink,
    endpoint: 'lead',
    summary: 'The confirmation of an enquiry',
    answer: { object: leadConfirmationSchema },
  }),
  acceptance: get({
    ...mailedLink,
    endpoint: 'acceptance',
    summary: 'What a mailed link asks to accept',
    answer: { object: acceptanceSchema },
  }),
  alert: get({
    ...mailedLink,
    endpoint: 'alert',
    summary: 'An alert',
    answer: { object: alertAnswerSchema },
  }),
  alerts: get({
    ...mailedLink,
    endpoint: 'alerts',
    summary: 'The alerts of an address',
    answer: { object: alertListSchema },
  }),
  adverts: get({
    ...mailedLink,
    endpoint: 'adverts',
    summary: 'The homes that an agent is asked about by mail',
    answer: { object: advertListSchema },
    isOptional: true,
  }),
  answerAdvert: post({
    ...linkForm,
    endpoint: 'adverts',
    summary: 'What an agent says of one of them',
    answer: {},
    body: advertAnswerSchema,
    isOptional: true,
  }),
  results: get({
    ...mailedLink,
    endpoint: 'results',
    summary: "What an agent's homes earned in the last week",
    answer: { object: agentResultsSchema },
    isOptional: true,
  }),
  actOnResults: post({
    ...linkForm,
    endpoint: 'results',
    summary: 'A link for the owner of one of them, or a note',
    answer: { object: resultActionAnswerSchema },
    body: resultActionSchema,
    isOptional: true,
  }),
  owner: get({
    ...mailedLink,
    endpoint: 'owner',
    summary: 'What a home earned, for its owner',
    answer: { object: ownerResultsSchema },
    isOptional: true,
  }),
  cancellation: get({
    ...mailedLink,
    endpoint: 'cancellation',
    summary: 'What a mailed link cancels',
    answer: { object: cancellationStateSchema },
  }),
  subscription: get({
    ...mailedLink,
    endpoint: 'subscription',
    summary: 'Whom the link of a newsletter is of',
    answer: { object: subscriptionStateSchema },
  }),
  transfer: get({
    ...mailedLink,
    endpoint: 'transfer',
    summary: 'A list of favourites, encrypted, on its way to another device',
    answer: { object: transferSchema },
    refusals: [404],
    isOptional: true,
  }),
  newTransfer: post({
    ...form,
    endpoint: 'newTransfer',
    summary: 'Stores such a list for a week',
    answer: { object: newTransferSchema },
    status: 201,
    body: transferBodySchema,
    isOptional: true,
  }),
  reportAdvert: post({
    ...form,
    endpoint: 'newAdvertReport',
    summary: 'Reports what is wrong with an advert',
    answer: {},
    status: 201,
    body: advertReportSchema,
    isOptional: true,
  }),
  subscribe: post({
    ...form,
    endpoint: 'newSubscription',
    summary: 'Asks for the newsletter',
    answer: {},
    status: 201,
    body: subscriptionSchema,
  }),
  accept: post({
    ...linkForm,
    endpoint: 'accept',
    summary: 'Confirms a newsletter or an alert',
    answer: {},
    body: acceptBodySchema,
  }),
  enquire: post({
    ...form,
    endpoint: 'newOpportunity',
    summary: 'Asks an agent about a listing, or an agent or agency for an answer',
    answer: { object: opportunityAnswerSchema },
    status: 201,
    body: opportunitySchema,
  }),
  requestSale: post({
    ...form,
    endpoint: 'newOwnerRequest',
    summary: "An owner's request to sell or to let",
    answer: { object: ownerRequestAnswerSchema },
    status: 201,
    body: ownerRequestSchema,
  }),
  requestAlert: post({
    ...form,
    endpoint: 'newAlert',
    summary: 'Asks for an alert',
    answer: {},
    status: 202,
    body: alertFormSchema,
  }),
  changeAlert: {
    ...linkForm,
    method: 'PUT',
    endpoint: 'alert',
    summary: 'Changes an alert',
    answer: { object: alertAnswerSchema },
    tags: 'private',
    body: alertUpdateSchema,
  },
  deleteAlert: {
    ...linkForm,
    method: 'DELETE',
    endpoint: 'alert',
    summary: 'Ends an alert',
    answer: {},
    status: 204,
    tags: 'private',
  },
  changeAlerts: post({
    ...linkForm,
    endpoint: 'alerts',
    summary: 'Opens, pauses, resumes or deletes alerts of an address',
    answer: { object: alertActionAnswerSchema },
    body: alertActionSchema,
  }),
  cancel: post({
    ...linkForm,
    endpoint: 'cancel',
    summary: 'Cancels alerts or all communications; the body has crossingId too',
    answer: { object: cancellationAnswerSchema },
    body: cancellationSchema,
  }),
  requestLink: post({
    ...form,
    endpoint: 'newLink',
    summary: 'Asks for a new link by mail',
    answer: {},
    status: 202,
    body: linkRequestSchema,
  }),
  unsubscribe: post({
    ...mailedLink,
    endpoint: 'subscription',
    summary: 'Ends a newsletter, or the mails of an alert',
    answer: {},
  }),
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;

export const operationNames = Object.keys(operations) as OperationName[];

export const operationOf = (name: OperationName): Operation => operations[name];
