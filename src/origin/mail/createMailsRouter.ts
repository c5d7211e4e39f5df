import { Router } from 'express';
import type { MailDelivery } from '#config/mailDelivery.ts';
import type { ListedMailDto, MailListDto, ShownMailDto } from '#shared/contract/mails.ts';
import { countOutbox, findMail, listMails, resendMail, type ListedMail } from '../db/outbox/outbox.ts';
import type { Db } from '../db/tables.ts';
import { listMailFiles, readMailFile } from './readMailFile.ts';
import type { MailSettings } from './MailText.ts';
import { writeMail } from './writeMail.ts';

export interface MailDesk {
  settings: MailSettings;
  delivery: MailDelivery;
  /** Of which the site shows one to be let in. */
  keys: readonly string[];
}

const maxListed = 200;

/** `n…@example.com` */
const masked = (address: string): string => `${address.slice(0, 1)}…${address.slice(address.lastIndexOf('@'))}`;

const toDto = ({ problem, mail, ...listed }: ListedMail, recipient = mail?.recipient): ListedMailDto => ({
  id: listed.id,
  kind: listed.kind,
  state: listed.state,
  madeAt: listed.madeAt,
  tryAt: listed.tryAt,
  attempts: listed.attempts,
  ...(problem === null ? {} : { problem: JSON.stringify(problem) }),
  ...(recipient === undefined ? {} : { to: masked(recipient) }),
});

/**
 * The mails of this origin, for the operators of the site: what was written, and mails that were given up once more.
 */
export function createMailsRouter(db: Db, { settings, delivery }: MailDesk, now: () => number): Router {
  const { dir } = delivery;
  const filesOf = async () => (dir === undefined ? new Map<string, string>() : listMailFiles(dir));

  async function list(): Promise<MailListDto> {
    const [{ waiting, givenUp }, newest, failed, files] = await Promise.all([
      countOutbox(db),
      listMails(db, { limit: maxListed }),
      listMails(db, { state: 'given_up', limit: maxListed }),
      filesOf(),
    ]);
    const listed = [...failed, ...newest.filter(({ state }) => state !== 'given_up')].slice(0, maxListed);
    const mails = listed.map(async (mail) => {
      const file = files.get(mail.id);
      return toDto(mail, file === undefined ? undefined : (await readMailFile(file))?.recipient);
    });
    return { delivery: delivery.kind, waiting, givenUp, mails: await Promise.all(mails) };
  }

  async function show(id: string): Promise<ShownMailDto | undefined> {
    const found = await findMail(db, id);
    if (!found) return undefined;
    const file = (await filesOf()).get(id);
    const written = found.mail ? await writeMail(found.mail, settings) : file && (await readMailFile(file));
    if (!written) return toDto(found);
    const { recipient, subject, text, html } = written;
    return { ...toDto(found, recipient), content: { subject, text, html } };
  }

  const router = Router();
  router.get('/', async (_req, res) => {
    res.json(await list());
  });
  router.get('/:id', async (req, res) => {
    const mail = await show(req.params.id);
    if (mail) res.json(mail);
    else res.status(404).end();
  });
  router.post('/:id/send', async (req, res) => {
    res.status((await resendMail(db, req.params.id, now())) ? 204 : 409).end();
  });
  return router;
}
