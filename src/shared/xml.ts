import { escapeHtml } from '#shared/seo/escapeHtml.ts';

/** Characters that XML 1.0 has no place for, escaped neither. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

type Attributes = Readonly<Record<string, string | undefined>>;

/** A text as it stands in an element or in a quoted attribute. */
export const xmlText = (text: string): string => escapeHtml(text.toWellFormed().replace(forbidden, ''));

const open = (name: string, attributes: Attributes): string =>
  name +
  Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${xmlText(value)}"`))
    .join('');

/** An element around others, or an empty one. @param content XML, some parts of which may be missing */
export const xmlElement = (
  name: string,
  attributes: Attributes = {},
  content: readonly (string | false | undefined)[] = [],
): string =>
  content.length === 0
    ? `<${open(name, attributes)}/>`
    : `<${open(name, attributes)}>${content.filter(Boolean).join('')}</${name}>`;

/** An element around a text. */
export const xmlTextElement = (name: string, text: string | number, attributes: Attributes = {}): string =>
  `<${open(name, attributes)}>${xmlText(String(text))}</${name}>`;

export const xmlDeclaration = '<?xml version="1.0" encoding="utf-8"?>\n';
