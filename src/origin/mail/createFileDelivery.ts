import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Deliver } from './createMailer.ts';
import type { Message } from './toMessage.ts';

/** Files kept; the oldest go first. */
const kept = 200;

const rawPart = (type: string, content: string): { raw: string } => ({
  raw: `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${content}`,
});

/** With the texts as they are: encoded for a mail server, a long link is broken in two, and an editor shows it so. */
const readable = ({ text, html, ...message }: Message): SendMailOptions => ({
  ...message,
  alternatives: [rawPart('text/plain', text), rawPart('text/html', html)],
});

/**
 * Writes mails into a folder, where there is no server to hand them to: so whoever develops can open their links. Named by their
 * time; for the process's own user alone, because links are secrets.
 */
export function createFileDelivery(dir: string, now = Date.now): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (message, id) => {
    const { message: content } = await transport.sendMail(readable(message));
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const time = new Date(now()).toISOString().replaceAll(/[:.]/g, '-');
    await writeFile(path.join(dir, `${time}-${id}.eml`), content as Buffer, { mode: 0o600 });
    const files = (await readdir(dir)).filter((name) => name.endsWith('.eml')).sort();
    for (const name of files.slice(0, -kept)) await rm(path.join(dir, name), { force: true });
  };
}
