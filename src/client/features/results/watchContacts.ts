import { startTelling, tellUse } from './tellUse.ts';

/** A call, or a chat with somebody: the link that shares a page names no number. */
const contactLinks = /^(?:tel:|https:\/\/wa\.me\/\d)/;

/** Of a listing's card, which says its key, or of the listing whose page shows. */
function tellContact({ target }: Event): void {
  const link = (target as Element).closest('a');
  if (!link || !contactLinks.test(link.href) || !link.closest('article')) return;
  tellUse('contacts', link.closest<HTMLElement>('[data-key]')?.dataset.key);
}

/** Tells the site of calls and chats, in the scripts of the start: such a press may leave the page at once. */
export function watchContacts(): void {
  startTelling();
  document.addEventListener('click', tellContact, true);
}
