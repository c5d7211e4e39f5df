import { readFileSync } from 'node:fs';
import { checkListings } from './checkListings.ts';
import { readFolder } from './readFolder.ts';

const dir = 'networks/vencejo';
const agency = 'finques-garbi';

interface Listing {
  reference: string;
  agent?: { agency?: { slug?: string } };
}

test('of the Catalan and Valencian adverts of the demo none lacks the number of its agent, but for whoever loses it', async () => {
  const content = await readFolder(dir);
  const without = { register_number: undefined, register: undefined };
  const people = {
    agencies: content.people.agencies.map((one) => (one.slug === agency ? { ...one, ...without } : one)),
    agents: content.people.agents.map((one) => (one.agency.slug === agency ? { ...one, ...without } : one)),
  };
  const { faults } = await checkListings(dir, content.sources, {
    ...content,
    people,
    registered: null,
    isHiding: true,
  });
  const told = faults.filter((line) => line.includes("Agent's register"));
  expect(told[0]).toMatch(/: Agent's register: names no AICAT number/);
  expect(faults.at(-1)).toMatch(/^ADVERT_RULES=hide: \d+ listings are not published/);
  const lines = readFileSync(`${dir}/listings/vencejo.ndjson`, 'utf8').trim().split('\n');
  const own = lines
    .map((line) => JSON.parse(line) as Listing)
    .filter(({ agent }) => agent?.agency?.slug === agency)
    .map(({ reference }) => reference);
  expect(told.filter((line) => !own.some((reference) => line.includes(`: ${reference}: `)))).toEqual([]);
}, 60_000);
