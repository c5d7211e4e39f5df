import type { Network } from '#config/network/network.ts';
import { birdPath } from '#shared/theme/bird.ts';
import type { ColourName } from '#shared/theme/palette.ts';

/** The colours that a picture needs, as `#rrggbb`. */
export type CardColours = Readonly<
  Pick<
    Record<ColourName, string>,
    'paper' | 'paper-raised' | 'ink' | 'ink-soft' | 'primary' | 'primary-tint' | 'secondary' | 'info' | 'on-colour'
  >
>;

/** Those of tokens.css (cardBrand.test.ts compares them). */
export const ownColours: CardColours = {
  paper: '#faf6ee',
  'paper-raised': '#fffdf9',
  ink: '#1c2a2c',
  'ink-soft': '#536061',
  primary: '#124a4f',
  'primary-tint': '#dfeae7',
  secondary: '#a8452a',
  info: '#1d628c',
  'on-colour': '#fffdf9',
};

/** How the network looks on a picture. */
export interface CardBrand {
  name: string;
  colours: CardColours;
  /** SVG, in the colour of what surrounds it. */
  mark: string;
  /** SVG for light grounds; without one, mark and name stand in its place. */
  logo?: { svg: string; width: number; height: number } | undefined;
}

/** The swift of the header. */
const swift = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-36.5 -24 56 50"><path fill="currentColor" d="${birdPath}"/></svg>`;

/** @param network of NETWORK_DIR */
export function cardBrandOf(
  name: string,
  { theme, logo, files }: Pick<Network, 'theme' | 'logo' | 'files'>,
): CardBrand {
  const svgOf = (file: string): string | undefined => files.get(file)?.body.toString('utf8');
  return {
    name,
    colours: theme?.light ?? ownColours,
    mark: svgOf('mark.svg') ?? swift,
    ...(logo ? { logo: { svg: svgOf('logo.svg') ?? '', ...logo } } : {}),
  };
}
