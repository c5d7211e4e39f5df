import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { rulesOf } from '#rules';
import { budgets } from '#config/budgets.ts';
import { defaultLanguage, languages, usualLanguages } from '#shared/i18n/languages.ts';
import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import { filesOf } from './builtScripts.ts';
import { compressedSize } from './compressedSize.ts';
import { expect, open, test } from './consoleGuard.ts';
import { estatePaths, someEstates } from './sample.ts';

const client = path.resolve(import.meta.dirname, '../../dist/client');

/** The files that a page loads by itself, each once, with their sizes after brotli. */
async function weigh(page: Page, url: string): Promise<{ script: number; style: number }> {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/static/')) requested.push(pathname.slice('/static/'.length));
  });
  await open(page, url);
  await page.waitForLoadState('networkidle');
  const files = new Set(requested);
  expect(requested).toEqual([...files]);
  expect([...files].flatMap(ofOtherLanguages)).toEqual([]);
  // With the texts that scripts wait for.
  return { script: sizeOf(files, '.js') + sizeOf(files, '.json'), style: sizeOf(files, '.css') };
}

const otherLanguages = languages.filter((language) => language !== defaultLanguage);

/** What a file of a Spanish page has of another language: its texts, or the words of its paths. */
function ofOtherLanguages(file: string): string[] {
  const [, folder = defaultLanguage] = /^texts\/\w+\/(\w+)\//.exec(file) ?? [];
  if (folder !== defaultLanguage) return [file];
  if (!file.endsWith('.js')) return [];
  const script = readFileSync(path.join(client, file), 'utf8');
  const spanish = Object.values<string>(rulesOf(defaultLanguage).urls.routes);
  return otherLanguages
    .flatMap((language) => Object.values(rulesOf(language).urls.routes))
    .filter((pattern) => !spanish.includes(pattern) && /\w{5}/.test(pattern) && script.includes(`"${pattern}"`))
    .map((pattern) => `${file}: ${pattern}`);
}

/** Of the files with an ending, after brotli. */
const sizeOf = (files: ReadonlySet<string>, extension: string): number =>
  [...files]
    .filter((file) => file.endsWith(extension))
    .reduce((bytes, file) => bytes + statSync(path.join(client, `${file}.br`)).size, 0);

const report = (what: string, bytes: number, budget: number): void => {
  console.log(`    ${what}: ${(bytes / 1024).toFixed(1)} KB of ${budget / 1024} KB`);
  expect(bytes, what).toBeLessThanOrEqual(budget);
};

for (const [name, url] of [
  ['home', '/'],
  ['search', '/viviendas-barcelona-compra'],
  ['estate', null],
  ['form', '/servicios/vender'],
] as const) {
  test(`${name} stays within its size budget`, async ({ page, request }) => {
    const { script, style } = await weigh(page, url ?? estatePaths((await someEstates(request))[0]!)[0]!);
    report(`${name}, JavaScript`, script, budgets.script[name]);
    report(`${name}, CSS`, style, budgets.style);
  });
}

test('of a language that it is not in, a first page loads a line', () => {
  const script = filesOf('main')
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(client, file), 'utf8'))
    .join('');
  const facts = /\{prefix:"\/\w\w",[^}]*\}/g;
  expect(script.match(facts)).toHaveLength(otherLanguages.length);
  const ofLanguages = compressedSize(script) - compressedSize(script.replaceAll(facts, '0'));
  report('languages, JavaScript', ofLanguages, otherLanguages.length * budgets.language.script);
});

test('an opened map stays within its size budget', () => {
  // Beside the calls of the API, which every navigation loads.
  const others = new Set(filesOf('loaders'));
  const files = new Set([...filesOf('deferred-resultMap'), ...filesOf('baseMap')].filter((file) => !others.has(file)));
  const bytes = sizeOf(files, '.js') + sizeOf(files, '.css');
  report('map, JavaScript and CSS', bytes, budgets.map);
});

test('the document of the heaviest list stays within its size budget', async ({ request }) => {
  const lists = (['buy', 'rent'] as const).flatMap((type) =>
    [undefined, 'barcelona', 'madrid', 'valencia'].flatMap((province) =>
      Object.values(
        buildAlternates(
          routeTarget<'Search'>({ to: 'Search', params: { type, ...(province ? { province } : {}) } }),
          usualLanguages,
        ),
      ),
    ),
  );
  const weights: { path: string; bytes: number }[] = [];
  for (const path of lists) {
    const html = await (await request.get(path)).text();
    weights.push({ path, bytes: compressedSize(html) });
  }
  const heaviest = weights.sort((one, other) => other.bytes - one.bytes)[0]!;
  report(`${heaviest.path}, HTML`, heaviest.bytes, budgets.listHtml);
});
