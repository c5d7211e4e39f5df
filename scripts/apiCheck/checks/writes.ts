import { randomUUID } from 'node:crypto';
import type { CapabilitiesDto } from '#shared/contract/capabilities.ts';
import { isFields } from '#shared/contract/fields.ts';
import { endpoints } from '#shared/api/endpoints.ts';
import { operationOf, type OperationName } from '../../contract/operations.ts';
import { readStrictly } from '../../contract/readStrictly.ts';
import type { Answer } from '../client.ts';
import { checkError, summaryOf } from '../checkAnswer.ts';
import type { CheckContext } from '../context.ts';
import { rankOf, type WalkedList } from '../listWalk.ts';
import { reportPart } from './capabilities.ts';

type Body = Record<string, unknown>;

interface FormCase {
  name: OperationName;
  body: Body;
  /** A required field, to be left out. */
  required: string;
}

/** Names that no one has, an address of a domain that is reserved, and a number of those kept for fiction. */
const person = { name: 'Prueba', surname: 'API-check (test, do not answer)' };
const phone = '+12025550123';
const message = 'Test of the API by npm run api-check. Please do not answer.';

function formsOf(email: string, lists: readonly WalkedList[]): FormCase[] {
  const estate = lists.flatMap(({ estates }) => estates).find((one) => rankOf(one) === 0);
  const language = 'es';
  const search = { type: 'buy', frequency: 'daily', where: [], filters: 'rooms=2' };
  const forms: FormCase[] = [
    {
      name: 'subscribe',
      body: { ...person, email, language, acceptConditions: true, acceptCommercials: true },
      required: 'email',
    },
    { name: 'requestAlert', body: { ...search, email, acceptPrivacy: true, language }, required: 'email' },
    { name: 'requestLink', body: { email, purpose: 'alert', language }, required: 'purpose' },
  ];
  if (!estate) return forms;
  const opportunity = { reference: estate.key, subject: 'information', ...person, email, message };
  const owner = { type: 'BUY', fullName: `${person.name} ${person.surname}`, email, phone, moreToKnow: message };
  return [
    ...forms,
    { name: 'reportAdvert', body: { reference: estate.key, reason: 'other', message, language }, required: 'reason' },
    { name: 'enquire', body: { ...opportunity, acceptPrivacy: true, language }, required: 'message' },
    {
      name: 'requestSale',
      body: { ...owner, cities: [estate.address.province_slug], acceptTerms: true, language },
      required: 'fullName',
    },
  ];
}

/** Sends a form. @param key of the request, which a repetition has too */
const sendForm = (
  { send }: CheckContext,
  name: OperationName,
  body: string,
  key: string,
  type = 'application/json',
) => {
  const { endpoint, method } = operationOf(name);
  const headers = { 'Content-Type': type, 'Idempotency-Key': key };
  return send(endpoints[endpoint].path, { method, headers, body, endpoint });
};

const fieldsOf = ({ json }: Answer): string[] =>
  isFields(json) && isFields(json.fields) ? Object.keys(json.fields) : [];

/** A form that is right, and the same again. @returns whether the API has it */
async function checkAccepted(context: CheckContext, { name, body }: FormCase): Promise<boolean> {
  const operation = operationOf(name);
  const key = randomUUID();
  const text = JSON.stringify(body);
  const first = await sendForm(context, name, text, key);
  const say = context.find.bind(null, operation, first);
  const status = operation.status ?? 200;
  if (operation.isOptional && first.status === 404) {
    say({ rule: 'not-there', severity: 'note', came: '404', contract: 'an optional call' });
    return false;
  }
  if (first.status !== status) {
    const fields = fieldsOf(first).join(', ');
    const came = `${summaryOf(first)}${fields ? ` for ${fields}` : ''}`;
    say({ rule: 'form', came, contract: `a form that is right is a ${status}` });
    return true;
  }
  for (const { path, value, reason } of readStrictly(operation.answer, first.json))
    say({ rule: 'form-answer', came: `${path} is ${JSON.stringify(value)}`, contract: `${path}: ${reason}` });
  if (!/no-store/.test(first.headers.get('cache-control') ?? 'no-store'))
    say({ rule: 'cache-private', came: 'an answer that may be stored', contract: 'personal answers are no-store' });
  const again = await sendForm(context, name, text, key);
  if (again.status !== first.status || again.bytes.toString() !== first.bytes.toString())
    context.find(operation, again, {
      rule: 'idempotency',
      came: `${again.status} ${again.bytes.toString('utf8', 0, 80)} after ${first.bytes.toString('utf8', 0, 80)}`,
      contract: 'a request with an Idempotency-Key is carried out once; a repeat gets the first answer',
    });
  return true;
}

