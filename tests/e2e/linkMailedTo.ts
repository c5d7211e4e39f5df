import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from './consoleGuard.ts';

const mails = path.resolve(import.meta.dirname, '../../.cache/e2e/site/mail');

/** The link to a page in the mail to an address, read from the files that the origin writes without a mail server. */
export async function linkMailedTo(address: string, page: 'aceptar' | 'baja'): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      () => {
        // The folder is created with the first mail.
        const texts = (existsSync(mails) ? readdirSync(mails) : []).map((name) =>
          readFileSync(path.join(mails, name), 'utf8').replace(/=\r?\n/g, ''),
        );
        link = texts
          .filter((text) => text.includes(address))
          .map((text) => new RegExp(`http://[^\\s"<>/]*/rgpd/${page}/[^\\s"<>]+`).exec(text)?.[0])
          .find(Boolean);
        return link;
      },
      { timeout: 60_000 },
    )
    .toBeDefined();
  const { pathname } = new URL(link!);
  return pathname;
}
