import { escapeHtml } from '#shared/seo/escapeHtml.ts';
import { shareImageSize } from '#shared/seo/socialTags.ts';
import type { CardBrand } from './cardBrand.ts';
import { fitText, type FittedText } from './fitText.ts';
import { slotsOf, type Slot } from './pictureSlots.ts';
import type { ShareCard } from './shareCard.ts';
import type { Typeface, Typefaces } from './typeface.ts';

export interface ComposedCard {
  /** Grounds, brand and texts, the texts as outlines. */
  svg: string;
  /** Where pictures are laid on it, in their order. */
  slots: Slot[];
  /** The lines that are drawn. */
  texts: string[];
}

/** Left and right of the texts, and below them. */
const margin = 56;
const brandHeight = 52;
/** Of the texts, below the brand. */
const room = shareImageSize.height - 2 * margin - brandHeight - 28;

interface Block {
  text: string;
  face: Typeface;
  colour: string;
  sizes: readonly number[];
  lines: number;
  /** Of a line, as a multiple of the size. */
  leading: number;
  /** Above the block. */
  gap: number;
}

/** The largest sizes stay legible on a picture of 300 pixels. */
function blocksOf(
  { eyebrow, title, facts = [], note, text, accent }: ShareCard,
  { colours }: CardBrand,
  faces: Typefaces,
): Block[] {
  const { headings, text: plain, strong } = faces;
  const blocks: Block[] = [
    { text: eyebrow ?? '', face: strong, colour: colours[accent], sizes: [34, 30], lines: 2, leading: 1.2, gap: 0 },
    {
      text: title,
      face: headings,
      colour: colours.ink,
      sizes: [84, 76, 68, 60, 54, 48, 42, 36],
      lines: 4,
      leading: 1.12,
      gap: 12,
    },
    {
      text: facts.join('\u00a0· '),
      face: strong,
      colour: colours.ink,
      sizes: [38, 34, 30],
      lines: 2,
      leading: 1.3,
      gap: 20,
    },
    { text: note ?? '', face: plain, colour: colours['ink-soft'], sizes: [26], lines: 1, leading: 1.3, gap: 12 },
    {
      text: text ?? '',
      face: plain,
      colour: colours['ink-soft'],
      sizes: [34, 30, 27],
      lines: facts.length > 0 ? 3 : 4,
      leading: 1.3,
      gap: 18,
    },
  ];
  return blocks.filter((block) => block.text !== '');
}

/** A drawing at a place of its own, in a colour. */
export function placeDrawing(
  svg: string,
  box: { x: number; y: number; width: number; height: number },
  colour: string,
): string {
  const size = Object.entries(box)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
  return svg.replace(/<svg\b[^>]*>/, (root) =>
    root.replace(/\s(?:x|y|width|height|id)="[^"]*"/g, '').replace('<svg', `<svg ${size} color="${colour}"`),
  );
}

function drawBrand({ logo, mark, name, colours }: CardBrand, { headings }: Typefaces, width: number): string {
  if (logo) {
    const scale = Math.min(brandHeight / logo.height, width / logo.width);
    const box = { x: margin, y: margin, width: logo.width * scale, height: logo.height * scale };
    return placeDrawing(logo.svg, box, colours.primary);
  }
  const box = { x: margin, y: margin, width: brandHeight * 1.12, height: brandHeight };
  const left = margin + box.width + 14;
  const { lines, size } = fitText(name, headings, { width: width - box.width - 14, lines: 1, sizes: [36, 32, 28, 24] });
  const outline = headings.outline(lines[0]!, left, margin + brandHeight / 2 + size * 0.35, size);
  return `${placeDrawing(mark, box, colours.primary)}<path fill="${colours.primary}" d="${outline}"/>`;
}

type FittedBlock = Omit<Block, 'lines' | 'sizes'> & FittedText;

const heightOf = (blocks: readonly FittedBlock[]): number =>
  blocks.reduce(
    (sum, { lines, size, leading, gap }, index) => sum + lines.length * size * leading + (index > 0 ? gap : 0),
    0,
  );

