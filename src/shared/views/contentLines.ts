/** One property of a contact or a calendar: its name with its parameters, and its value as it stands on the line. */
export type Property = readonly [name: string, value: string];

/** Octets of a line, without its end (RFC 6350 §3.2). */
const maxLineOctets = 75;

const encoder = new TextEncoder();

const controls = /[\u0000-\u0009\u000b-\u001f\u007f]/g;

/**
 * A text value: what separates values, parts of values and lines stands behind a backslash (RFC 6350 §3.4); other
 * controls are left out.
 */
export const textValue = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(controls, '')
    .replace(/[\\,;]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Breaks a line where it is too long, never within a character; what follows begins with a space (RFC 6350 §3.2). */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxLineOctets) {
      lines.push(current);
      [current, octets] = [' ', 1];
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** The lines of a contact or a calendar: both have the same form (RFC 6350 §3, RFC 5545 §3.1). */
export const contentLines = (properties: readonly Property[]): string =>
  properties.map(([name, value]) => `${fold(`${name}:${value}`)}\r\n`).join('');
