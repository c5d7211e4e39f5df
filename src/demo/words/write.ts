import type { HomeFacts } from '../estates/homeFacts.ts';
import type { Grammar, Phrase } from './grammar.ts';
import type { Choice } from './choose.ts';
import type { TextPlan } from './planText.ts';
import type { Hook, Point, TextTopic } from './topics.ts';

function say(phrases: readonly Phrase[], choice: number, home: HomeFacts): string {
  const at = choice * phrases.length;
  const nth = Math.floor(at);
  const phrase = phrases[nth]!;
  return typeof phrase === 'string' ? phrase : phrase(home, at - nth);
}

/** The headline, at most 140 characters. */
export const writeHeadline = ({ headlines }: Grammar, { topic, choice }: Choice<Hook>, home: HomeFacts): string =>
  say(headlines[topic], choice, home);

/** One sentence of the long text. */
export const writeSentence = ({ sentences }: Grammar, { topic, choice }: Choice<TextTopic>, home: HomeFacts): string =>
  say(sentences[topic], choice, home);

/** The long text: the plan's paragraphs with an empty line between. */
export function writeText(grammar: Grammar, plan: TextPlan, home: HomeFacts): string {
  let text = '';
  for (const paragraph of plan) {
    if (text !== '') text += '\n\n';
    let first = true;
    for (const choice of paragraph) {
      if (!first) text += ' ';
      first = false;
      text += writeSentence(grammar, choice, home);
    }
  }
  return text;
}

/** The lines of one list, in the plan's order. */
export const writePoints = (
  lines: Record<Point, readonly Phrase[]>,
  points: readonly Choice<Point>[],
  home: HomeFacts,
): string[] => points.map(({ topic, choice }) => say(lines[topic], choice, home));

/** What is asked of a tenant. Never an agency fee: for a main home the landlord pays it (PD-57). */
export function writeRentalConditions(
  { rentalConditions: { solvency, deposit, term, fees, further } }: Grammar,
  home: HomeFacts,
  choice: readonly number[],
): string[] {
  const line = (phrases: readonly Phrase[], nth: number): string => say(phrases, choice[nth]!, home);
  if (!home.isDwelling) return [line(term.other, 0), line(deposit.other, 1), line(further.other, 2)];
  if (home.seasonal) return [line(term.season, 0), line(deposit.other, 1), line(solvency, 2)];
  const lines = [line(solvency, 0), line(deposit.home, 1), line(term.home, 2), line(fees, 3)];
  if (choice[0]! < 0.5) lines.push(line(further.home, 4));
  return lines;
}
