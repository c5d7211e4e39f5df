/** What looks like a tag: `<b>`, `</p>`, `<!-- -->`. */
const markup = /<[a-z/!][^<>]*>/gi;

/**
 * Characters that nobody sees and a language model reads: controls but for line breaks, marks of direction, zero width,
 * tags (U+E0000), variation selectors beyond the emoji's.
 */
const invisible =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;

/**
 * What others wrote, as text: without mark-up and hidden characters.
 * @param max characters; what is longer ends in …
 */
export function plainText(text: string, max: number): string {
  const plain = text.toWellFormed().replace(markup, ' ').replace(invisible, '').replace(/ {2,}/g, ' ').trim();
  const letters = Array.from(plain);
  return letters.length <= max ? plain : `${letters.slice(0, max - 1).join('')}…`;
}
