import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** What has been delivered, as it came. */
  delivered: { from: string; to: string[]; content: string }[];
  /** What it answers to a recipient; null: it takes the mail. */
  refusal: { code: number; text: string } | null;
  stop: () => Promise<void>;
}

/** A real mail server on a port of its own. */
export async function startMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: (_address, _session, callback) => {
      callback(mail.refusal ? Object.assign(new Error(mail.refusal.text), { responseCode: mail.refusal.code }) : null);
    },
    onData: (stream, { envelope }, callback) => {
      void text(stream).then((content) => {
        mail.delivered.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          content,
        });
        callback();
        // A sender that is killed leaves half a message.
      }, callback);
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    delivered: [],
    refusal: null,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
  return mail;
}

/** A header of encoded words (RFC 2047). */
const decodeWords = (value: string): string =>
  value.replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=(?:\s+(?==\?))?/gi, (_, coding: string, coded: string) =>
    coding.toUpperCase() === 'B'
      ? Buffer.from(coded, 'base64').toString()
      : decodeURIComponent(coded.replaceAll('_', ' ').replaceAll('=', '%')),
  );

/** A message's header, and its parts decoded. */
export function readMessage(content: string): {
  header: (name: string) => string | undefined;
  /** Decoded. */
  subject: string;
  text: string;
  html: string;
} {
  const [head = '', ...rest] = content.split('\r\n\r\n');
  const header = (name: string): string | undefined =>
    new RegExp(`^${name}:(.*(?:\\r\\n[ \\t].*)*)`, 'im')
      .exec(head)?.[1]
      ?.replaceAll(/\r\n[ \t]/g, ' ')
      .trim();
  const body = rest.join('\r\n\r\n');
  const part = (type: string): string => {
    // The texts of a mail with a file are parts of its first part.
    const boundaries = [...content.matchAll(/boundary="?([^";\r]+)/gi)].map(([, one]) => one!);
    const boundary = boundaries.at(-1) ?? '';
    const found = body.split(`--${boundary}`).find((one) => one.toLowerCase().includes(`content-type: ${type}`)) ?? '';
    const [partHead = '', ...lines] = found.trimStart().split('\r\n\r\n');
    const encoded = lines.join('\r\n\r\n').trimEnd();
    if (/base64/i.test(partHead)) return Buffer.from(encoded, 'base64').toString();
    if (!/quoted-printable/i.test(partHead)) return encoded;
    const bytes = encoded
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString();
  };
  const subject = decodeWords(header('Subject') ?? '');
  return { header, subject, text: part('text/plain'), html: part('text/html') };
}
