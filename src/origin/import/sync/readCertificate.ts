import type { Fields } from '#shared/contract/fields.ts';
import { energyRatings } from '#shared/domain/estate.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { lookUp } from '#shared/lookUp.ts';
import type { RecordReader } from './RecordReader.ts';
import { certificateWords } from './words.ts';

/** `E / D`: the letters of the consumption and of the emissions in one. */
function splitLetters(cee: RecordReader): void {
  const [, rating, emitted] = /^([A-G])\s*[/|,;-]\s*([A-G])$/i.exec(cee.line('rating') ?? '') ?? [];
  if (rating === undefined) return;
  cee.fields.rating = rating;
  if (!cee.has('emissions_rating')) cee.fields.emissions_rating = emitted;
}

/** A letter from A to G. @param state the word that stands for one, if any */
function readLetter(cee: RecordReader, name: string, state: string | undefined): void {
  const text = cee.line(name) ?? '';
  const letter = energyRatings.find((rating) => rating === text.toUpperCase());
  if (letter !== undefined) cee.fields[name] = letter;
  else if (text !== '' && slugify(text) !== state) cee.drop(name, 'is no letter from A to G: left out');
  else delete cee.fields[name];
}

/** The certificate is completed, in progress, exempt, or not stated (RD 390/2021). */
export function readCertificate(reader: RecordReader): void {
  const cee = reader.within('cee');
  if (cee) {
    for (const name of ['consumption', 'emissions']) cee.number(name, { max: 10_000 });
    splitLetters(cee);
    const words = [cee.line('state'), cee.line('rating')].map((word) => slugify(word ?? ''));
    const word = words.find((one) => Object.hasOwn(certificateWords, one));
    for (const name of ['rating', 'emissions_rating']) readLetter(cee, name, word);
    const hasLetter = cee.has('rating') || cee.has('emissions_rating');
    cee.fields.state = lookUp(certificateWords, word ?? '') ?? (hasLetter ? 'completed' : 'not_stated');
  } else reader.fields.cee = { state: 'not_stated' };
  if ((reader.fields.cee as Fields).state === 'not_stated')
    reader.warn('cee', 'is missing: shown as not stated by the advertiser');
}
