import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Deliver } from './createMailer.ts';
import type { Message } from './toMessage.ts';

/** Files held at most; the oldest are removed first. */
const maxFiles = 200;

const rawPart = (type: string, content: string): { raw: string } => ({
  raw: `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${content}`,
});

/**
 * Texts without transfer encoding, which would break long links into two lines. The logo's picture is left out: its
 * alternative text stands in the file.
 */
const readable = ({ text, html, attachments: _, ...message }: Message): SendMailOptions => ({
  ...message,
  alternatives: [rawPart('text/plain', text), rawPart('text/html', html)],
});

/**
 * Writes mails into a folder, for development without a mail server. Files are named by their time and readable by the
 * process's user only, because links are secrets.
 */
export function createFileDelivery(dir: string, now = Date.now): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (message, id) => {
    const { message: content } = await transport.sendMail(readable(message));
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const time = new Date(now()).toISOString().replaceAll(/[:.]/g, '-');
    await writeFile(path.join(dir, `${time}-${id}.eml`), content as Buffer, { mode: 0o600 });
    const files = (await readdir(dir)).filter((name) => name.endsWith('.eml')).sort();
    for (const name of files.slice(0, -maxFiles)) await rm(path.join(dir, name), { force: true });
  };
}
