import { deriveColours } from './deriveColours.ts';
import { parseTheme } from './theme.ts';

const css = (colours: readonly string[]): string => {
  const names = ['paper', 'ink', 'primary', 'secondary', 'info', 'night', 'good', 'bad'];
  return `:root { ${names.map((name, index) => `--${name}: ${colours[index]};`).join(' ')} }`;
};

/** Paper, ink, primary, secondary, info, night, good, bad. */
const networks: [string, string[]][] = [
  ['sand and petrol', ['#faf6ee', '#1c2a2c', '#124a4f', '#a8452a', '#1d628c', '#14282b', '#2f6b3a', '#a3282c']],
  ['white and bright red', ['#ffffff', '#222222', '#e30613', '#ffb000', '#00a0e0', '#2b0003', '#00b050', '#ff0000']],
  ['yellow', ['#fffbe6', '#111111', '#ffd400', '#ffd400', '#ffd400', '#333300', '#aacc00', '#ff8866']],
  ['pale lilac', ['#f4f0ff', '#4b3f72', '#b39ddb', '#f8bbd0', '#b3e5fc', '#6a4fb3', '#c5e1a5', '#ffccbc']],
  ['grey', ['#dddddd', '#555555', '#888888', '#999999', '#777777', '#666666', '#888888', '#999999']],
];

it.each(networks)('eight colours are both schemes, and hold every contrast: %s', (_, colours) => {
  const problems: string[] = [];
  const theme = parseTheme(css(colours), problems);
  expect(problems).toEqual([]);
  expect(theme!.light.paper).toBe(colours[0]);
  expect(theme!.dark.paper).not.toBe(theme!.light.paper);
});

it('leaves a colour as it is where it can be read', () => {
  const [, colours] = networks[0]!;
  const [paper, ink, primary, secondary, info, night, good, bad] = colours as [string, ...string[]] & string[];
  const { light } = deriveColours({
    paper,
    ink: ink!,
    primary: primary!,
    secondary: secondary!,
    info: info!,
    night: night!,
    good: good!,
    bad: bad!,
  });
  expect([light.ink, light.primary, light.info]).toEqual([ink, primary, info]);
});

it('takes what is set by hand before what follows', () => {
  const problems: string[] = [];
  const [, colours] = networks[0]!;
  const sheet = `${css(colours).replace('}', '--edge: #eadfbf; }')} [data-scheme='dark'] { --primary: #f4c94c; }`;
  const theme = parseTheme(sheet, problems)!;
  expect(problems).toEqual([]);
  expect([theme.light.edge, theme.dark.primary]).toEqual(['#eadfbf', '#f4c94c']);
});
