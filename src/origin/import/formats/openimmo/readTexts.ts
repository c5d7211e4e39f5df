import type { Fields } from '#shared/contract/fields.ts';
import { lookUp } from '#shared/lookUp.ts';
import type { XmlElement } from '../../input/xmlElements.ts';
import { attributeOf, childrenOf, elementAt, textAt, textOf } from '../../input/xmlFields.ts';
import type { FieldWarning } from '../../sync/RecordReader.ts';
import type { WordMap } from '../../sync/words.ts';
import { translated } from './translated.ts';
import { languages, pictureGroups } from './words.ts';

/** Of a feed that does not say: the format is a German one. */
const defaultLanguage = 'de';

/** A language as the contract has it; undefined for one that is not known. */
function languageOf(given: string, map: WordMap): string | undefined {
  const language = translated(given, languages, map.language) ?? '';
  return /^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(language) ? language.replace('_', '-') : undefined;
}

/**
 * The language of a property's texts. `map.language` says it of feeds that do not: `{"": "es"}`.
 * @param warnings added to
 */
export function readLanguage(property: XmlElement, map: WordMap, warnings: FieldWarning[]): string | undefined {
  const given = textAt(property, 'verwaltung_techn', 'sprache') ?? '';
  if (given === '' && !map.language?.['']) return defaultLanguage;
  const language = languageOf(given, map);
  if (language === undefined)
    warnings.push({ field: 'text', reason: `the language “${given.slice(0, 40)}” is not known: left out` });
  return language;
}

/** A text under its language. */
const inLanguage = (language: string | undefined, text: string | undefined): Fields =>
  language === undefined || text === undefined ? {} : { [language]: text };

/** The headline, and the paragraphs in the order in which portals show them; a teaser where there are none. */
export function readTexts(property: XmlElement, language: string | undefined, map: WordMap): Fields {
  const freitexte = elementAt(property, 'freitexte');
  const paragraphs = ['objektbeschreibung', 'ausstatt_beschr', 'lage'].map((name) => textAt(freitexte, name));
  const text = paragraphs.filter((part) => part !== undefined).join('\n\n') || textAt(freitexte, 'dreizeiler');
  const others = childrenOf(freitexte, 'objekt_text').map((other) =>
    inLanguage(languageOf(attributeOf(other, 'lang') ?? '', map), textOf(other) || undefined),
  );
  return {
    description: inLanguage(language, textAt(freitexte, 'objekttitel')),
    text: Object.assign({}, ...others, inLanguage(language, text)) as Fields,
  };
}

const isAddress = (path: string): boolean => /^https?:\/\//i.test(path);

/** A path beside the XML, with `/` between its parts; one that leaves its folder is none. */
function relativePath(path: string): string | undefined {
  const parts = path
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.');
  return parts.includes('..') ? undefined : parts.join('/');
}

const isPdf = (path: string, format: string | undefined): boolean => /\.pdf$/i.test(path) || /pdf/i.test(format ?? '');

/** `IMG_2034`, `bild1.jpg`: no title that tells what is seen. */
const isFileName = (title: string): boolean =>
  title.length < 80 && (/\.\w{3,4}$/.test(title) || /^[\w-]*\d{3,}$/.test(title));

const groupOf = (attachment: XmlElement): string => attributeOf(attachment, 'gruppe')?.toUpperCase() ?? '';

function readPicture(attachment: XmlElement, language: string | undefined): Fields | undefined {
  const path = textAt(attachment, 'daten', 'pfad') ?? '';
  const group = groupOf(attachment);
  const url = isAddress(path) ? path : relativePath(path);
  if (!url || isPdf(path, textAt(attachment, 'format'))) return undefined;
  const title = textAt(attachment, 'anhangtitel');
  return {
    url,
    ...lookUp(pictureGroups, group || 'BILD'),
    ...(group === 'TITELBILD' ? { web_cover: true } : {}),
    ...(title === undefined || isFileName(title) ? {} : { alt: inLanguage(language, title) }),
  };
}

/** The order of pictures: the cover, the others as they stand, plans. */
const rank = ({ web_cover: isCover, type }: Fields): number => (isCover === true ? 0 : type === 'plan' ? 2 : 1);

/**
 * Pictures and plans, a film and a tour. Pictures in the file itself (base64) and PDFs are left out.
 * @param warnings added to
 */
export function readMedia(property: XmlElement, language: string | undefined, warnings: FieldWarning[]): Fields {
  const attachments = childrenOf(elementAt(property, 'anhaenge'), 'anhang');
  const addressIn = (group: string): string | undefined =>
    attachments
      .filter((one) => groupOf(one) === group)
      .flatMap((one) => [textAt(one, 'daten', 'pfad'), textAt(one, 'anhangtitel')])
      .find((path) => path !== undefined && isAddress(path));
  const pictures = attachments.filter((one) => Object.hasOwn(pictureGroups, groupOf(one) || 'BILD'));
  const media = pictures.map((one) => readPicture(one, language)).filter((one) => one !== undefined);
  const lost = pictures.length - media.length;
  if (lost > 0)
    warnings.push({ field: 'media', reason: `${lost} inside the file, a PDF, or without a path: left out` });
  return {
    media: media.toSorted((one, other) => rank(one) - rank(other)),
    video: addressIn('FILMLINK'),
    virtual_tour: addressIn('PANORAMA'),
  };
}
