import { readFileSync } from 'node:fs';
import { Session, type Profiler } from 'node:inspector/promises';
import path from 'node:path';
import supertest from 'supertest';
import { createTestSite } from '#tests/fakes/createTestSite.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The rows of docs/request-flow.md, "How many files": the folder, and how many files of it run. */
const documented = readFileSync(path.join(root, 'docs/request-flow.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name, files] = /^\| `(src\/[^`]+)`[^|]* \| (\d+) \|/.exec(line) ?? [];
    return name === undefined ? [] : [[name, Number(files)] as const];
  });

const ran = ({ functions }: Profiler.ScriptCoverage): boolean => functions.some(({ ranges }) => ranges[0]!.count > 0);

/** The files of which at least one function runs for a page that is not stored. */
async function filesOfRequest(url: string): Promise<string[]> {
  const site = await createTestSite();
  await supertest(site.app).get('/en/properties-barcelona-rent').expect(200);
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
  await supertest(site.app).get(url).expect(200);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  await site.close();
  const files = result.filter(ran).map((script) => path.relative(root, script.url.replace('file://', '')));
  return files.filter((file) => file.startsWith('src/')).sort();
}

it('a request runs no more files than docs/request-flow.md says', async () => {
  const files = await filesOfRequest('/en/properties-barcelona-buy?rooms=2');
  expect(documented.length).toBeGreaterThan(0);
  for (const [folder, most] of documented) {
    const own = files.filter((file) => file.startsWith(`${folder}/`));
    expect([folder, own.length > 0, own.length <= most ? [] : own]).toEqual([folder, true, []]);
  }
});
