import { usePath } from '#shared/domain/uses.ts';

/** A call, or a chat with somebody: the link that shares a page names no number. */
const contactLinks = /^(?:tel:|https:\/\/wa\.me\/\d)/;

/** Of a listing's card, which says its key, or of the listing whose page shows. The site counts a visitor's once. */
function tellContact({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('article a');
  if (!link || !contactLinks.test(link.href)) return;
  const { key = '' } = link.closest<HTMLElement>('[data-key]')?.dataset ?? {};
  navigator.sendBeacon(usePath, `contacts ${key}`.trim());
}

/** Tells the site of calls and chats, in the scripts of the start: such a press may leave the page at once. */
export function watchContacts(): void {
  document.addEventListener('click', tellContact, true);
}
