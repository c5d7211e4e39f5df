import { estateSchema, type EstateDto } from '#shared/contract/estate.ts';
import { foldKey } from '#shared/domain/estateKey.ts';
import { operations, type OperationName } from '../../contract/operations.ts';
import type { Answer } from '../client.ts';
import type { Statement } from '../checkAnswer.ts';
import type { CheckContext } from '../context.ts';
import { ofOneOperation, rankOf, type Estate, type WalkedList } from '../listWalk.ts';

type Say = (answer: Answer, statement: Statement) => void;

/** Some of each availability, so that hidden prices are among them. */
export function sampleOf(lists: readonly WalkedList[], samples: number): Estate[] {
  const all = ofOneOperation(lists).flatMap(({ estates }) => estates);
  return [0, 1, 2].flatMap((rank) => all.filter((estate) => rankOf(estate) === rank).slice(0, samples));
}

const read = ({ status, json }: Answer): EstateDto | undefined => {
  const result = status === 200 ? estateSchema.safeParse(json) : undefined;
  return result?.success ? result.data : undefined;
};

const comparedFields = ['type', 'status', 'price', 'estate_type', 'area_constructed', 'rooms', 'bathrooms'] as const;

/** The page of an estate says what its card says. */
function compare(card: Estate, page: EstateDto, say: (statement: Statement) => void): void {
  const different = comparedFields.find((name) => card[name] !== page[name]);
  if (different)
    say({
      rule: 'card-differs',
      came: `${different} ${String(page[different])}, and ${String(card[different])} in the list`,
      contract: 'results are summaries of the same estate',
      section: 'estates',
    });
}

function checkTags(answer: Answer, key: string, say: Say): void {
  const tags = answer.headers.get('surrogate-key')?.split(/\s+/) ?? [];
  const wanted = `estate:${foldKey(key)}`;
  if (tags.length > 0 && !tags.some((tag) => tag.toLowerCase() === wanted))
    say(answer, {
      rule: 'surrogate-key',
      severity: 'warning',
      came: `Surrogate-Key: ${tags.slice(0, 5).join(' ')}`,
      contract: 'estate:{key} is a tag of what shows the estate; without it changes appear when max-age is over',
      section: 'caching',
    });
}

/** Other ways to the same estate: its key in another case, its slug, a private link. */
async function checkWays({ read: ask }: CheckContext, { key, slug }: Estate, say: Say): Promise<void> {
  const otherCase = key === key.toUpperCase() ? key.toLowerCase() : key.toUpperCase();
  const ways = [
    ['estate', { key: otherCase }, 'key-case', 'a key is answered in any case'],
    ['estateBySlug', { slug }, 'slug', 'an estate is found by its slug'],
    ['privateEstate', { key }, 'private', 'a private link shows the estate'],
  ] as const satisfies [OperationName, Record<string, string>, string, string][];
  for (const [name, params, rule, contract] of ways) {
    const answer = await ask(name, params, { statuses: [200, 404, 410] });
    const found = read(answer);
    if (answer.status !== 200) say(answer, { rule, came: String(answer.status), contract });
    else if (found && foldKey(found.key) !== foldKey(key))
      say(answer, { rule, came: `${found.key} instead of ${key}`, contract });
  }
}

/** Keys that agree but for case would be one estate in URLs. */
function checkKeys(lists: readonly WalkedList[], say: Say): void {
  for (const { answer, estates } of ofOneOperation(lists)) {
    const known = new Map<string, string>();
    for (const { key, reference } of estates) {
      const other = known.get(foldKey(key));
      if (other !== undefined && other !== reference)
        say(answer, {
          rule: 'key-twice',
          came: `${key} is the key of ${other} and of ${reference}`,
          contract: 'a key is unique in any case, for ever',
          section: 'keys',
        });
      known.set(foldKey(key), reference);
    }
  }
}

/** The pages of some estates. @param gone a key that existed and is withdrawn */
export async function checkEstates(
  context: CheckContext,
  lists: readonly WalkedList[],
  gone: string | undefined,
): Promise<Answer[]> {
  const say: Say = context.find.bind(null, operations.estate);
  checkKeys(lists, say);
  const answers: Answer[] = [];
  for (const card of sampleOf(lists, context.limits.samples)) {
    const answer = await context.read('estate', { key: card.key });
    const page = read(answer);
    if (!page) continue;
    answers.push(answer);
    if (foldKey(page.key) === foldKey(card.key)) compare(card, page, (statement) => say(answer, statement));
    else
      say(answer, { rule: 'other-estate', came: page.key, contract: 'the estate of that key', section: 'one-estate' });
    checkTags(answer, card.key, say);
    await checkWays(context, card, say);
  }
  if (gone !== undefined) {
    const answer = await context.read('estate', { key: gone }, { statuses: [200, 404, 410] });
    if (answer.status !== 410)
      say(answer, {
        rule: 'gone',
        came: String(answer.status),
        contract: '410 if it is gone, 404 if it never existed',
      });
  }
  return answers;
}
