import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A mail that createFileDelivery wrote. */
export interface MailFile {
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** Encoded words (RFC 2047), as nodemailer writes them. */
const decodeWords = (value: string): string =>
  value.replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=(?:\s+(?==\?))?/gi, (_, coding: string, coded: string) =>
    coding.toUpperCase() === 'B'
      ? Buffer.from(coded, 'base64').toString()
      : decodeURIComponent(coded.replaceAll('_', ' ').replaceAll('=', '%')),
  );

/** Reads a message whose texts have no transfer encoding. */
function parseMailFile(content: string): MailFile {
  const lines = content.replaceAll('\r\n', '\n');
  const end = lines.indexOf('\n\n');
  const head = lines.slice(0, end).replaceAll(/\n[ \t]+/g, ' ');
  const header = (name: string): string => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1] ?? '';
  const [, boundary = ''] = /boundary="?([^";]+)/i.exec(header('Content-Type')) ?? [];
  const parts = lines.slice(end).split(`\n--${boundary}`);
  const part = (type: string): string => {
    const found = parts.find((one) => one.includes(`Content-Type: ${type}`)) ?? '';
    return found.slice(found.indexOf('\n\n') + 2);
  };
  return {
    recipient: header('To'),
    subject: decodeWords(header('Subject')),
    text: part('text/plain'),
    html: part('text/html'),
  };
}

/** @returns the files of a folder by the id of their mail, empty where there is no folder */
export async function listMailFiles(dir: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(dir).catch(() => []);
  const entries = names.flatMap((name) => {
    const [, id] = /^[\d-]+T[\d-]+Z-(.+)\.eml$/.exec(name) ?? [];
    return id === undefined ? [] : [[id, path.join(dir, name)] as const];
  });
  return new Map(entries);
}

/** @returns undefined where the file cannot be read any more */
export async function readMailFile(file: string): Promise<MailFile | undefined> {
  try {
    return parseMailFile(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
