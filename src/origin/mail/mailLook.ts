import type { FontRole } from '#config/network/look.ts';
import type { Network } from '#config/network/network.ts';
import type { Palette } from '#shared/theme/palette.ts';

type MailColour =
  'paper' | 'paper-raised' | 'paper-sunken' | 'ink' | 'ink-soft' | 'edge' | 'primary' | 'secondary' | 'on-colour';

/** The lists of fonts of headings and of texts, in the order in which they are looked for. */
export type MailFonts = Record<FontRole, string>;

/** How mails look: those programs know no variables, so colours and fonts stand in each mail. */
export interface MailLook {
  light: Pick<Palette, MailColour>;
  /** For programs that say that their reader prefers it. */
  dark: Pick<Palette, MailColour>;
  fonts: MailFonts;
  /** A PNG in place of the written name, sent with the mail; its size in pixels is twice that shown. */
  logo: { content: Buffer; width: number; height: number } | null;
}

/** Those that every reader's device has one of; ours are not fetched for mails. */
const mailFallbacks = {
  serif: "Georgia, 'Times New Roman', serif",
  'sans-serif': 'Arial, Helvetica, sans-serif',
} as const;

const ownFonts: MailFonts = {
  headings: mailFallbacks.serif,
  text: `'Source Sans 3', ${mailFallbacks['sans-serif']}`,
};

/** Of the site's own brand: the colours of src/shared/theme/tokens.css, and darker counterparts. */
export const ownMailLook: MailLook = {
  light: {
    paper: '#faf6ee',
    'paper-raised': '#fffdf9',
    'paper-sunken': '#f1eadd',
    ink: '#1c2a2c',
    'ink-soft': '#536061',
    edge: '#e2d9c9',
    primary: '#124a4f',
    secondary: '#a8452a',
    'on-colour': '#fffdf9',
  },
  dark: {
    paper: '#0e1718',
    'paper-raised': '#162224',
    'paper-sunken': '#1f2f31',
    ink: '#f1ece1',
    'ink-soft': '#b4c2c1',
    edge: '#33474a',
    primary: '#8fd0c8',
    secondary: '#d98a6d',
    'on-colour': '#0e1718',
  },
  fonts: ownFonts,
  logo: null,
};

/** A network's look: its colours, its fonts where a reader's device has them, its logo; ours for what it has not. */
export const mailLookOf = ({
  theme,
  typefaces,
  mailLogo,
}: Pick<Network, 'theme' | 'typefaces' | 'mailLogo'>): MailLook => ({
  ...ownMailLook,
  ...(theme && { light: theme.light, dark: theme.dark, logo: mailLogo }),
  fonts: {
    ...ownFonts,
    ...Object.fromEntries(
      Object.entries(typefaces).map(([role, { name, generic }]) => [role, `'${name}', ${mailFallbacks[generic]}`]),
    ),
  },
});

/** What the layout names the picture by, within the message. */
export const logoId = 'logo';

/** Colours and fonts by their names in layout.mjml, as `light-ink` and `font-text`. */
export const layoutNames = ({ light, dark, fonts }: MailLook): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries({ light, dark }).flatMap(([scheme, colours]) =>
      Object.keys(ownMailLook.light).map((name) => [`${scheme}-${name}`, colours[name as MailColour]] as const),
    ),
    ...Object.entries(fonts).map(([role, list]) => [`font-${role}`, list] as const),
  ]);
