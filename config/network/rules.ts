import { z } from 'zod';
import { taxRates } from '#shared/domain/costs/taxRates.ts';
import { estateTypes, operationTypes } from '#shared/domain/estate.ts';
import { comparableFacts, ownOutcomes, tellableValues, type OwnRule } from '#shared/domain/evidence/ownRules.ts';
import { checkNames } from '#shared/domain/evidence/table.ts';
import { isProvince } from '#shared/domain/postcodes.ts';
import { $schema, byLanguage, line } from './fields.ts';
import { openNetworkFolder, type NetworkFolder } from './folder.ts';
import { readJson } from './json.ts';

const among = <const Values extends readonly string[]>(values: Values, what: string) =>
  z.enum(values, { error: `must be ${what}: ${values.join(', ')}` });

const fact = among(comparableFacts, 'one of the facts');
const communities = [...new Set(taxRates.map(({ community }) => community))];

const where = z
  .strictObject({
    communities: z.array(among(communities, 'a community')).min(1).optional(),
    provinces: z.array(z.string().refine(isProvince, 'must be the slug of a province')).min(1).optional(),
    operation: among(operationTypes, 'an operation').optional(),
    kinds: z.array(among(estateTypes, 'a kind')).min(1).optional(),
    state: among(['new', 'used'], 'a state').optional(),
  })
  .describe('Which adverts it is for; what is not named says: all');

const comparison = z
  .union(
    [
      z.strictObject({ stated: fact }).describe('The advert states it'),
      z
        .strictObject({ number: fact, from: z.number().optional(), to: z.number().optional() })
        .refine(({ from, to }) => from !== undefined || to !== undefined, 'needs from, to or both')
        .describe('It is within bounds, where it is stated'),
      z.strictObject({ lower: fact, higher: fact }).describe('One is at most the other'),
      z
        .strictObject({ value: fact, among: z.array(z.union([z.string(), z.number(), z.boolean()])).min(1) })
        .describe('It is one of these'),
    ],
    { error: 'must be one of { stated }, { number, from, to }, { lower, higher } and { value, among }, of the facts' },
  )
  .describe('What is asked');

const source = z
  .union(
    [
      z.strictObject({ kind: z.literal('advert') }),
      z.strictObject({ kind: z.literal('publication'), title: line }),
      z.strictObject({
        kind: z.literal('law'),
        law: line,
        article: line,
        date: z.iso.date(),
        wait: z.literal('for a lawyer').optional(),
      }),
    ],
    { error: 'must be of kind advert, of kind publication with a title, or of kind law with law, article and date' },
  )
  .describe('What it rests on');

const text = line.max(300);

/** @returns what is wrong with the words for visitors of a rule */
function problemOfWords({ audience, words: { visitor }, comparison: asked }: OwnRule): string | undefined {
  if ((audience === 'visitor') !== (visitor !== undefined))
    return 'must have words for visitors where they are its audience, and there alone';
  const values = tellableValues(asked);
  for (const outcome of ownOutcomes) {
    const words = Object.values(visitor?.[outcome] ?? {}).join(' ');
    if (words !== '' && values[outcome] === undefined) return `${outcome} never comes of this comparison`;
    const unknown = [...words.matchAll(/\{(\w+)\}/g)].find(([, name]) => !values[outcome]!.includes(name!));
    if (unknown) return `${outcome} has no ${unknown[0]} to name`;
  }
  return undefined;
}

const rule = z
  .strictObject({
    name: z
      .string()
      .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'must be words in small letters with dashes, as plot-of-house')
      .refine((name) => !checkNames.some((one) => one === name), 'is the name of a check that the site has'),
    words: z.strictObject({
      operator: byLanguage(text).describe('What is wrong, for reports and agents; {stated} and {found} are filled in'),
      visitor: z
        .strictObject({
          agrees: byLanguage(text).optional(),
          differs: byLanguage(text).optional(),
          missing: byLanguage(text).optional(),
        })
        .refine(
          (given) => ownOutcomes.some((outcome) => given[outcome] !== undefined),
          'must have words for an outcome',
        )
        .optional()
        .describe('What a listing says to visitors of each outcome that there are words for'),
    }),
    where: where.default({}),
    needs: z.array(fact).default([]).describe('Facts without which nothing is said'),
    weight: among(['must', 'should'], 'a weight').describe('must: ADVERT_RULES=hide hides what breaks it'),
    audience: among(['operator', 'visitor'], 'an audience').default('operator'),
    source: source.default({ kind: 'advert' }),
    comparison,
  })
  .superRefine((given, context) => {
    const message = problemOfWords(given);
    if (message !== undefined) context.addIssue({ code: 'custom', message, path: ['words', 'visitor'] });
  });

/** rules.json: checks of adverts beside the site's own. A list alone is read as well. */
export const rulesSchema = z.strictObject({ $schema, rules: z.array(rule) });

/** The lines on which the rules of a file begin, from 1 on: objects within its first list. */
function linesOfRules(json: string): number[] {
  const lines: number[] = [];
  let [depth, listAt, newlines] = [0, 0, 1];
  for (const [token] of json.matchAll(/"(?:\\.|[^"\\])*"|[[\]{}\n]/g)) {
    if (token === '\n') newlines += 1;
    if (token === '[' || token === '{') depth += 1;
    if (token === '[' && listAt === 0) listAt = depth;
    if (token === '{' && listAt > 0 && depth === listAt + 1) lines.push(newlines);
    if (token === ']' || token === '}') depth -= 1;
  }
  return lines;
}

/** A problem of a rule with the line of the file that it begins on. */
const withLine = (problem: string, lines: readonly number[]): string =>
  problem.replace(/^rules\.json: rules › (\d+)/, (place, index: string) => `${place} (line ${lines[Number(index)]})`);

/** The network's own rules of adverts; none where there is no file. Problems are the folder's. */
export function readRules(folder: NetworkFolder): OwnRule[] {
  const before = folder.problems.length;
  const rules = readJson(folder, 'rules.json', rulesSchema, 'rules')?.rules ?? [];
  if (folder.problems.length > before) {
    const lines = linesOfRules(folder.read('rules.json').toString());
    folder.problems.push(...folder.problems.splice(before).map((problem) => withLine(problem, lines)));
  }
  const names = rules.map(({ name }) => name);
  for (const name of new Set(names.filter((one, index) => names.indexOf(one) !== index)))
    folder.problems.push(`rules.json: the name ${name} stands twice`);
  return rules;
}

/**
 * The rules of a network for the site, whose listings tell visitors of them: apart from all else that it reads of the
 * folder, whose types browsers' code names.
 * @throws EnvError listing everything that is wrong with them
 */
export function readOwnRules(dir: string): OwnRule[] {
  const folder = openNetworkFolder(dir);
  const rules = readRules(folder);
  folder.finish();
  return rules;
}
