import { expect, test, type Page } from '@playwright/test';
import type { Mail } from '#origin/db/outbox/mail.ts';
import { writeMail } from '#origin/mail/writeMail.ts';
import { usualLanguages } from '#shared/i18n/languages.ts';
import { sampleMails } from '../origin/sampleMails.ts';
import { expectAccessible, expectReadableInTheDark } from './accessible.ts';

const settings = { publicOrigin: 'https://www.example.com', brandName: 'Vencejo', brandEmail: 'hola@vencejo.example' };

const show = async (page: Page, mail: Mail) => page.setContent((await writeMail(mail, settings)).html);

test('every mail is accessible on the narrowest screen, in the light and in the dark', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const mail of Object.values(sampleMails('es'))) {
    await show(page, mail);
    await expectAccessible(page);
    await expectReadableInTheDark(page);
  }
});

test('no mail is wider than the narrowest screen, or than its column on a wide one', async ({ page }) => {
  for (const width of [320, 1_280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const language of usualLanguages)
      for (const mail of Object.values(sampleMails(language))) {
        await show(page, mail);
        const [content, column] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.querySelector('.card')!.getBoundingClientRect().width,
        ]);
        expect([mail.kind, language, content]).toEqual([mail.kind, language, width]);
        expect(column).toBeLessThanOrEqual(568);
      }
  }
});
