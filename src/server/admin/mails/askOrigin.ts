import { mailListSchema, shownMailSchema, type MailListDto, type ShownMailDto } from '#shared/contract/mails.ts';
import type { CallOrigin, OriginAnswer } from '../callOrigin.ts';

export interface OriginMails {
  list: () => Promise<OriginAnswer<MailListDto>>;
  /** @param id letters, digits and hyphens */
  show: (id: string) => Promise<OriginAnswer<ShownMailDto>>;
  /** Queues a mail that was given up once more. @returns whether it was one */
  resend: (id: string) => Promise<OriginAnswer<boolean>>;
}

/** The mails of the bundled origin. */
export const createOriginMails = (call: CallOrigin): OriginMails => ({
  list: () => call('/mails', async (response) => mailListSchema.parse(await response.json())),
  show: (id) => call(`/mails/${id}`, async (response) => shownMailSchema.parse(await response.json()), { isOne: true }),
  resend: (id) =>
    call(
      `/mails/${id}/send`,
      ({ status }) =>
        status === 204 || status === 409 ? Promise.resolve(status === 204) : Promise.reject(new Error()),
      { method: 'POST', isOne: true },
    ),
});
