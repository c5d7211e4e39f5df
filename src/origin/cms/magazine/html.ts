import { escapeHtml } from '#shared/seo/escapeHtml.ts';

/** Markup that may be sent as it is: written in our templates, or made of a text by `html`, which escapes. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

type Value = Html | string | number | false | undefined | readonly Html[];

function written(value: Value): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map(({ text }) => text).join('');
}

/**
 * A template whose values are escaped unless they are markup themselves. Fit for text and for quoted attributes;
 * `false` and undefined leave nothing.
 */
export const html = (strings: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(strings.reduce((before, part, index) => before + written(values[index - 1]) + part));
