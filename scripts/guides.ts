// The guides for owners: `node scripts/guides.ts` prints the texts of scripts/guides to public/ as tagged PDFs.
import '#config/requireNode24.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { readNetwork } from '#config/network/network.ts';
import { rulesOf } from '#rules';
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts';
import { guides, guideUrl, type Guide } from '#shared/routes/guideUrl.ts';
import { findBrowser } from './programs.mjs';

/** Of the demo network, whose guides stand in for those that a network has not. */
const { fees } = (await readNetwork('networks/vencejo')).figures;

const root = path.resolve(import.meta.dirname, '..');

const figures: Readonly<Record<string, number>> = {
  saleFrom: fees!.sale!.from,
  saleTo: fees!.sale!.to,
  lettingTo: fees!.letting!.to,
};

const accents: Record<Guide, string> = { sell: '#a8452a', rent: '#1d628c' };

/** Static fonts, of which a PDF takes the letters that it uses; of a variable font it takes every outline by itself. */
function fontFace(family: string, weight: number, url: string): string {
  const font = readFileSync(new URL(url), 'base64');
  return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:font/woff2;base64,${font}) }`;
}

const style = (accent: string): string => `
${fontFace('Headings', 500, import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-500-normal.woff2'))}
${fontFace('Text', 400, import.meta.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2'))}
${fontFace('Text', 600, import.meta.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2'))}
@page { size: A4; margin: 18mm 20mm 20mm; @bottom-right { color: #536061; font: 8pt Text; content: counter(page) ' / ' counter(pages) } }
th, strong { font-weight: 600 }
em { font-style: normal; font-weight: 600 }
body { margin: 0; color: #1c2a2c; font: 10.5pt/1.45 Text, sans-serif }
h1, h2 { font-family: Headings, serif; font-weight: 500; line-height: 1.15; break-after: avoid }
h1 { margin: 0 0 8pt; padding-top: 12pt; border-top: 5pt solid ${accent}; font-size: 27pt }
h2 { margin: 18pt 0 6pt; color: ${accent}; font-size: 15pt }
.lead { margin: 0 0 14pt; color: #536061; font-size: 12.5pt }
p, ul, ol { margin: 0 0 7pt }
ul, ol { padding-left: 15pt }
li { margin-bottom: 3pt; break-inside: avoid }
table { break-inside: avoid; width: 100%; margin: 6pt 0 10pt; border-collapse: collapse; font-size: 9.5pt }
caption { padding-bottom: 4pt; color: #536061; text-align: left }
th, td { padding: 4pt 8pt 4pt 0; border-top: .5pt solid #cfc5b3; text-align: left; vertical-align: top }
thead th { border: 0; border-bottom: 1pt solid ${accent} }
tr { break-inside: avoid }
.check { break-inside: avoid; padding: 0; font-size: 12pt; list-style: none }
.check li { margin: 0; padding: 5pt 0 5pt 18pt; border-top: .5pt solid #e2d9c9; text-indent: -18pt }
.check li::before { display: inline-block; width: 8pt; height: 8pt; margin-right: 8pt; border: .8pt solid #536061; border-radius: 2pt; vertical-align: -1pt; content: '' / '' }
.note { margin-top: 14pt; padding-top: 8pt; border-top: .5pt solid #cfc5b3; color: #536061; font-size: 8.5pt }`;

/** The text of a guide as a document; its first heading is the title. */
function documentOf(guide: Guide, language: Language): string {
  const file = path.join(root, `scripts/guides/${guide}.${language}.html`);
  const text = readFileSync(file, 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(figures[name]!));
  const [, title] = /<h1>(.*?)<\/h1>/.exec(text)!;
  return `<!doctype html><html lang="${languageFacts[language].tag}"><head><meta charset="utf-8"><title>${title}</title><style>${style(accents[guide])}</style></head><body>${text}</body></html>`;
}

/** In the order of their names, as a tree of names has to be. */
const sortedPairs = (pairs: string): string =>
  [...pairs.matchAll(/\(node\d{8}\) \d+ 0 R/g)].map(String).sort().join(' ');

/**
 * The same text is the same file: Chromium writes the time of printing into it, and numbers nodes from run to run.
 * Every replacement is as long as what it replaces, so that the file's table of positions holds.
 */
function normalised(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1').replace(/\(D:\d{14}\+00'00'\)/g, "(D:20261101000000+00'00')");
  const names = [...new Set(text.match(/\(node\d{8}\)/g))];
  const nameOf = (index: number) => `(node${String(index + 1).padStart(8, '0')})`;
  const renamed = text
    .replace(/\(node\d{8}\)/g, (name) => nameOf(names.indexOf(name)))
    .replace(
      /(\/Names \[)((?:\(node\d{8}\) \d+ 0 R ?)+)\]/g,
      (_, start: string, pairs: string) => `${start}${sortedPairs(pairs)}]`,
    )
    .replace(/\/Limits \[\(node\d{8}\) \(node\d{8}\)\]/g, `/Limits [${nameOf(0)} ${nameOf(names.length - 1)}]`);
  return Buffer.from(renamed, 'latin1');
}

async function print(browser: Browser, guide: Guide, language: Language): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(documentOf(guide, language), { waitUntil: 'load' });
  const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true, printBackground: true });
  await page.close();
  return normalised(pdf);
}

const executablePath = findBrowser();
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
for (const guide of guides)
  for (const language of languages.filter((one) => !rulesOf(one).urls.guidesIn)) {
    const file = path.join(root, 'public', guideUrl(guide, language));
    mkdirSync(path.dirname(file), { recursive: true });
    const pdf = await print(browser, guide, language);
    writeFileSync(file, pdf);
    console.log(`${path.relative(root, file)} ${Math.round(pdf.length / 1024)} KB`);
  }
await browser.close();
