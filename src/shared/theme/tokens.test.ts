import { readFileSync } from 'node:fs';

type Colour = readonly [red: number, green: number, blue: number];

/** The custom properties of a rule of tokens.css. */
function tokensOf(selector: string): Record<string, string> {
  const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');
  const body = css.slice(css.indexOf(`\n${selector} {`)).split('}')[0]!;
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

function hex(value: string): Colour {
  const digits = value.slice(1).length === 3 ? value.slice(1).replace(/./g, '$&$&') : value.slice(1);
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as unknown as Colour;
}

/** Puts `rgb(r g b / a%)` over a colour. */
function over(layer: string, under: Colour): Colour {
  const [red, green, blue, percent] = [...layer.matchAll(/\d+/g)].map(Number) as [number, number, number, number];
  return [red, green, blue].map(
    (value, at) => (value * percent + under[at]! * (100 - percent)) / 100,
  ) as unknown as Colour;
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) =>
    value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const light = tokensOf(':root');
const dark = { ...light, ...tokensOf("[data-mantine-color-scheme='dark']") };

/** Foregrounds that hold 4.5:1 on each background. */
const textPairs: [background: string, foregrounds: string[]][] = [
  ['paper', ['ink', 'ink-soft', 'primary', 'secondary', 'info', 'secondary-deep', 'info-deep', 'good', 'bad']],
  ['paper-raised', ['ink', 'ink-soft', 'primary', 'secondary', 'info', 'good', 'bad']],
  ['paper-sunken', ['ink', 'ink-soft', 'primary', 'secondary', 'info']],
  ['primary-tint', ['ink', 'ink-soft', 'primary']],
  ['secondary-tint', ['ink', 'ink-soft', 'secondary', 'secondary-deep']],
  ['info-tint', ['ink', 'ink-soft', 'info', 'info-deep']],
  ['bad-tint', ['ink', 'bad']],
  ['primary', ['on-colour']],
  ['secondary', ['on-colour']],
  ['secondary-deep', ['on-colour']],
  ['info', ['on-colour']],
  ['info-deep', ['on-colour']],
  ['dark', ['on-colour']],
  ['good', ['on-colour']],
  ['night', ['on-night', 'on-night-soft']],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_, tokens) => {
  test.each(textPairs)('holds 4.5:1 on %s', (background, foregrounds) => {
    const weak = foregrounds.filter((name) => contrast(hex(tokens[name]!), hex(tokens[background]!)) < 4.5);
    expect(weak).toEqual([]);
  });

  test('draws the edges of controls at 3:1', () => {
    for (const paper of ['paper', 'paper-raised'])
      expect(contrast(hex(tokens['edge-strong']!), hex(tokens[paper]!))).toBeGreaterThanOrEqual(3);
  });
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
      expect(contrast(hex(light[text]!), background)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(['dark', 'light', 'lighter', 'white'])('%s keeps its opacity of 61 %%', (box) => {
    expect(light[`caption-${box}`]).toMatch(/\/ 61%\)$/);
  });
});
