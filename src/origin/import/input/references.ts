import { Parser } from 'htmlparser2';

function characterOf(reference: string): string {
  let character = '';
  const parser = new Parser({ ontext: (text) => void (character += text) });
  parser.end(reference);
  return character;
}

/** A text with HTML's references (`&euro;`, `&#243;`) as their characters. One that HTML does not have stays. */
export const decodeReferences = (text: string): string =>
  text.replace(/&(?:#x?[\da-f]{1,8}|[a-z]\w{1,30});/gi, characterOf);
