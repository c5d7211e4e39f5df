import type { EstateInput } from '#origin/import/networkInput.ts';
import type { HomeFacts } from '../estates/homeFacts.ts';
import type { Random } from '../random.ts';
import { catalanGrammar } from './catalan/catalanGrammar.ts';
import { englishGrammar } from './english/englishGrammar.ts';
import type { Grammar } from './grammar.ts';
import { namesNear, planHeadline } from './planHeadline.ts';
import { planPoints } from './planPoints.ts';
import { namesLandmark, planText, shorten, type TextPlan } from './planText.ts';
import { spanishGrammar } from './spanish/spanishGrammar.ts';
import { writeHeadline, writePoints, writeRentalConditions, writeSentence, writeText } from './write.ts';

type Texts = Pick<EstateInput, 'description' | 'text' | 'url_slug' | 'highlights' | 'special' | 'rental_conditions'>;

interface Localised<T> {
  'es-ES': T;
  'ca-ES'?: T;
  'en-US'?: T;
}

/** Shares of homes whose translations are missing, as in a real network: some lack both, some one. */
const lacking = { both: 0.02, onlyCatalan: 0.03, onlyEnglish: 0.03 } as const;

/** Characters of a Spanish text of some 117 words; the other languages are about as long. */
const longest = 690;

/** The Spanish text, and the plan it was written by: cut where it gave too long a text. */
function writeFitting(plan: TextPlan, home: HomeFacts): { plan: TextPlan; spanish: string } {
  const spanish = writeText(spanishGrammar, plan, home);
  let fitting = plan;
  for (let { length } = spanish; length > longest;) {
    const shorter = shorten(fitting);
    if (!shorter) break;
    fitting = shorter.plan;
    // The sentence and the space beside it.
    length -= writeSentence(spanishGrammar, shorter.cut, home).length + 1;
  }
  return fitting === plan ? { plan, spanish } : { plan: fitting, spanish: writeText(spanishGrammar, fitting, home) };
}

/** All texts of a home. Spanish is always there; some homes lack Catalan or English, in every field alike. */
export function writeTexts(home: HomeFacts, reference: string, random: Random): Texts {
  const choice = random.next();
  const hasCatalan = choice >= lacking.both + lacking.onlyCatalan;
  const hasEnglish =
    choice >= lacking.both + lacking.onlyCatalan + lacking.onlyEnglish || (choice >= lacking.both && !hasCatalan);
  const inEach = <T>(write: (grammar: Grammar) => T): Localised<T> => {
    const texts: Localised<T> = { 'es-ES': write(spanishGrammar) };
    if (hasCatalan) texts['ca-ES'] = write(catalanGrammar);
    if (hasEnglish) texts['en-US'] = write(englishGrammar);
    return texts;
  };

  const hook = planHeadline(home, random);
  // What is near is named once, and not at all where it is no walk away.
  const mayName = home.kind !== 'rural_house' && home.kind !== 'land' && !namesNear.has(hook.topic);
  const { plan, spanish } = writeFitting(planText(home, mayName, random), home);
  const points = planPoints(home, mayName && !namesLandmark(plan), random);
  const conditions = [random.next(), random.next(), random.next(), random.next(), random.next()];
  const slugEnd = `-${home.place.slug}-${reference.toLowerCase()}`;
  return {
    description: inEach((grammar) => writeHeadline(grammar, hook, home)),
    text: inEach((grammar) => (grammar === spanishGrammar ? spanish : writeText(grammar, plan, home))),
    url_slug: inEach((grammar) => grammar.slugStart[home.kind] + slugEnd),
    highlights: inEach((grammar) => writePoints(grammar.highlights, points.highlights, home)),
    special: inEach((grammar) => writePoints(grammar.special, points.special, home)),
    ...(home.operation === 'rent'
      ? { rental_conditions: inEach((grammar) => writeRentalConditions(grammar, home, conditions)) }
      : {}),
  };
}
