import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { formTokenName, formTokenPath, minTokenSeconds } from '#shared/forms/guard.ts';

/** A form that a visitor sends until the site says that it was received. */
export interface SentForm {
  kind: 'opportunity' | 'ownerRequest' | 'newsletter';
  email: string;
  path: string;
  body: Record<string, unknown>;
  idempotencyKey: string;
}

export interface Receipt {
  form: SentForm;
  /** 201: the API has it; 202: the site keeps it. */
  status: number;
  attempts: number;
  /** Statuses of the answers before it; 0 where none came. */
  refusals: number[];
}

const person = { name: 'Nadia', surname: 'Prueba', language: 'es', pageUrl: '/' };

/** The forms of a run, each from an address of its own. @param references of listings that are asked about */
export function formsToSend(count: number, references: readonly string[]): SentForm[] {
  return Array.from({ length: count }, (_, index): SentForm => {
    const email = `lead-${index}@example.com`;
    const common = { email, idempotencyKey: randomUUID() };
    if (index % 3 === 0)
      return {
        kind: 'opportunity',
        path: '/web/opportunity',
        body: {
          ...person,
          email,
          reference: references[index % references.length],
          message: `Consulta ${index}`,
          acceptPrivacy: true,
        },
        ...common,
      };
    if (index % 3 === 1)
      return {
        kind: 'ownerRequest',
        path: '/web/lead',
        body: {
          type: index % 2 === 0 ? 'BUY' : 'RENT',
          fullName: 'Nadia Prueba',
          email,
          phone: '+34600123456',
          cities: ['madrid'],
          acceptTerms: true,
          language: 'ca',
          pageUrl: '/ca/serveis/vendre',
        },
        ...common,
      };
    return {
      kind: 'newsletter',
      path: '/web/subscribe',
      body: { ...person, email, acceptConditions: true, acceptCommercials: true },
      ...common,
    };
  });
}

/** Between two forms of a visitor, in ms: so that a run sees many crashes. */
const thinkMs = 50;

/** A token of the site's forms, once it is old enough to be taken. */
async function formToken(site: string): Promise<string> {
  const { token } = (await (await fetch(site + formTokenPath)).json()) as { token: string };
  await sleep((minTokenSeconds + 0.5) * 1_000);
  return token;
}

/** A network of its own for each form: the limits are not what is tested. */
const addressOf = (index: number): string => `5.${index & 255}.${(index >> 8) & 255}.1`;

/** Sends once. @returns the status, 0 without a whole response */
async function send(site: string, { path, body, idempotencyKey }: SentForm, token: string, index: number) {
  try {
    const response = await fetch(site + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
        'x-forwarded-for': addressOf(index),
      },
      body: JSON.stringify({ ...body, [formTokenName]: token }),
      signal: AbortSignal.timeout(10_000),
    });
    const text = await response.text();
    if (response.status >= 400 && response.status < 500 && response.status !== 429)
      throw new TypeError(`${response.status} ${text}`);
    return response.status;
  } catch (error) {
    if (error instanceof TypeError && /^4\d\d /.test(error.message)) throw error;
    return 0;
  }
}

/**
 * Visitors who send their forms at the same time, and each form again with the same key until it is received, as a
 * browser's form does.
 * @throws TypeError for a form that is refused
 */
export async function sendForms(
  site: string,
  forms: readonly SentForm[],
  { visitors, onReceived }: { visitors: number; onReceived: (count: number) => void },
): Promise<Receipt[]> {
  const token = await formToken(site);
  const receipts: Receipt[] = [];
  let next = 0;
  const visit = async () => {
    while (next < forms.length) {
      const index = next;
      next += 1;
      const form = forms[index]!;
      const refusals: number[] = [];
      for (let attempts = 1; ; attempts += 1) {
        const status = await send(site, form, token, index);
        if (status === 201 || status === 202) {
          receipts.push({ form, status, attempts, refusals });
          onReceived(receipts.length);
          await sleep(thinkMs);
          break;
        }
        refusals.push(status);
        // Nobody repeats a form as fast as that; a wait of minutes would make the run as long.
        await sleep(status === 429 ? 5_000 : 100 + Math.random() * 400);
      }
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return receipts;
}
