import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shapes } from './drawings.ts';

const icons = path.resolve(import.meta.dirname, '../../../client/components/ui/icons');
const drawn = ['icons.svg', 'cardIcons.svg'].map((file) => readFileSync(path.join(icons, file), 'utf8')).join('');

it.each(Object.entries(shapes))('%s is drawn as on the site', (name, shape) => {
  const [, onSite] = new RegExp(`<g id="${name}"[^>]*><path d="([^"]+)"/>`).exec(drawn) ?? [];
  expect(shape).toBe(onSite);
});
