import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rulesOf } from '#rules';
import { languageFacts, languages as all } from '#shared/i18n/languages.ts';
import { guides, guideUrl } from '#shared/routes/guideUrl.ts';

const root = path.resolve(__dirname, '..');
/** Those that have guides of their own. */
const languages = all.filter((language) => !rulesOf(language).urls.guidesIn);
const copies = guides.flatMap((guide) => languages.map((language) => [guide, language] as const));

/** A text as a PDF writes it: UTF-16 in hexadecimal digits, where it has other letters than those of ASCII. */
const hex = (text: string): string => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex').toUpperCase();

it.each(copies)('the guide %s in %s is a small tagged PDF with its title and language', (guide, language) => {
  const pdf = readFileSync(path.join(root, 'public', guideUrl(guide, language)));
  const text = pdf.toString('latin1');
  const [, title] = /<h1>(.*)<\/h1>/.exec(
    readFileSync(path.join(root, `scripts/guides/${guide}.${language}.html`), 'utf8'),
  )!;
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(pdf.length).toBeLessThan(200 * 1024);
  expect(text).toContain(`/Lang (${languageFacts[language].tag})`);
  expect(text).toContain('/Marked true');
  expect(text.includes(`/Title (${title})`) || text.includes(`/Title <${hex(title!)}>`)).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)!.length).toBeGreaterThanOrEqual(2);
});

it('the guides of one service have the same sections in every language', () => {
  for (const guide of guides) {
    const shapes = languages.map((language) =>
      [...readFileSync(path.join(root, `scripts/guides/${guide}.${language}.html`), 'utf8').matchAll(/<(\w+)/g)]
        .map(([, tag]) => tag)
        .filter((tag) => !['span', 'em', 'strong'].includes(tag!)),
    );
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  }
});

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8').replaceAll('&nbsp;', ' ');

it.each(copies)('the guide %s in %s names the tax of owners who live abroad', (guide, language) => {
  const text = textOf(`scripts/guides/${guide}.${language}.html`);
  expect(text).toContain('IRNR');
  // What a buyer withholds.
  if (guide === 'sell') expect(text).toMatch(/\b3 ?%/);
});

it('no text names the state register of short lets, which was annulled', () => {
  const files = [...globSync('scripts/guides/*.html', { cwd: root }), ...globSync('networks/*/**/*.md', { cwd: root })];
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => /\bNRUA?\b/.test(textOf(file)))).toEqual([]);
});
