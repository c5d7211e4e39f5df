import { isFields } from '#shared/contract/fields.ts';
import { lookUp } from '#shared/lookUp.ts';
import { operations, type Operation, type OperationName } from '../../contract/operations.ts';
import type { Answer } from '../client.ts';
import { checkError, summaryOf } from '../checkAnswer.ts';
import type { CheckContext } from '../context.ts';
import type { WalkedList } from '../listWalk.ts';

interface ErrorCase {
  operation: OperationName;
  params: Record<string, string>;
  query?: Record<string, string>;
  status: number;
  /** Query key that `fields` names. */
  field?: string;
}

const nowhere = 'zz-nowhere-9';
const secret = 'apicheck000000000000000000000000000';

const wrongQueries: readonly Record<string, string>[] = [
  { province: nowhere },
  { agent: nowhere },
  { agency: nowhere },
  { price_min: '-1' },
  { price_max: 'abc' },
  { rooms: '9' },
  { estate_type: 'castle' },
  { features: 'nope' },
  { furnished: 'yes' },
  { conservation: 'bad' },
  { bbox: '1,2,3' },
  { references: 'x/y' },
  { _sort: 'cheap' },
  { _page: '0' },
  { _page: 'abc' },
  { _qty: '49' },
  { _facets: 'maybe' },
];

/** What an API refuses, and how. */
const cases: readonly ErrorCase[] = [
  ...wrongQueries.map((query) => ({
    operation: 'estates' as const,
    params: { type: 'buy' },
    query,
    status: 422,
    field: Object.keys(query)[0]!,
  })),
  { operation: 'pins', params: { type: 'buy' }, query: { rooms: '9' }, status: 422, field: 'rooms' },
  { operation: 'provinces', params: {}, query: { type: 'sell' }, status: 422, field: 'type' },
  { operation: 'estates', params: { type: 'sell' }, status: 404 },
  { operation: 'estate', params: { key: 'ZZ9999-9999' }, status: 404 },
  { operation: 'estateBySlug', params: { slug: 'casa-zz9999-9999' }, status: 404 },
  { operation: 'privateEstate', params: { key: 'ZZ9999-9999' }, status: 404 },
  { operation: 'towns', params: { type: 'buy', province: nowhere }, status: 404 },
  { operation: 'zones', params: { type: 'buy', province: nowhere }, status: 404 },
  { operation: 'agents', params: { province: nowhere }, status: 404 },
  { operation: 'agent', params: { agent: nowhere }, status: 404 },
  { operation: 'agencies', params: { province: nowhere }, status: 404 },
  { operation: 'agency', params: { agency: nowhere }, status: 404 },
  { operation: 'sitemap', params: { kind: 'nothing' }, status: 404 },
  { operation: 'lead', params: { secret }, status: 404 },
  { operation: 'acceptance', params: { secret }, status: 404 },
  { operation: 'alert', params: { secret }, status: 404 },
  { operation: 'alerts', params: { secret }, status: 404 },
  { operation: 'cancellation', params: { secret }, status: 404 },
  { operation: 'subscription', params: { secret }, status: 404 },
];

/** A 400 is read by its code (docs/api.md#errors). */
const readAs: Readonly<Record<string, number>> = { 9003: 404, 9004: 410, 9011: 409 };

function meantBy({ status, json }: Answer): number {
  if (status !== 400) return status;
  const code = isFields(json) ? String(json.code) : '';
  return lookUp(readAs, code) ?? 422;
}

/** A refusal has the status, the body and the fields of the contract. */
function checkCase({ find }: CheckContext, operation: Operation, { status, field }: ErrorCase, answer: Answer): void {
  const say = find.bind(null, operation, answer);
  const contract = `what is ${status === 404 ? 'unknown' : 'malformed or unknown in a query'} is a ${status}`;
  const meant = meantBy(answer);
  if (answer.failure || meant >= 500)
    return say({ rule: 'error-500', came: summaryOf(answer), contract, section: 'errors' });
  if (meant === 200 || meant !== status)
    return say({
      rule: meant === 200 ? 'error-as-200' : 'error-status',
      came: `${summaryOf(answer)}${field === undefined ? '' : ` for ${field}`}`,
      contract,
      section: 'errors',
    });
  checkError(answer, say, operation);
  const fields = isFields(answer.json) && isFields(answer.json.fields) ? Object.keys(answer.json.fields) : [];
  if (status === 422 && field !== undefined && !fields.includes(field))
    say({
      rule: 'error-fields',
      severity: 'warning',
      came: `fields ${fields.join(', ') || 'none'}`,
      contract: 'fields names the query keys that are wrong',
      section: 'errors',
    });
}

/** Unknown paths, and methods that a path has not. */
async function checkOthers({ send, find }: CheckContext): Promise<void> {
  const anyCall = { endpoint: 'other', section: 'errors' } as const;
  const unknown = await send('/web/zz-nothing');
  if (unknown.status !== 404)
    find(anyCall, unknown, { rule: 'error-status', came: summaryOf(unknown), contract: 'an unknown path is a 404' });
  else checkError(unknown, (statement) => find(anyCall, unknown, statement));
  for (const path of ['/web/provinces', '/web/estates/buy']) {
    const answer = await send(path, { method: 'DELETE' });
    if (answer.status !== 405)
      find(anyCall, answer, {
        rule: 'method',
        severity: answer.status < 400 ? 'fault' : 'warning',
        came: summaryOf(answer),
        contract: 'another method is a 405',
      });
    else checkError(answer, (statement) => find(anyCall, answer, statement));
  }
}

/** What a listing earned is for whoever has the key. */
async function checkKey({ ask, find }: CheckContext, lists: readonly WalkedList[]): Promise<void> {
  const [estate] = lists.flatMap(({ estates }) => estates);
  if (!estate) return;
  const answer = await ask('estateResults', { key: estate.key });
  if (answer.status !== 401 && answer.status !== 404)
    find(operations.estateResults, answer, {
      rule: 'without-key',
      came: summaryOf(answer),
      contract: 'without the key a 401; 404 where there are no results',
    });
}

/** What is unknown, malformed or of another method is refused as the contract says. */
export async function checkErrors(context: CheckContext, lists: readonly WalkedList[]): Promise<void> {
  for (const one of cases) {
    const operation = operations[one.operation];
    const { params, query = {} } = one;
    // The status is judged here, with the reason why it was asked for.
    const answer = await context.ask(one.operation, params, { query });
    checkCase(context, operation, one, answer);
  }
  await checkOthers(context);
  await checkKey(context, lists);
}
