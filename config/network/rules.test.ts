import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openNetworkFolder } from './folder.ts';
import { readRules } from './rules.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-rules-'));
afterAll(() => rmSync(dir, { recursive: true }));

const rule = {
  name: 'plot-of-house',
  words: { operator: { es: 'falta la superficie de la parcela.', en: 'the plot is missing.' } },
  where: { communities: ['andalusia'], kinds: ['house'], operation: 'buy' },
  weight: 'must',
  comparison: { stated: 'area_plot' },
};

const forVisitors = (visitor: object) => ({ audience: 'visitor', words: { ...rule.words, visitor } });

function read(...rules: object[]) {
  writeFileSync(path.join(dir, 'rules.json'), JSON.stringify({ rules }, null, 2));
  const folder = openNetworkFolder(dir);
  return { rules: readRules(folder), problems: folder.problems };
}

test('a folder without the file has no rules of its own', () => {
  rmSync(path.join(dir, 'rules.json'), { force: true });
  const folder = openNetworkFolder(dir);
  expect([readRules(folder), folder.problems]).toEqual([[], []]);
});

test('what a rule leaves out is that all adverts, and operators alone', () => {
  const { rules, problems } = read(rule);
  expect(problems).toEqual([]);
  expect(rules).toEqual([{ ...rule, needs: [], audience: 'operator', source: { kind: 'advert' } }]);
});

test('words for visitors name what can be named of each outcome', () => {
  const given = {
    ...rule,
    ...forVisitors({
      agrees: { es: 'Son {stated} m², como pide la ordenanza.' },
      differs: { es: 'Son {stated} m²; la ordenanza pide {found}.' },
    }),
    comparison: { number: 'area_useful', from: 36 },
  };
  const { rules, problems } = read(given);
  expect(problems).toEqual([]);
  expect(rules).toMatchObject([given]);
});

test.each<[object, string]>([
  [{ name: 'Plot of house' }, 'rules.json: rules › 1 (line 25) › name: must be words in small letters'],
  [{ name: 'inspection' }, 'name: is the name of a check that the site has'],
  [{ comparison: { stated: 'colour' } }, 'comparison: must be one of { stated }'],
  [{ comparison: { number: 'rooms' } }, 'comparison: needs from, to or both'],
  [{ where: { provinces: ['catalunya'] } }, 'where › provinces › 0: must be the slug of a province'],
  [{ weight: 'may' }, 'weight: must be a weight: must, should'],
  [{ audience: 'visitor' }, 'words › visitor: must have words for visitors'],
  [forVisitors({}), 'words › visitor: must have words for an outcome'],
  [forVisitors({ differs: { es: 'no' } }), 'words › visitor: differs never comes of this comparison'],
  [forVisitors({ missing: { es: 'falta {stated}' } }), 'words › visitor: missing has no {stated} to name'],
  [forVisitors({ agrees: { en: 'yes' } }), 'words › visitor › agrees › es: '],
  [
    { ...forVisitors({ agrees: { es: 'sí, {stated}' } }), comparison: { value: 'conservation', among: ['good'] } },
    'words › visitor: agrees has no {stated} to name',
  ],
  [{ source: { kind: 'law', law: 'Llei 1/2000' } }, 'source: must be of kind advert'],
  [{ words: { operator: { en: 'the plot is missing.' } } }, 'words › operator › es: '],
])('%j is refused, with its line and the reason', (changes, problem) => {
  const { problems } = read(rule, { ...rule, name: 'another', ...changes });
  expect(problems).toEqual([expect.stringContaining(problem)]);
  expect(problems[0]).toMatch(/^rules\.json: rules › 1 \(line 25\)/);
});

test('a name stands once', () => {
  expect(read(rule, rule).problems).toEqual(['rules.json: the name plot-of-house stands twice']);
});
