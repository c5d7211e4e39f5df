import { operatorsKey } from '#config/operatorsKey.ts';
import { mailListSchema, shownMailSchema, type MailListDto, type ShownMailDto } from '#shared/contract/mails.ts';

/** The bundled origin is near: whatever takes longer is not it, or is broken. */
const timeoutMs = 5_000;

/**
 * What could not be shown: the API is no bundled origin with this ADMIN_TOKEN, the origin does not answer, or there is
 * no such mail.
 */
export type Trouble = 'foreign' | 'down' | 'unknown';
export type OriginAnswer<T> = { ok: true; value: T } | { ok: false; trouble: Trouble };

export interface OriginMails {
  list: () => Promise<OriginAnswer<MailListDto>>;
  /** @param id letters, digits and hyphens */
  show: (id: string) => Promise<OriginAnswer<ShownMailDto>>;
  /** Queues a mail that was given up once more. @returns whether it was one */
  resend: (id: string) => Promise<OriginAnswer<boolean>>;
}

/** Asks the bundled origin for its mails. A foreign upstream gets a derived key, never the token. */
export function createOriginMails(apiUrl: () => string, token: string): OriginMails {
  const authorization = `Bearer ${operatorsKey(token)}`;

  async function ask<T>(
    path: string,
    read: (response: Response) => Promise<T>,
    { method = 'GET', isOne = false } = {},
  ): Promise<OriginAnswer<T>> {
    let response: Response;
    try {
      response = await fetch(`${apiUrl()}/operators/mails${path}`, {
        method,
        headers: { authorization },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch {
      return { ok: false, trouble: 'down' };
    }
    if (response.status >= 500) return { ok: false, trouble: 'down' };
    // An upstream without this interface answers 404.
    if (isOne && response.status === 404) return { ok: false, trouble: 'unknown' };
    try {
      return { ok: true, value: await read(response) };
    } catch {
      return { ok: false, trouble: 'foreign' };
    }
  }

  return {
    list: () => ask('', async (response) => mailListSchema.parse(await response.json())),
    show: (id) => ask(`/${id}`, async (response) => shownMailSchema.parse(await response.json()), { isOne: true }),
    resend: (id) =>
      ask(
        `/${id}/send`,
        ({ status }) =>
          status === 204 || status === 409 ? Promise.resolve(status === 204) : Promise.reject(new Error()),
        { method: 'POST', isOne: true },
      ),
  };
}
