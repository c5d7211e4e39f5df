import { randomUUID } from 'node:crypto';
import type { Language } from '#shared/i18n/languages.ts';
import { escapeHtml } from '#shared/seo/escapeHtml.ts';
import { operatorPage } from '../operatorPage.ts';
import { resultsPath } from './resultPages.ts';

export const ownerLinkPath = `${resultsPath}/owner-link`;

/** What the form has: `id` names the press, a repeat of which sends nothing more; `home` is the key of the home. */
export const ownerLinkFields = ['id', 'home', 'email', 'language'] as const;

type OwnerLinkFields = Partial<Record<(typeof ownerLinkFields)[number], string>>;

/** The form that mails the owner of a home a link to what it earned, from its agent. */
export function ownerLinkForm(
  { home = '', email = '', language, id = randomUUID() }: OwnerLinkFields,
  languages: readonly Language[],
): string {
  const about = escapeHtml(home);
  const options = languages.map((one) => `<option${one === language ? ' selected' : ''}>${one}</option>`);
  return `<form method="post" action="${ownerLinkPath}">
<input type="hidden" name="id" value="${escapeHtml(id)}"><input type="hidden" name="home" value="${about}">
<input type="email" name="email" required maxlength="254" value="${escapeHtml(email)}" aria-label="Address of the owner of ${about}" placeholder="Owner's address">
<select name="language" aria-label="Language of the mail about ${about}">${options.join('')}</select>
<button>Send</button>
</form>`;
}

const title = 'What a home earned, for its owner';

const back = `<p><a href="${resultsPath}?by=listings">All listings</a></p>`;

export const sentPage = (): string =>
  operatorPage(
    title,
    `<p>The mail is on its way, from the agent of the home. Its link works for 90 days; the agent sees it on their own page and can revoke it there. The address is in the mail alone.</p>\n${back}`,
  );

const notSent = {
  invalid: 'Give the address of the owner, as name@example.com, and a language of the site.',
  unknown: 'There is no such home on the site, or nothing is counted of homes.',
  tooMany: 'No link was made: the home has ten that work, or its agent made a hundred today.',
  down: 'The origin does not answer. Send it again in a moment: nothing is mailed twice.',
} as const;

export type NotSent = keyof typeof notSent;

/** @param form with what was typed */
export const notSentPage = (why: NotSent, form: string): string =>
  operatorPage(title, `<p class="failed">${notSent[why]}</p>\n${form}\n${back}`);
