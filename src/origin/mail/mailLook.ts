import type { Palette } from '#shared/theme/palette.ts';

type MailColour =
  'paper' | 'paper-raised' | 'paper-sunken' | 'ink' | 'ink-soft' | 'edge' | 'primary' | 'secondary' | 'on-colour';

/** How mails look: those programs know no variables, so the colours stand in each mail. */
export interface MailLook {
  light: Pick<Palette, MailColour>;
  /** For programs that say that their reader prefers it. */
  dark: Pick<Palette, MailColour>;
  /** A PNG in place of the written name, sent with the mail; its size in pixels is twice that shown. */
  logo: { content: Buffer; width: number; height: number } | null;
}

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
  logo: null,
};

/** What the layout names the picture by, within the message. */
export const logoId = 'logo';

/** The colours by their names in layout.mjml, as `light-ink`. */
export const layoutColours = ({ light, dark }: MailLook): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ light, dark }).flatMap(([scheme, colours]) =>
      Object.keys(ownMailLook.light).map((name) => [`${scheme}-${name}`, colours[name as MailColour]]),
    ),
  );
