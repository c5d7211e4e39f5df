import { colourOf, contrast, type Colour } from '#shared/theme/contrast.ts';
import { textPairs, type ColourName, type ColourScheme } from '#shared/theme/palette.ts';

/** From which every other colour of both schemes follows, where a theme does not set it. */
export const baseColours = ['paper', 'ink', 'primary', 'secondary', 'info', 'night', 'good', 'bad'] as const;

export type BaseColours = Readonly<Record<(typeof baseColours)[number], string>>;

const white: Colour = [255, 255, 255];
const black: Colour = [0, 0, 0];

const hexOf = (colour: Colour): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** @param share of `other`, 0 to 1 */
const mix = (one: Colour, other: Colour, share: number): Colour =>
  [0, 1, 2].map((at) => one[at]! + (other[at]! - one[at]!) * share) as unknown as Colour;

/** A little more than is asked for, because colours are rounded. */
const margin = 0.05;

/** A colour, as far towards black or white as it takes to be told apart from all grounds. */
function readable(colour: Colour, grounds: readonly Colour[], towards: Colour, least = 4.5): Colour {
  for (let share = 0; share < 1; share += 0.02) {
    const tried = mix(colour, towards, share);
    if (grounds.every((ground) => contrast(tried, ground) >= least + margin)) return tried;
  }
  return towards;
}

/** The surfaces of a scheme, of its paper. */
const surfacesOf = (paper: Colour, isLight: boolean) => ({
  paper,
  'paper-raised': mix(paper, white, isLight ? 0.6 : 0.05),
  'paper-sunken': mix(paper, black, isLight ? 0.05 : 0.25),
});

type Found = Partial<Record<ColourName, Colour>>;

/** The grounds on which a colour is read (palette.ts), as far as they are known. */
const groundsOf = (name: ColourName, found: Found): Colour[] =>
  textPairs.flatMap(([ground, names]) => (names.includes(name) && found[ground] ? [found[ground]] : []));

/** A colour with its shade, its tint and what is written on them. */
function deriveScheme(base: Record<(typeof baseColours)[number], Colour>, scheme: ColourScheme): Found {
  const isLight = scheme === 'light';
  const [away, near] = isLight ? [black, white] : [white, black];
  const found: Found = surfacesOf(base.paper, isLight);
  const set = (name: ColourName, colour: Colour, least?: number) =>
    (found[name] = readable(colour, groundsOf(name, found), away, least));
  for (const name of ['primary', 'secondary', 'info', 'bad'] as const)
    found[`${name}-tint`] = mix(base.paper, base[name], isLight ? 0.12 : 0.18);
  found.edge = mix(base.paper, base.ink, 0.14);
  found['on-colour'] = isLight ? mix(base.paper, near, 0.6) : mix(base.paper, near, 0.2);
  set('ink', base.ink);
  set('ink-soft', mix(base.ink, base.paper, 0.3));
  // What is written on a colour is read on it as on paper.
  for (const name of ['primary', 'secondary', 'info', 'good', 'bad'] as const)
    found[name] = readable(base[name], [...groundsOf(name, found), found['on-colour']], away);
  for (const name of ['primary', 'secondary', 'info'] as const)
    found[`${name}-deep`] = readable(
      mix(found[name]!, away, 0.25),
      [...groundsOf(`${name}-deep`, found), found['on-colour']],
      away,
    );
  found.dark = readable(mix(base.ink, base.paper, 0.1), [found['on-colour']], away);
  found['edge-strong'] = readable(mix(base.paper, base.ink, 0.45), [found['paper']!, found['paper-raised']!], away, 3);
  if (!isLight) return found;
  found.night = readable(base.night, [mix(base.paper, white, 0.4)], black, 9);
  found['on-night'] = readable(mix(base.paper, white, 0.4), [found.night], white);
  found['on-night-soft'] = readable(mix(found['on-night'], found.night, 0.2), [found.night], white);
  return found;
}

const named = (colours: Found): Record<string, string> =>
  Object.fromEntries(Object.entries(colours).map(([name, colour]) => [name, hexOf(colour)]));

/**
 * The colours of both schemes that follow from eight: surfaces and edges between paper and ink, tints and shades of the
 * others, each as dark or as light as it takes to be read where the site shows it. The dark scheme has the night for
 * paper.
 */
export function deriveColours(given: BaseColours): Record<ColourScheme, Record<string, string>> {
  const base = Object.fromEntries(baseColours.map((name) => [name, colourOf(given[name])])) as Record<
    (typeof baseColours)[number],
    Colour
  >;
  const lightened = (colour: Colour) => mix(colour, white, 0.45);
  const night = {
    ...base,
    paper: mix(base.night, black, 0.35),
    ink: mix(base.paper, white, 0.2),
    primary: lightened(base.primary),
    secondary: lightened(base.secondary),
    info: lightened(base.info),
    good: lightened(base.good),
    bad: lightened(base.bad),
  };
  return { light: named(deriveScheme(base, 'light')), dark: named(deriveScheme(night, 'dark')) };
}
