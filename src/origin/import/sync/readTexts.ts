import { isFields } from '#shared/contract/fields.ts';
import { oneLine, plainText } from './plainText.ts';
import type { RecordReader } from './RecordReader.ts';
import { withSecondPass } from './withSecondPass.ts';

const maxHeadlineLength = 140;
const maxTextLength = 20_000;

/** Headline, text and lists of texts, in each language, without markup and within the lengths that are kept. */
export function readTexts(reader: RecordReader): void {
  reader.texts('description', withSecondPass(oneLine));
  let isCut = false;
  reader.texts('text', (text) => {
    const plain = withSecondPass(plainText)(text);
    isCut ||= plain.length > maxTextLength;
    return plain.slice(0, maxTextLength);
  });
  if (isCut) reader.warn('text', `is longer than ${maxTextLength} characters: the rest is left out`);
  for (const name of ['highlights', 'special', 'rental_conditions']) reader.texts(name, withSecondPass(oneLine));
  const { description } = reader.fields;
  if (!isFields(description)) return;
  for (const [tag, headline] of Object.entries(description)) {
    if (typeof headline !== 'string' || headline.length <= maxHeadlineLength || tag === 'language') continue;
    reader.warn('description', `is longer than ${maxHeadlineLength} characters: cut`);
    description[tag] = `${headline.slice(0, maxHeadlineLength - 1).replace(/\s+\S*$/, '')}…`;
  }
}
