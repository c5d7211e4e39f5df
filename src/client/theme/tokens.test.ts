import { readFileSync } from 'node:fs';
import path from 'node:path';
import { colourOf, contrast, hexPattern, type Colour } from '#shared/theme/contrast.ts';
import { coloursOfScheme, weakPairs, type Palette } from '#shared/theme/palette.ts';
import { ownPapers } from '#shared/theme/schemeTags.ts';

/** The custom properties of a rule of tokens.css. */
function tokensOf(selector: string): Record<string, string> {
  const css = readFileSync(path.resolve(import.meta.dirname, '../../shared/theme/tokens.css'), 'utf8');
  const body = css.slice(css.indexOf(`\n${selector} {`)).split('}')[0]!;
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

/** Puts `rgb(r g b / a%)` over a colour. */
function over(layer: string, under: Colour): Colour {
  const [red, green, blue, percent] = [...layer.matchAll(/\d+/g)].map(Number) as [number, number, number, number];
  return [red, green, blue].map(
    (value, at) => (value * percent + under[at]! * (100 - percent)) / 100,
  ) as unknown as Colour;
}

const light = tokensOf(':root');
const dark = { ...light, ...tokensOf("[data-scheme='dark']") };

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_, tokens) => {
  test('holds 4.5:1 for text, and 3:1 for the edges of controls', () => {
    expect(weakPairs(tokens as Palette)).toEqual([]);
  });
});

test.each([
  ['light', tokensOf(':root')],
  ['dark', tokensOf("[data-scheme='dark']")],
] as const)('a brand sets every colour of the %s scheme', (scheme, tokens) => {
  // Those of the hero's captions are the same for every brand.
  const colours = Object.keys(tokens).filter((name) => hexPattern.test(tokens[name]!) && !name.startsWith('caption-'));
  expect([...coloursOfScheme[scheme]].sort()).toEqual(colours.sort());
});

test('browsers are told the papers of the tokens', () => {
  expect(ownPapers).toEqual({ light: light['paper'], dark: dark['paper'] });
});

describe('the caption boxes of the hero at 61 % (docs/product.md#home, docs/product.md#constants)', () => {
  // Kept in step with HeroSlide.module.css: which veil and which text each box takes.
  test.each([
    ['dark', 'veil-dark', 'caption-paper'],
    ['light', 'veil-light', 'caption-ink'],
    ['light', 'veil-darkest', 'caption-paper'],
    ['lighter', 'veil-light', 'caption-ink'],
    ['lighter', 'veil-darkest', 'caption-paper'],
    ['white', 'veil-light', 'caption-ink'],
  ])('%s over %s carries %s on any picture', (box, veil, text) => {
    for (const picture of [
      [0, 0, 0],
      [255, 255, 255],
    ] as const) {
      const background = over(light[`caption-${box}`]!, over(light[veil]!, picture));
      expect(contrast(colourOf(light[text]!), background)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(['dark', 'light', 'lighter', 'white'])('%s keeps its opacity of 61 %%', (box) => {
    expect(light[`caption-${box}`]).toMatch(/\/ 61%\)$/);
  });
});