/** Forms that are wrong, each in one way. */
async function checkRefused(context: CheckContext, { name, body, required }: FormCase): Promise<void> {
  const { [required]: _, ...without } = body;
  const { acceptPrivacy, acceptConditions, acceptTerms, ...unaccepted } = body;
  const consent = Object.entries({ acceptPrivacy, acceptConditions, acceptTerms }).find(([, value]) => value)?.[0];
  const broken: [sent: string, status: number, field: string | undefined, type?: string][] = [
    [JSON.stringify(without), 422, required],
    ...(consent === undefined ? [] : ([[JSON.stringify(unaccepted), 422, consent]] as [string, number, string][])),
    ['{"a":', 400, undefined],
    ['a=b', 415, undefined, 'text/plain'],
  ];
  const operation = operationOf(name);
  for (const [sent, status, field, type] of broken) {
    const answer = await sendForm(context, name, sent, randomUUID(), type);
    const say = context.find.bind(null, operation, answer);
    const contract = { 422: 'a refused form is a 422 with fields', 400: 'no JSON is a 400', 415: 'not JSON is a 415' };
    const said = contract[status as keyof typeof contract];
    if (answer.status >= 500 || answer.status === 0 || answer.status < 400)
      say({ rule: 'form-refusal', came: summaryOf(answer), contract: said, section: 'errors' });
    else if (answer.status !== status && status === 422)
      say({ rule: 'form-refusal', severity: 'warning', came: summaryOf(answer), contract: said, section: 'errors' });
    else {
      checkError(answer, say, operation);
      if (field !== undefined && !fieldsOf(answer).includes(field))
        say({
          rule: 'form-fields',
          came: `fields ${fieldsOf(answer).join(', ') || 'none'}`,
          contract: `${said}: ${field}`,
        });
    }
  }
}

interface LaterForm {
  isNamed: boolean;
  form: OperationName;
  body: Body;
}

/** A form that an API may lack, against what it says that it has. */
async function checkLater(context: CheckContext, name: string, { isNamed, form, body }: LaterForm): Promise<void> {
  const operation = operationOf(form);
  const answer = await sendForm(context, form, JSON.stringify(body), randomUUID());
  const missing = answer.status === (operation.status ?? 200) ? undefined : summaryOf(answer);
  reportPart({ name, isNamed, answer, missing, works: missing === undefined }, (...found) =>
    context.find(operation, ...found),
  );
}

/** Sends every form that needs no mailed link, marked as a test, and forms that must be refused. */
export async function checkWrites(
  context: CheckContext,
  lists: readonly WalkedList[],
  { messages, reports }: CapabilitiesDto,
): Promise<void> {
  const email = `api-check+${Date.now().toString(36)}@example.com`;
  for (const form of formsOf(email, lists)) {
    if (await checkAccepted(context, form)) await checkRefused(context, form);
  }
  const note = { ...person, email, message, acceptPrivacy: true, language: 'es' };
  await checkLater(context, 'messages', { isNamed: messages, form: 'enquire', body: { ...note, subject: 'contact' } });
  const report = { reason: 'other', message, language: 'es' };
  const [estate] = lists.flatMap(({ estates }) => estates);
  if (estate)
    await checkLater(context, 'reports', {
      ...{ isNamed: reports, form: 'reportAdvert', body: { ...report, reference: estate.key } },
    });
  const unknown = { reference: 'ZZ9999-9999', ...person, email, message, acceptPrivacy: true, language: 'es' };
  const answer = await sendForm(context, 'enquire', JSON.stringify(unknown), randomUUID());
  if (answer.status !== 422)
    context.find(operationOf('enquire'), answer, {
      rule: 'form-refusal',
      came: `${summaryOf(answer)} for an unknown listing`,
      contract: 'an unknown listing is refused: 422',
    });
}
