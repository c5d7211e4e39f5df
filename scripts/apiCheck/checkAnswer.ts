import { addressShape, estateSchema, estateSummarySchema } from '#shared/contract/estate.ts';
import { errorSchema } from '#shared/contract/error.ts';
import { isFields } from '#shared/contract/fields.ts';
import { hidePlaces, hidePrices } from '#shared/contract/hiddenFacts.ts';
import { implausibleFields } from '#shared/contract/implausible.ts';
import { referenceOf } from '#shared/api/readAnswer.ts';
import { optionalStatuses } from '#server/upstream/expectedStatuses.ts';
import { policyOf } from '#server/upstream/policies.ts';
import type { Operation } from '../contract/operations.ts';
import { readStrictly, type Deviation } from '../contract/readStrictly.ts';
import type { Answer } from './client.ts';
import type { Severity } from './findings.ts';
import { toldInTexts } from './toldInTexts.ts';

/** What is found of one answer. */
export interface Statement {
  rule: string;
  severity?: Severity;
  came: string;
  contract: string;
  /** Of docs/api.md; that of the call unless named. */
  section?: string;
}

type Find = (statement: Statement) => void;
/** Whether a record was read before, in another answer. */
type IsKnown = (record: unknown) => boolean;

const maxBytes = 2 * 1024 ** 2;
const maxShown = 80;

const shorten = (text: string): string => (text.length > maxShown ? `${text.slice(0, maxShown)}…` : text);

const shown = (value: unknown): string => shorten(JSON.stringify(value) ?? 'nothing');

/** What an answer is, in a few words. */
export function summaryOf({ status, headers, failure }: Answer): string {
  return failure ?? `${status} ${headers.get('content-type')?.split(';')[0] ?? 'without a type'}`;
}

/** The record of an answer that a path leads into. */
function recordAt(answer: unknown, path: string): unknown {
  let [record, value] = [answer, answer];
  for (const key of path.split('.')) {
    value = (value as Record<string, unknown> | undefined)?.[key];
    if (Array.isArray(value)) continue;
    record = /^\d+$/.test(key) ? value : record;
  }
  return record;
}

const severityOf: Record<Deviation['kind'], Severity> = {
  broken: 'fault',
  lost: 'fault',
  ignored: 'warning',
  unknown: 'warning',
};

const ruleOf: Record<Deviation['kind'], string> = {
  broken: 'answer-broken',
  lost: 'record-lost',
  ignored: 'value-ignored',
  unknown: 'field-unknown',
};

const meaningOf: Record<Deviation['kind'], string> = {
  broken: 'the site takes the API for down',
  lost: 'the site leaves it out',
  ignored: 'the site counts it as absent',
  unknown: 'the site drops it',
};

/** A path without positions, so that the same field of every record is one finding. */
const fieldOf = (path: string): string => path.replace(/(^|\.)\d+(?=\.|$)/g, '$1*');

const isOfEstates = ({ object, records }: Operation['answer']): boolean =>
  [object, records?.results].some((schema) => schema === estateSchema || schema === estateSummarySchema);

const namesOf = (fields: readonly string[]): string => [...new Set(fields)].join(', ');

/** A field of an API's own is dropped, which another finding says. */
const isOfContract = (field: string): boolean =>
  !field.startsWith('address.') || Object.hasOwn(addressShape, field.slice('address.'.length));

/** What an answer says of what it marks as hidden. */
function checkHidden(json: unknown, find: Find): void {
  const copy = structuredClone(json);
  const prices = hidePrices(copy);
  if (prices.length > 0)
    find({
      rule: 'hidden-price',
      came: `${namesOf(prices)} of an estate that is reserved, sold, rented or on request`,
      contract: 'a price that may not be shown is in no public answer, nor what follows from it',
      section: 'estates',
    });
  const places = hidePlaces(copy).filter(isOfContract);
  if (places.length > 0)
    find({
      rule: 'hidden-place',
      came: `${namesOf(places)} of an estate whose address is not full, or whose place is approximate`,
      contract: 'what an address hides is in no public answer, and an approximate place is rounded',
      section: 'hidden-places',
    });
}

function checkBody({ answer: shape }: Operation, { json }: Answer, find: Find, isKnown: IsKnown): void {
  for (const { kind, path, value, reason } of readStrictly(shape, json, isKnown)) {
    const record = referenceOf(recordAt(json, path));
    const where = path === '' ? 'the answer' : `${path}${record === 'unknown' ? '' : ` of ${record}`}`;
    // Fields of the API's own do no harm; a spelling of the contract's does.
    const isOwn = kind === 'unknown' && !reason.startsWith('camelCase');
    find({
      rule: ruleOf[kind],
      severity: isOwn ? 'note' : severityOf[kind],
      came: `${where} is ${shown(value)}`,
      contract: `${fieldOf(path) || 'answer'}: ${reason}; ${meaningOf[kind]}`,
    });
  }
  const list: unknown = isFields(json) ? (json.results ?? json) : json;
  const estates: unknown[] = isOfEstates(shape) ? (Array.isArray(list) ? list : [list]) : [];
  for (const record of estates)
    for (const name of isFields(record) ? implausibleFields(record) : [])
      find({
        rule: 'value-implausible',
        severity: 'warning',
        came: `${name} of ${referenceOf(record)} is ${shown((record as Record<string, unknown>)[name])}`,
        contract: `${name}: cannot be true; ${meaningOf.ignored}`,
      });
  for (const record of estates)
    for (const { field, what, words } of toldInTexts(record))
      find({
        rule: 'hidden-in-text',
        severity: 'warning',
        came: `${field} of ${referenceOf(record)} says “${shorten(words)}”`,
        contract: `what an ${what === 'address' ? 'address' : 'estate'} hides is in no text: the site shows texts as they are`,
        section: what === 'address' ? 'hidden-places' : 'estates',
      });
  checkHidden(json, find);
}

