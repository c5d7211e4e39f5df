import { readFileSync } from 'node:fs';
import path from 'node:path';

const client = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(client, file), 'utf8');

const drawings = [
  ...read('components/ui/icons/icons.svg').matchAll(/<g id="(\w+)"(?: transform="translate\((\d+)\)")?/g),
];
const names = drawings.map(([, name]) => name!);

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

it('has a cell of 24 for each drawing, in a row', () => {
  expect(drawings.map(([, , x]) => Number(x ?? 0))).toEqual(drawings.map((_, at) => at * 24));
  expect(read('components/ui/icons/icons.svg')).toContain(`viewBox="0 0 ${names.length * 24} 24"`);
  expect(read('../shared/theme/tokens.css')).toContain(`--icon-step: calc(100% / ${names.length - 1});`);
});

it.each(classes)('$name of $sheet is the drawing of its number', ({ name, at }) => {
  // A name that two sheets have is numbered in the file.
  expect(names[at]?.replace(/\d$/, '')).toBe(name);
});

it('the positions of the bird and the favourite icons match their use', () => {
  expect(read('features/estateCard/EstateCard.module.css')).toContain(`--at: ${names.indexOf('bird')};`);
  expect(read('features/favourites/FavouriteButton.module.css')).toContain(`--at: ${names.indexOf('heart')};`);
  expect(read('features/favourites/FavouriteButton.module.css')).toContain(`--at: ${names.indexOf('heartFilled')};`);
});
