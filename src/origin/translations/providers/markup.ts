import { escapeHtml } from '#shared/seo/escapeHtml.ts';
import { lookUp } from '#shared/lookUp.ts';
import type { Part } from '../keptWords.ts';

/** A line as marked-up text. @param mark the element around what is kept, opened and closed */
export const toMarkup = (parts: readonly Part[], [open, close]: readonly [open: string, close: string]): string =>
  parts.map((part) => (typeof part === 'string' ? escapeHtml(part) : open + escapeHtml(part.keep) + close)).join('');

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
};

/** A line out of marked-up text: the element around what is kept is gone. Any other stays, and fails the check. */
export const fromMarkup = (text: string, [open, close]: readonly [open: string, close: string]): string =>
  text
    .replaceAll(open, '')
    .replaceAll(close, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (entity, decimal, hexadecimal, name) => {
      if (name) return lookUp(entities, String(name).toLowerCase()) ?? String(entity);
      const code = decimal ? Number(decimal) : Number.parseInt(String(hexadecimal), 16);
      return code > 31 && code < 0x11_00_00 ? String.fromCodePoint(code) : ' ';
    });
