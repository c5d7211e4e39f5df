import { readFileSync } from 'node:fs';
import path from 'node:path';

const client = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(client, file), 'utf8');

/** The names of a file's drawings, and where they lie. */
function drawingsOf(file: string) {
  const svg = read(`components/ui/icons/${file}`);
  const drawings = [...svg.matchAll(/<g id="(\w+)"(?: transform="translate\((\d+)\)")?/g)];
  return { svg, names: drawings.map(([, name]) => name!), places: drawings.map(([, , x]) => Number(x ?? 0)) };
}

const page = drawingsOf('icons.svg');
const card = drawingsOf('cardIcons.svg');

const sheets = ['cardIcons', 'pageIcons', 'contactIcons', 'featureIcons'].map(
  (name) => `components/ui/icons/${name}.module.css`,
);
const classes = [
  ...sheets,
  'pages/Estate/share/ShareMenu.module.css',
  'pages/Estate/photos/Gallery.module.css',
].flatMap((sheet) =>
  [...read(sheet).matchAll(/\.(\w+) \{\s+--at: (\d+);/g)].map(([, name, at]) => ({
    sheet,
    name: name!,
    at: Number(at),
  })),
);

it.each([page, card])('has a cell of 24 for each drawing, in a row', ({ svg, names, places }) => {
  expect(places).toEqual(names.map((_, at) => at * 24));
  expect(svg).toContain(`viewBox="0 0 ${names.length * 24} 24"`);
});

it('the sheets know how many cells there are', () => {
  expect(read('components/ui/icons/icon.module.css')).toContain(`, 100% / ${page.names.length - 1})`);
  const step = `${100 / (card.names.length - 1)}%`;
  expect(read('components/ui/icons/cardIcons.module.css')).toContain(`--icon-step: ${step};`);
  for (const sheet of ['features/estateCard/EstateCard', 'features/favourites/FavouriteButton'])
    expect(read(`${sheet}.module.css`)).toContain(`cardIcons.svg') calc(var(--at) * ${step})`);
});

it.each(classes)('$name of $sheet is the drawing of its number', ({ sheet, name, at }) => {
  const { names } = sheet.endsWith('cardIcons.module.css') ? card : page;
  // A name that two sheets have is numbered in the file.
  expect(names[at]?.replace(/\d$/, '')).toBe(name);
});

it('the positions of the bird and the favourite icons match their use', () => {
  const { names } = card;
  expect(read('features/estateCard/EstateCard.module.css')).toContain(`--at: ${names.indexOf('bird')};`);
  expect(read('features/favourites/FavouriteButton.module.css')).toContain(`--at: ${names.indexOf('heart')};`);
  expect(read('features/favourites/FavouriteButton.module.css')).toContain(`--at: ${names.indexOf('heartFilled')};`);
});
