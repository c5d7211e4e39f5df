import { withoutBidiControls } from '#shared/forms/typedText.ts';
import { withColon } from '#shared/i18n/formats.ts';
import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import { escapeHtml } from '#shared/seo/escapeHtml.ts';
import { layout } from './generated/layout.ts';
import { layoutNames, type MailLook } from './mailLook.ts';

export interface Fact {
  label: string;
  value: string;
  url?: string;
}

export type MailBlock =
  | { kind: 'text' | 'soft'; text: string }
  /** Somebody's words. Their language, where it is another than the mail's. */
  | { kind: 'quote'; label: string; text: string; language?: Language }
  | { kind: 'facts'; facts: readonly Fact[] }
  | HomeBlock
  | PersonBlock
  | { kind: 'softLink'; action: string; url: string }
  /** The one button of a mail. The hint says what to do where it does not work. */
  | { kind: 'action'; action: string; url: string; hint?: string };

/** Who answers, with their face. */
export interface PersonBlock {
  kind: 'person';
  name: string;
  /** Lines, such as the agency. */
  details: readonly string[];
  phone?: { shown: string; url: string };
  /** Address of a picture of the site's own media. */
  face?: string;
}

/** A listing with its picture. */
export interface HomeBlock {
  kind: 'home';
  /** Why it is shown. */
  note?: string;
  title: string;
  details: readonly string[];
  url: string;
  /** What the reader may say of it, each a link. */
  answers?: readonly { action: string; url: string }[];
  /** Of the site's own media, and what it shows. */
  picture?: { url: string; alt: string };
}

export interface MailParts {
  language: Language;
  title: string;
  brandName: string;
  look: MailLook;
  publicOrigin: string;
  greeting: string;
  /** The first of them is shown in lists of mails, beside the title: it names nobody. */
  blocks: readonly MailBlock[];
  /** Why somebody gets it, and from whom. */
  why: string;
  unsubscribe?: { action: string; url: string } | undefined;
}

type Fragment = keyof typeof layout;

/**
 * Lines, tabs and whatever is printed, in the order in which it is written: what else a text holds would only confuse
 * the program that shows it, or mislead the reader.
 */
const printable = (text: string): string =>
  withoutBidiControls(text)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '');

const toHtml = (text: string): string => escapeHtml(printable(text)).replaceAll('\n', '<br>');

/** Makes a fragment of the layout with its values, which are plain text. */
type Fill = (fragment: Fragment, values?: Readonly<Record<string, string>>) => string;

const fillFor = (look: MailLook): Fill => {
  const names = layoutNames(look);
  return (fragment, values = {}) =>
    layout[fragment].replaceAll(/\[\[([\w-]+)\]\]/g, (_, name: string) => toHtml(names[name] ?? values[name]!));
};

/** The name at the head, written or as a picture. */
function head({ brandName: brand, look: { logo } }: MailParts, fill: Fill): string {
  if (!logo) return fill('name', { brand });
  // As sharp as on screens of twice the resolution.
  return fill('logo', {
    brand,
    width: String(Math.round(logo.width / 2)),
    height: String(Math.round(logo.height / 2)),
  });
}

const factRow = ({ label, value, url }: Fact, fill: Fill): string =>
  fill('fact', { label }) +
  (url === undefined ? fill('value', { value }) : fill('link', { value, url })) +
  fill('factEnd');

const homeHtml = ({ picture, note, title, details, url, answers = [] }: HomeBlock, fill: Fill): string =>
  [
    fill('home'),
    ...(picture ? [fill('homePicture', { url, image: picture.url, alt: picture.alt || title })] : []),
    fill('homeText'),
    ...(note === undefined ? [] : [fill('homeNote', { note })]),
    fill('homeLink', { title, url, details: details.join('\n') }),
    ...answers.map((answer) => fill('homeAnswer', answer)),
    fill('homeEnd'),
  ].join('\n');

const personHtml = ({ name, details, phone, face }: PersonBlock, fill: Fill): string =>
  [
    fill('person'),
    ...(face === undefined ? [] : [fill('personFace', { image: face })]),
    fill('personText', { name, details: details.join('\n') }),
    ...(phone ? [fill('personPhone', { phone: phone.shown, url: phone.url })] : []),
    fill('personEnd'),
  ].join('\n');

function html(block: MailBlock, fill: Fill, language: Language): string {
  switch (block.kind) {
    case 'text':
    case 'soft':
      return fill(block.kind, { text: block.text });
    case 'quote':
      return fill('quote', {
        label: block.label,
        text: block.text,
        tag: languageFacts[block.language ?? language].tag,
      });
    case 'facts':
      return [fill('facts'), ...block.facts.map((fact) => factRow(fact, fill)), fill('factsEnd')].join('\n');
    case 'home':
      return homeHtml(block, fill);
    case 'person':
      return personHtml(block, fill);
    case 'softLink':
      return fill('softLink', { action: block.action, url: block.url });
    case 'action':
      return [
        fill('action', { action: block.action, url: block.url }),
        ...(block.hint === undefined ? [] : [fill('actionHint', { url: block.url, hint: block.hint })]),
      ].join('\n');
  }
}

function plain(block: MailBlock, language: Language): string {
  const labelled = (label: string, value: string): string => withColon(label, language) + value;
  const under = (label: string): string => withColon(label, language).trimEnd();
  switch (block.kind) {
    case 'text':
    case 'soft':
      return block.text;
    case 'quote':
      return [under(block.label), ...printable(block.text).split('\n')].join('\n> ');
    case 'facts':
      return block.facts.map(({ label, value }) => labelled(label, value)).join('\n');
    case 'home': {
      const { note, title, details, url, answers = [] } = block;
      const said = answers.flatMap((answer) => [under(answer.action), answer.url]);
      return [note === undefined ? title : labelled(note, title), ...details, url, ...said].join('\n');
    }
    case 'person':
      return [block.name, ...block.details, ...(block.phone ? [block.phone.shown] : [])].join('\n');
    case 'softLink':
      return `${under(block.action)}\n${block.url}`;
    case 'action':
      // Whoever reads plain text answers by their program's own button.
      return block.url.startsWith('mailto:') ? '' : `${under(block.action)}\n${block.url}`;
  }
}

/**
 * A mail's two forms. Every value is plain text, whoever wrote it. Nothing in it is fetched but pictures of listings
 * and of agents, which are the site's own.
 */
export function layOutMail(parts: MailParts): { text: string; html: string } {
  const { title, brandName, publicOrigin, greeting, blocks, why, unsubscribe } = parts;
  const frame = {
    tag: languageFacts[parts.language].tag,
    title,
    preview: plain(blocks[0]!, parts.language),
    brand: brandName,
    home: `${publicOrigin}${languageFacts[parts.language].prefix || '/'}`,
    why,
  };
  const fill = fillFor(parts.look);
  const footer = [`-- \n${why}`, ...(unsubscribe ? [plain({ kind: 'softLink', ...unsubscribe }, parts.language)] : [])];
  return {
    text: `${printable([greeting, ...blocks.map((block) => plain(block, parts.language)).filter((part) => part !== ''), ...footer].join('\n\n'))}\n`,
    html: [
      fill('start', frame) + head(parts, fill) + fill('letter', frame),
      ...[{ kind: 'text' as const, text: greeting }, ...blocks].map((block) => html(block, fill, parts.language)),
      fill('end', frame),
      ...(unsubscribe ? [fill('unsubscribe', unsubscribe)] : []),
      `${fill('foot')}\n`,
    ].join('\n'),
  };
}
