// Keeps the version of a legal text that is in force, before a new one replaces it (pages/Legal/README.md).
import '#config/requireNode24.mjs';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium, type Page } from '@playwright/test';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { legalVersionUrl } from '#shared/routes/legalVersionUrl.ts';
import { findBrowser } from './programs.mjs';

const routes = {
  legalNotice: 'Aviso',
  privacy: 'Privacidad',
  cookies: 'Cookies',
  coResponsibility: 'Corresponsabilidad',
  alertsPrivacy: 'RgpdPrivacyAlerts',
  contactsNotice: 'RgpdContacts',
  accessibility: 'Accessibility',
} as const;

type Text = keyof typeof routes;

const isText = (word: string | undefined): word is Text => word !== undefined && Object.hasOwn(routes, word);

const usage = `npm run legal-pdf -- TEXT URL

Prints a legal text in each language from a running site to public/sites/default/files/legal.

  TEXT   ${Object.keys(routes).join(', ')}
  URL    of the site, as http://localhost:3000`;

const root = path.resolve(import.meta.dirname, '..');

/** @returns the file, named after the date that the page shows */
async function print(page: Page, text: Text, language: Language, site: string): Promise<string> {
  await page.goto(new URL(buildUrl({ to: routes[text], params: {} }, language), site).href);
  const date = await page.locator('article header time').getAttribute('datetime');
  const file = path.join(root, 'public', legalVersionUrl(text, date!, language));
  mkdirSync(path.dirname(file), { recursive: true });
  await page.pdf({ path: file, format: 'A4', margin: { top: '18mm', bottom: '18mm', left: '18mm', right: '18mm' } });
  return file;
}

const [text, site, ...rest] = process.argv.slice(2);
if (!isText(text) || site === undefined || !URL.canParse(site) || rest.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  const page = await browser.newPage();
  for (const language of languages) console.log(path.relative(root, await print(page, text, language, site)));
  await browser.close();
}
