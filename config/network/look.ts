import { z } from 'zod';
import { heroes, homeBlocks, type NetworkLook } from '#shared/domain/networkLook.ts';
import { $schema, line } from './fields.ts';
import { fileName } from './fileNamed.ts';
import type { NetworkFolder } from './folder.ts';
import { readJson } from './json.ts';

/** Bytes; a variable font of Latin letters has 20 to 60 KB. */
const largestFont = 150 * 1024;

const name = line.regex(/^[\w -]+$/, 'must be letters, digits, spaces and hyphens');
const percent = z.number().min(20).max(300);

const fontSchema = z.strictObject({
  family: name.describe('As texts call it'),
  file: z
    .string()
    .regex(/^fonts\/[\w.-]+\.woff2$/, 'must be a WOFF2 file below fonts/')
    .describe('Of Latin letters, in all weights that it has'),
  weights: z
    .string()
    .regex(/^\d{3}(?: \d{3,4})?$/, 'must be a weight, or the first and the last: 100 900')
    .default('100 900'),
  generic: z.enum(['sans-serif', 'serif']).default('sans-serif'),
  fallback: z
    .strictObject({
      local: z.array(name).min(1).describe('Fonts of visitors, by their full names'),
      size_adjust: percent,
      ascent: percent,
      descent: z.number().min(0).max(200),
    })
    .optional()
    .describe(
      'A font of visitors with the measures of this one, in per cent, shown until it is here: then nothing moves. Without it, a visitor whose connection is slow sees this font from the second page on',
    ),
});

const blocks = z
  .array(z.enum(homeBlocks))
  .refine((given) => new Set(given).size === given.length, 'names a block twice')
  .refine((given) => given.includes('newsletter'), 'must have newsletter, where the footer of every page leads');

/** look.json: fonts, what Home shows in which order, and the shape of cards. */
export const lookSchema = z.strictObject({
  $schema,
  fonts: z
    .strictObject({ headings: fontSchema.optional(), text: fontSchema.optional() })
    .default({})
    .describe('In place of the site’s own'),
  home: z
    .strictObject({
      hero: z
        .enum(heroes)
        .optional()
        .describe('slides below the search, or the picture of the last slide, large, beside the words'),
      blocks: blocks.optional().describe('What Home shows below, in order; absent: everything'),
    })
    .default({}),
  cards: z
    .strictObject({
      agent: z.boolean().optional().describe('Whether cards of listings name the agent'),
      frame: z.boolean().optional().describe('Whether a card is a box'),
      picture: z.enum(['16:9', '4:3', '1:1']).optional().describe('Width and height of its picture'),
    })
    .default({}),
});

type LookFile = z.output<typeof lookSchema>;
type FontFile = z.output<typeof fontSchema>;

/** The roles of fonts: each is one file, and the token `--font-{role}` of tokens.css. */
export const fontRoles = ['headings', 'text'] as const;
export type FontRole = (typeof fontRoles)[number];

export interface LookFont {
  /** @returns the rules that a page needs for it at an address */
  rules: (url: string) => string;
  /** The list of a page: it, its fallback, its kind. */
  family: string;
  name: string;
  generic: FontFile['generic'];
  body: Buffer;
}

/** look.json, read. */
export interface Look {
  /** What pages are rendered with. */
  shown: NetworkLook;
  fonts: Readonly<Partial<Record<FontRole, LookFont>>>;
  /** Custom properties of cards, as declarations. */
  cards: string;
}

/** @returns the rules that a page needs for a font at an address */
const rulesOf =
  ({ family, weights, fallback }: FontFile) =>
  (url: string): string =>
    `@font-face{font-family:'${family}';src:url(${url}) format('woff2');font-weight:${weights};` +
    `font-display:${fallback ? 'swap' : 'optional'}}` +
    (fallback
      ? `@font-face{font-family:'${family} fallback';src:${fallback.local.map((local) => `local('${local}')`).join()};` +
        `size-adjust:${fallback.size_adjust}%;ascent-override:${fallback.ascent}%;` +
        `descent-override:${fallback.descent}%;line-gap-override:0%}`
      : '');

function fontOf(folder: NetworkFolder, role: FontRole, font: FontFile) {
  const { file, family, fallback, generic } = font;
  const report = (problem: string) => void folder.problems.push(`look.json: fonts › ${role}: ${problem}`);
  if (!folder.names.includes(fileName(file))) return report(`there is no file ${file}`);
  const body = folder.read(file);
  if (body.toString('latin1', 0, 4) !== 'wOF2') return report(`${file} is no WOFF2 file`);
  if (body.length > largestFont)
    return report(`${file} has ${Math.ceil(body.length / 1024)} KB, ${largestFont / 1024} are the most`);
  const list = `'${family}',${fallback ? `'${family} fallback',` : ''}${generic}`;
  return { rules: rulesOf(font), family: list, name: family, generic, body };
}

/** A card without a box is its picture, with the words below it. */
const cardsOf = ({ frame, picture }: LookFile['cards']): string =>
  (picture ? `--card-photo:${picture.replace(':', '/')};` : '') +
  (frame === false
    ? '--card-edge:transparent;--card-ground:none;--card-pad:0px;--card-lift:none;--card-corners:var(--radius-m);'
    : '');

/** Reads a network's look.json. Problems are the folder's. @returns null where it has none */
export function readLook(folder: NetworkFolder): Look | null {
  const file = readJson(folder, 'look.json', lookSchema);
  if (!file) return null;
  const { fonts, home, cards } = file;
  const own = fontRoles.flatMap((role) => {
    const font = fonts[role] && fontOf(folder, role, fonts[role]);
    return font ? [[role, font] as const] : [];
  });
  return {
    shown: { ...home, ...(cards.agent === undefined ? {} : { cardAgent: cards.agent }) },
    fonts: Object.fromEntries(own),
    cards: cardsOf(cards),
  };
}

/** The name below the network's address at which a font is served. */
export const fontName = (role: FontRole): string => `${role}.woff2`;

/** What a look adds to the network's stylesheet. @param ownPath the network's address */
export function lookStyles(look: Look | null, ownPath: string): { rules: string; tokens: string } {
  const entries = fontRoles.flatMap((role) => (look?.fonts[role] ? [[role, look.fonts[role]] as const] : []));
  return {
    rules: entries.map(([role, { rules }]) => rules(`${ownPath}/${fontName(role)}`)).join(''),
    tokens: entries.map(([role, { family }]) => `--font-${role}:${family};`).join('') + (look?.cards ?? ''),
  };
}
