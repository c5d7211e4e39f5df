import { hexPattern } from '#shared/theme/contrast.ts';
import { darkSelector, withSystemScheme } from '#shared/theme/darkScheme.ts';
import { mapColourNames, weakNames, type MapPalette } from '#shared/theme/mapPalette.ts';
import { coloursOfScheme, weakPairs, type ColourScheme, type Palette } from '#shared/theme/palette.ts';
import type { BackgroundColours } from '#shared/theme/schemeTags.ts';
import { baseColours, deriveColours, type BaseColours } from './deriveColours.ts';

/** What a theme may set beside its colours, once for both schemes, as tokens.css names it. */
const shapes = [
  'font-headings',
  'font-text',
  'radius-s',
  'radius-m',
  'radius-l',
  'radius-hero',
  'shadow-s',
  'shadow-m',
] as const;

/** No rule, comment or address can begin in such a value. */
const shapePattern = /^[\w\s.,%()'"-]+$/;

/** A network's colours, complete and told apart well, and its shapes. */
export interface Theme {
  light: Palette;
  /** With the colours of dark bands, which are those of `light`. */
  dark: Palette;
  /** Of both schemes, where it has maps of its own. */
  maps?: Readonly<Record<ColourScheme, MapPalette>>;
  shapes: Readonly<Record<string, string>>;
}

const selectors: Record<ColourScheme, string> = { light: ':root', dark: darkSelector };

/** The dark rule's selector in folders of brands from before the site showed that scheme. */
const formerSelector = "[data-mantine-color-scheme='dark']";

/** The custom properties of each rule of a sheet, by its selector. */
function rulesOf(css: string): Map<string, Record<string, string>> {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return new Map(
    [...rules].map(([, selector, body]) => [
      selector!.trim().replaceAll('"', "'").replace(formerSelector, selectors.dark),
      Object.fromEntries(
        [...body!.matchAll(/--([\w-]+)\s*:\s*([^;]+)/g)].map(([, name, value]) => [name!, value!.trim()]),
      ),
    ]),
  );
}

const isBase = (name: string): boolean => (baseColours as readonly string[]).includes(name);

function problemsOf(scheme: ColourScheme, tokens: Record<string, string>): string[] {
  const colours: readonly string[] = coloursOfScheme[scheme];
  const others: readonly string[] = scheme === 'light' ? shapes : [];
  const problems = colours.flatMap((name) => {
    // The others follow from the base colours of the light scheme.
    if (tokens[name] === undefined) return scheme === 'light' && isBase(name) ? [`--${name} is missing`] : [];
    return hexPattern.test(tokens[name]) ? [] : [`--${name} must be a colour as #1c2a2c`];
  });
  for (const [name, value] of Object.entries(tokens)) {
    if (isOfMaps(name)) continue;
    if (!colours.includes(name) && !others.includes(name)) problems.push(`--${name} is no token of the site`);
    else if (others.includes(name) && !shapePattern.test(value))
      problems.push(`--${name} has a value that is not allowed`);
  }
  return problems.map((problem) => `${problem} (${selectors[scheme]})`);
}

const mapTokens: readonly string[] = mapColourNames.map((name) => `map-${name}`);

const isOfMaps = (name: string): boolean => mapTokens.includes(name);

/** The colours of maps: all of both schemes, or none. @param problems receives what is wrong */
function readMaps(rules: ReturnType<typeof rulesOf>, problems: string[]): Theme['maps'] {
  const schemes = ['light', 'dark'] as const;
  const tokensOf = (scheme: ColourScheme) => rules.get(selectors[scheme]) ?? {};
  if (!schemes.some((scheme) => Object.keys(tokensOf(scheme)).some(isOfMaps))) return undefined;
  const found = schemes.flatMap((scheme) =>
    mapTokens
      .filter((name) => !hexPattern.test(tokensOf(scheme)[name] ?? ''))
      .map((name) => `--${name} must be a colour as #1c2a2c, as all of maps in both schemes (${selectors[scheme]})`),
  );
  const paletteOf = (scheme: ColourScheme) =>
    Object.fromEntries(mapColourNames.map((name) => [name, tokensOf(scheme)[`map-${name}`]])) as unknown as MapPalette;
  const maps = { light: paletteOf('light'), dark: paletteOf('dark') };
  if (found.length === 0)
    for (const scheme of schemes) found.push(...weakNames(maps[scheme]).map((pair) => `${pair} (${scheme})`));
  problems.push(...found);
  return found.length === 0 ? maps : undefined;
}

const isPalette = (tokens: Record<string, string>, problems: readonly string[]): tokens is Palette =>
  problems.length === 0 && tokens['paper'] !== undefined;

/**
 * The colours of both schemes: where the eight base colours are set, the others follow, unless they are set too. A base
 * colour that is too weak to be read is shown as dark or as light as it takes, unless all are set by hand.
 */
function complete(light: Record<string, string>, dark: Record<string, string>) {
  if (!baseColours.every((name) => hexPattern.test(light[name] ?? ''))) return { light, dark };
  const derived = deriveColours(light as Record<string, string> & BaseColours);
  const isWhole = coloursOfScheme.light.every((name) => light[name] !== undefined);
  const adjusted = Object.fromEntries(baseColours.map((name) => [name, derived.light[name]!]));
  return {
    light: isWhole ? light : { ...derived.light, ...light, ...adjusted },
    dark: { ...derived.dark, ...dark },
  };
}

/**
 * Reads a network's theme.css: the colours of both schemes and some shapes, as the two rules of tokens.css, or eight
 * base colours of the light scheme, from which the rest follows. Everything else in it is a problem, so that a misspelt
 * name is not lost.
 * @param problems receives what is wrong
 */
export function parseTheme(css: string, problems: string[]): Theme | null {
  const rules = rulesOf(css);
  for (const selector of rules.keys())
    if (!Object.values(selectors).includes(selector)) problems.push(`the rule ${selector} is not allowed`);
  const { light, dark } = complete(rules.get(selectors.light) ?? {}, rules.get(selectors.dark) ?? {});
  const found = [...problemsOf('light', light), ...problemsOf('dark', dark)];
  problems.push(...found);
  const night = { ...light, ...dark };
  if (!isPalette(light, found) || !isPalette(night, found)) return null;
  problems.push(
    ...weakPairs(light).map((pair) => `${pair} (light)`),
    ...weakPairs(night).map((pair) => `${pair} (dark)`),
  );
  const maps = readMaps(rules, problems);
  const set = shapes.filter((name) => rules.get(selectors.light)?.[name] !== undefined);
  return {
    light,
    dark: night,
    ...(maps && { maps }),
    shapes: Object.fromEntries(set.map((name) => [name, rules.get(selectors.light)![name]!])),
  };
}

/** The colours of browsers' bars. */
export const backgroundsOf = ({ light, dark }: Theme): BackgroundColours => ({ light: light.paper, dark: dark.paper });

const declarations = (values: Readonly<Record<string, string>>, names: readonly string[]): string =>
  names.map((name) => `--${name}:${values[name]};`).join('');

/**
 * The stylesheet of a network, which browsers load after the site's own.
 * @param theme null: the site's own
 * @param marks further custom properties, as declarations
 */
export function themeStyles(theme: Theme | null, marks: string): string {
  if (!theme) return marks && `${selectors.light}{${marks}}`;
  const { light, dark, maps, shapes: own } = theme;
  const ofMaps = (scheme: ColourScheme): string =>
    maps ? mapColourNames.map((name) => `--map-${name}:${maps[scheme][name]};`).join('') : '';
  return (
    `${selectors.light}{${declarations(light, coloursOfScheme.light)}${declarations(own, Object.keys(own))}${ofMaps('light')}${marks}}` +
    withSystemScheme(`${selectors.dark}{${declarations(dark, coloursOfScheme.dark)}${ofMaps('dark')}}`)
  );
}