/** Fits the blocks into the height below the brand: first the largest gets smaller, then the last gets shorter. */
function fitBlocks(blocks: readonly Block[], width: number): FittedBlock[] {
  const fit = (most: number, lastLines: number): FittedBlock[] =>
    blocks.map((block, index) => {
      const smaller = block.sizes.filter((size) => size <= most);
      const sizes = smaller.length > 0 ? smaller : block.sizes.slice(-1);
      const lines = index === blocks.length - 1 ? Math.min(block.lines, lastLines) : block.lines;
      return { ...block, ...fitText(block.text, block.face, { width, lines, sizes }) };
    });
  for (const lastLines of [4, 3, 2, 1])
    for (const most of [84, 68, 54, 48]) {
      const fitted = fit(most, lastLines);
      if (heightOf(fitted) <= room) return fitted;
    }
  return fit(42, 1);
}

/** Sets the blocks one below the other so that the last line stands on the margin. */
function drawBlocks(blocks: readonly Block[], width: number): { svg: string; texts: string[] } {
  const fitted = fitBlocks(blocks, width);
  let y = shareImageSize.height - margin - heightOf(fitted);
  const paths = fitted.map(({ lines, size, leading, face, colour, gap }, index) => {
    if (index > 0) y += gap;
    const outlines = lines.map((line, at) =>
      face.outline(line, margin, y + size * (leading * (at + 0.5) + 0.33), size),
    );
    y += lines.length * size * leading;
    return `<path fill="${colour}" d="${outlines.join('')}"/>`;
  });
  return { svg: paths.join(''), texts: fitted.flatMap(({ lines }) => lines) };
}

/** What stands beside the texts where there is no picture, or below those that do not fill their side. */
function drawGround(card: ShareCard, brand: CardBrand, x: number, pictures: number): string {
  const { colours, mark } = brand;
  const width = shareImageSize.width - x;
  const isBare = pictures === 0;
  const ground = `<rect x="${x}" width="${width}" height="${shareImageSize.height}" fill="${isBare ? colours[card.accent] : colours['primary-tint']}"/>`;
  if (isBare) {
    const size = Math.min(width * 0.62, 330);
    const box = {
      x: x + (width - size * 1.12) / 2,
      y: (shareImageSize.height - size) / 2,
      width: size * 1.12,
      height: size,
    };
    return ground + placeDrawing(mark, box, colours['on-colour']);
  }
  return ground;
}

/** How far the texts reach: words alone need more room than words beside a photo. */
function panelWidth({ picture }: ShareCard, pictures: number): number {
  if (picture && pictures > 0) return picture.kind === 'photo' ? 540 : 660;
  return 760;
}

/**
 * Lays out a card.
 * @param pictures how many of its pictures there are
 */
export function composeCard(card: ShareCard, brand: CardBrand, faces: Typefaces, pictures: number): ComposedCard {
  const panel = panelWidth(card, pictures);
  const width = panel - 2 * margin;
  const slots = card.picture
    ? slotsOf(card.picture.kind, pictures, {
        x: panel,
        width: shareImageSize.width - panel,
        height: shareImageSize.height,
      })
    : [];
  const { svg: words, texts } = drawBlocks(blocksOf(card, brand, faces), width);
  const grounds = slots
    .filter(({ fit }) => fit === 'contain')
    .map(
      ({ x, y, width: w, height: h, radius }) =>
        `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${brand.colours['paper-raised']}"/>`,
    );
  return {
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${shareImageSize.width}" height="${shareImageSize.height}"><title>${escapeHtml(texts.join('\n'))}</title>` +
      `<rect width="100%" height="100%" fill="${brand.colours.paper}"/>${drawGround(card, brand, panel, pictures)}${grounds.join('')}` +
      `${drawBrand(brand, faces, width)}${words}</svg>`,
    slots,
    texts,
  };
}
