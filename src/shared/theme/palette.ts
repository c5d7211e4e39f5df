import { colourOf, contrast } from './contrast.ts';

/** The colours that a theme sets anew in the dark scheme, as tokens.css names them. */
const schemeColours = [
  'paper',
  'paper-raised',
  'paper-sunken',
  'ink',
  'ink-soft',
  'edge',
  'edge-strong',
  'primary',
  'primary-deep',
  'primary-tint',
  'secondary',
  'secondary-deep',
  'secondary-tint',
  'info',
  'info-deep',
  'info-tint',
  'dark',
  'on-colour',
  'good',
  'bad',
  'bad-tint',
] as const;

/** The colours of dark bands, the same in both schemes. */
const bandColours = ['night', 'on-night', 'on-night-soft'] as const;

/** Every colour that a theme sets, by scheme. */
export const coloursOfScheme = {
  light: [...schemeColours, ...bandColours],
  dark: schemeColours,
} as const;

export type ColourScheme = keyof typeof coloursOfScheme;

export type ColourName = (typeof coloursOfScheme)['light'][number];

/** The colours of one scheme, complete, as `#rrggbb`. */
export type Palette = Readonly<Record<ColourName, string>>;

/** Foregrounds that hold 4.5:1 on each background. */
export const textPairs: readonly (readonly [background: ColourName, foregrounds: readonly ColourName[]])[] = [
  ['paper', ['ink', 'ink-soft', 'primary', 'secondary', 'info', 'secondary-deep', 'info-deep', 'good', 'bad']],
  ['paper-raised', ['ink', 'ink-soft', 'primary', 'secondary', 'info', 'good', 'bad']],
  ['paper-sunken', ['ink', 'ink-soft', 'primary', 'secondary', 'info']],
  ['primary-tint', ['ink', 'ink-soft', 'primary', 'primary-deep']],
  ['secondary-tint', ['ink', 'ink-soft', 'secondary', 'secondary-deep']],
  ['info-tint', ['ink', 'ink-soft', 'info', 'info-deep']],
  ['bad-tint', ['ink', 'bad']],
  ['primary', ['on-colour']],
  ['primary-deep', ['on-colour']],
  ['secondary', ['on-colour']],
  ['secondary-deep', ['on-colour']],
  ['info', ['on-colour']],
  ['info-deep', ['on-colour']],
  ['dark', ['on-colour']],
  ['good', ['on-colour']],
  ['night', ['on-night', 'on-night-soft']],
];

/** Edges of controls hold 3:1 on what they lie on. */
const edgePairs: typeof textPairs = [
  ['paper', ['edge-strong']],
  ['paper-raised', ['edge-strong']],
];

const weakOf = (pairs: typeof textPairs, palette: Palette, least: number): string[] =>
  pairs.flatMap(([background, foregrounds]) =>
    foregrounds.flatMap((name) => {
      const ratio = contrast(colourOf(palette[name]), colourOf(palette[background]));
      return ratio < least ? [`${name} on ${background} is ${ratio.toFixed(2)}:1, and needs ${least}:1`] : [];
    }),
  );

/** @returns the pairs of a palette that are too hard to tell apart, each as a sentence */
export const weakPairs = (palette: Palette): string[] => [
  ...weakOf(textPairs, palette, 4.5),
  ...weakOf(edgePairs, palette, 3),
];
