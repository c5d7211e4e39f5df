import { readEnv } from '#config/env.ts';
import { readNetwork } from '#config/network/network.ts';
import type { Mail } from '../db/outbox/mail.ts';
import { mailLookOf, type MailLook } from './mailLook.ts';
import type { MailSettings } from './MailText.ts';
import { toMessage } from './toMessage.ts';
import { writeMail } from './writeMail.ts';
import { sampleMails } from '../../../tests/origin/sampleMails.ts';

/** With a cover, a face and a button. */
const rich = sampleMails('es').enquiryReceived;
const mail: Mail = {
  kind: 'confirmSubscription',
  recipient: 'ana@example.com',
  language: 'es',
  name: 'Ana',
  token: 't',
};
const settings = { publicOrigin: 'https://www.example.com', brandName: 'Casa Clara', brandEmail: 'hola@example.com' };

const dir = 'networks/casa-clara';
let look: MailLook;
beforeAll(async () => {
  look = mailLookOf(await readNetwork(dir, readEnv({ NETWORK_DIR: dir })));
});

const written = async (changes: Partial<MailSettings> = {}): Promise<string> =>
  (await writeMail(rich, { ...settings, ...changes })).html;
const colours = (html: string): string[] => [...new Set(html.match(/#[0-9a-f]{6}/g))];

it('has the colours of its brand in both schemes, and none of ours', async () => {
  const ours = colours(await written());
  const theirs = colours(await written({ look }));
  expect(theirs).toEqual(
    expect.arrayContaining([look.light.paper, look.light.primary, look.dark.paper, look.dark.ink]),
  );
  // White is MJML's own, of the hidden preview.
  expect(ours.filter((colour) => theirs.includes(colour))).toEqual(['#ffffff']);
});

it.each([
  ['Casa Clara', { Jost: 2, 'Nunito Sans': 1 }, ['Source Sans', 'Georgia']],
  ['ours', { 'Source Sans 3': 1, Georgia: 2 }, ['Jost', 'Nunito']],
])('looks for the fonts of its brand first, and then for those that devices have: %s', async (brand, fonts, others) => {
  const html = await written(brand === 'ours' ? {} : { look });
  for (const [font, least] of Object.entries(fonts)) expect(html.split(font).length - 1).toBeGreaterThanOrEqual(least);
  for (const other of others) expect(html).not.toContain(other);
  expect(html).toMatch(/, Arial, Helvetica, sans-serif/);
});

it('leaves no name of a colour or value in it', async () => {
  expect(await written({ look })).not.toMatch(/\[\[|undefined/);
  expect(await written()).not.toMatch(/\[\[|undefined/);
});

it('carries the logo, named for those who do not see it, in half its size', async () => {
  const { html, ...rest } = await writeMail(mail, { ...settings, look });
  expect(html).toMatch(/<img\s+class="logo"\s+src="cid:logo"\s+alt="Casa Clara"\s+width="181"\s+height="48"/);
  const { attachments } = toMessage('id', { html, ...rest }, { ...settings, look });
  expect(attachments).toEqual([expect.objectContaining({ cid: 'logo', content: look.logo!.content })]);
});

it('writes the name where there is no logo, and attaches nothing', async () => {
  const plain = { ...settings, look: { ...look, logo: null } };
  const message = await writeMail(mail, plain);
  expect(message.html).not.toContain('<img');
  expect(message.html).toMatch(/>\s*Casa Clara<\/a/);
  expect(toMessage('id', message, plain)).not.toHaveProperty('attachments');
});
