import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { colourOf, contrast, hexPattern } from '#shared/theme/contrast.ts';
import { coloursOfScheme, weakPairs, type Palette } from '#shared/theme/palette.ts';
import { ownBackgrounds } from '#shared/theme/schemeTags.ts';
import { captionText } from '../components/cms/heroSlide.ts';

/** The custom properties of a rule of tokens.css. */
function tokensOf(selector: string): Record<string, string> {
  const css = readFileSync(path.resolve(import.meta.dirname, '../../shared/theme/tokens.css'), 'utf8');
  const body = css.slice(css.indexOf(`\n${selector} {`)).split('}')[0]!;
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
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

test('browsers are told the backgrounds of the tokens', () => {
  expect(ownBackgrounds).toEqual({ light: light['paper'], dark: dark['paper'] });
});

describe('the caption boxes of the hero (docs/product.md#home, docs/product.md#constants)', () => {
  test.each([
    ['dark', false],
    ['light', true],
    ['lighter', true],
    ['white', true],
  ] as const)('%s carries the text that is chosen for it', (box, black) => {
    for (const asked of [true, false]) {
      expect(captionText(box, asked)).toBe(black ? 'black' : 'white');
      const text = light[captionText(box, asked) === 'black' ? 'caption-ink' : 'caption-paper']!;
      expect(contrast(colourOf(text), colourOf(light[`caption-${box}`]!))).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('the white one carries it over any picture, without a shadow around the letters', () => {
    const [red, green, blue] = colourOf(light['caption-white']!);
    const overBlack = [red * 0.61, green * 0.61, blue * 0.61] as const;
    expect(contrast(colourOf(light['caption-ink']!), overBlack)).toBeGreaterThanOrEqual(4.5);
  });

  test('are one layer at 61 %', () => {
    const css = readFileSync(path.resolve(import.meta.dirname, '../pages/Home/HeroSlide.module.css'), 'utf8');
    const [caption] = css.slice(css.indexOf('.caption {')).split('}');
    expect(caption).toContain('background: color-mix(in srgb, var(--box) 61%, transparent);');
    expect(Object.keys(light).filter((name) => name.startsWith('veil'))).toEqual([]);
  });
});

const root = path.resolve(import.meta.dirname, '../..');
const sheets = globSync('{client,shared,origin}/**/*.{css,ts,tsx}', { cwd: root });

test('no breakpoint is in px, which would not follow the size of the browser’s text', () => {
  const inPx = sheets
    .filter((file) => !file.includes('.test.') && !file.startsWith('origin/mail'))
    .filter((file) => /\((?:min|max)-width: ?[\d.]+px\)/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(sheets.length).toBeGreaterThan(100);
  expect(inPx).toEqual([]);
});