function checkCaching({ tags }: Operation, { headers }: Answer, find: Find): void {
  const control = headers.get('cache-control') ?? '';
  const say = (rule: string, severity: Severity, came: string, contract: string) =>
    find({ rule, severity, came, contract, section: 'caching' });
  if (tags === 'private') {
    if (!/\bprivate\b/.test(control) || !/\bno-store\b/.test(control))
      say('cache-private', 'fault', `Cache-Control: ${control || 'none'}`, 'personal answers are private, no-store');
    return;
  }
  if (!/\bmax-age=\d/.test(control))
    say('cache-control', 'warning', `Cache-Control: ${control || 'none'}`, 'every public GET states its freshness');
  if (!headers.has('etag')) say('etag-missing', 'warning', 'no ETag', 'every public GET has a validator');
  const sent = headers.get('surrogate-key')?.split(/\s+/) ?? [];
  const missing = tags.filter((tag) => !sent.includes(tag));
  if (sent.length === 0 || missing.length > 0)
    say(
      'surrogate-key',
      'warning',
      `Surrogate-Key: ${sent.slice(0, 5).join(' ') || 'none'}`,
      `every public GET states its tags${missing.length > 0 ? `: ${missing.join(', ')}` : ''}; without them changes appear when max-age is over`,
    );
}

/** Checks the body of an error. */
export function checkError(answer: Answer, find: Find, operation?: Pick<Operation, 'tags'>): void {
  const result = errorSchema.safeParse(answer.json);
  if (!result.success)
    find({
      rule: 'error-body',
      came: `${summaryOf(answer)}: ${answer.bytes.toString('utf8', 0, maxShown).replaceAll(/\s+/g, ' ')}`,
      contract: 'an error is JSON with code, message and error',
      section: 'errors',
    });
  const control = answer.headers.get('cache-control') ?? '';
  if (operation?.tags === 'private' && !/no-store/.test(control))
    find({
      rule: 'cache-private',
      came: `${answer.status}, Cache-Control: ${control || 'none'}`,
      contract: 'personal answers are private, no-store, their errors too',
      section: 'caching',
    });
}

/** Whether a status says that the API has no such call, as the site reads it. */
const isNotThere = ({ isOptional, endpoint }: Operation, { status }: Answer): boolean =>
  isOptional === true &&
  (status === 404 || (policyOf(endpoint).statuses === optionalStatuses && optionalStatuses.always.includes(status)));

/** An answer with another status than was asked for. */
function checkStatus(operation: Operation, answer: Answer, expected: readonly number[], find: Find): void {
  if (isNotThere(operation, answer))
    find({ rule: 'not-there', severity: 'note', came: String(answer.status), contract: 'an optional call' });
  else
    find({ rule: 'status', came: summaryOf(answer), contract: `status ${expected.join(' or ')}`, section: 'errors' });
}

/**
 * Checks all that can be said of an answer without knowing why it was asked for.
 * @param statuses that it may have; undefined: that of success, or a 404 of an optional call
 */
export function checkAnswer(
  operation: Operation,
  answer: Answer,
  statuses: readonly number[] = [operation.status ?? 200],
  find: Find,
  isKnown: IsKnown,
): void {
  const { timeouts } = policyOf(operation.endpoint);
  if (answer.failure && !answer.isLate)
    find({ rule: 'no-answer', came: answer.failure, contract: 'every call is answered', section: 'conventions' });
  else if (answer.failure || answer.ms > timeouts.response)
    find({
      rule: 'slow',
      came: answer.failure ?? `an answer after ${Math.round(answer.ms)} ms`,
      contract: `the site waits ${timeouts.response} ms for the first byte and ${timeouts.request} ms in all`,
      section: 'conventions',
    });
  if (answer.failure) return;
  if (answer.bytes.length > maxBytes)
    find({
      rule: 'too-large',
      came: `${answer.bytes.length} bytes`,
      contract: 'at most 2 MB an answer',
      section: 'conventions',
    });
  if (!statuses.includes(answer.status)) return checkStatus(operation, answer, statuses, find);
  if (answer.status === 304) return;
  if (answer.status >= 400) return checkError(answer, find, operation);
  if (answer.json === undefined)
    return find({ rule: 'no-json', came: summaryOf(answer), contract: 'JSON in UTF-8', section: 'conventions' });
  checkBody(operation, answer, find, isKnown);
  checkCaching(operation, answer, find);
}
