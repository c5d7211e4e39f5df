import type { ChildProcess } from 'node:child_process';
import type { Page } from '@playwright/test';
import { agencyProfileSchema, agencyProfileShape } from '#shared/contract/agency.ts';
import { agentDetailShape, agentProfileSchema, agentShape } from '#shared/contract/agent.ts';
import { agentBriefShape } from '#shared/contract/agentBrief.ts';
import {
  addressShape,
  energyCertificateShape,
  estateDetailShape,
  estateSchema,
  estateSummarySchema,
  estateSummaryShape,
  locationShape,
  mediaShape,
} from '#shared/contract/estate.ts';
import { breakFields, inLists, type Broken } from '../fakes/brokenFields.ts';
import { createFakeUpstream, type FakeUpstream } from '../fakes/createFakeUpstream.ts';
import { fakeEstate } from '../fakes/estates.ts';
import { fieldPaths, mutated, mutations } from '../fakes/mutations.ts';
import { fakeAgency, fakeAgent } from '../fakes/people.ts';
import { answering } from '../fakes/upstreamBehaviours.ts';
import { startBuiltServer, stopServer } from './builtServer.ts';
import { expect, open, test } from './consoleGuard.ts';

// What a server makes of broken fields, field by field, is in tests/faults. Here browsers hydrate it: the console guard
// fails on any mismatch.

const port = 3407;
const small = mutations.filter(([name]) => name !== '300 KB long').map(([name]) => name);

// One port, one upstream.
test.describe.configure({ mode: 'serial' });
test.use({ pictures: 'plain', baseURL: `http://127.0.0.1:${port}` });

let upstream: FakeUpstream;
let server: ChildProcess;
test.beforeAll(async () => {
  upstream = await createFakeUpstream();
  server = await startBuiltServer(port, {
    DATA_DIR: '.cache/e2e/broken',
    LOG_LEVEL: 'silent',
    API_HOST: upstream.url,
    CMS_HOST: upstream.url,
  });
});
test.afterAll(async () => {
  await stopServer(server);
  await (upstream as FakeUpstream | undefined)?.close();
});

/** Nothing may be stored between two answers of one path. */
const answerWith = (body: unknown, path: RegExp): void =>
  upstream.behave(answering({ 'Cache-Control': 'no-store' }, { body }), path);

async function expectHydrated(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator('h1')).toBeVisible();
}

const nested = {
  address: addressShape,
  location: locationShape,
  cee: energyCertificateShape,
  media: mediaShape,
  agent: agentBriefShape,
};
const wholeEstate = fakeEstate({
  subtype: 'duplex',
  virtual_tour: 'https://tour.example/1',
  video: 'https://video.example/1',
  rental_conditions: { 'es-ES': ['Nómina'] },
});

/** A record with every field broken in one way that it can be shown without. */
function withAllBroken<T extends object>(whole: T, broken: readonly Broken[], mutation: string): T {
  const [, mutate] = mutations.find(([name]) => name === mutation)!;
  return (
    broken
      .filter(({ name, value }) => name.endsWith(` ${mutation}`) && value !== null)
      .map(({ field }) => field)
      // Nested fields first, while what holds them is there.
      .toSorted((a, b) => b.split('.').length - a.split('.').length)
      .reduce((record, field) => mutated(record, field, mutate), whole)
  );
}

const estateFields = fieldPaths({ '': estateSummaryShape, ...nested });
const summaries = breakFields(estateFields, estateSummarySchema, (id) => ({
  mark: id,
  record: { ...wholeEstate, id: `id-${id}`, reference: `MS0116-${id}` },
})).filter(({ name }) => !name.endsWith('300 KB long'));

for (const [name, records] of inLists(summaries, 40)) {
  test(`lists of estates with a broken field hydrate: ${name}`, async ({ page }) => {
    const results = [...records.map(({ record }) => record), wholeEstate];
    answerWith({ results, total: results.length, page: 1, pages: 1, qty: 48 }, /^\/web\/estates\//);
    await expectHydrated(page, `/viviendas-barcelona-compra?price_max=${summaries.indexOf(records[0]!) + 1}000`);
    expect(await page.locator('article').count()).toBe(records.filter(({ value }) => value !== null).length + 1);
  });
}

for (const mutation of small) {
  test(`pages about a record whose fields are ${mutation} hydrate`, async ({ page }) => {
    const slug = mutation.replaceAll(/\W/g, '').toLowerCase();
    const reference = `MS0116-${slug}`;
    const estates = breakFields(
      fieldPaths({ '': { ...estateSummaryShape, ...estateDetailShape }, ...nested }),
      estateSchema,
      () => ({ mark: '', record: wholeEstate }),
    );
    // Its address and slug lead to its page.
    const kept = /^(?:id|reference|slug|url_slug|address\b.*)/;
    const shown = estates.filter(({ field }) => !kept.test(field));
    answerWith({ ...withAllBroken(wholeEstate, shown, mutation), reference }, /^\/web\/estate\//);
    await expectHydrated(page, `/viviendas-barcelona-compra/${wholeEstate.slug}/${reference}`);

    const agent = fakeAgent({ slug });
    const agents = breakFields(fieldPaths({ '': { ...agentShape, ...agentDetailShape } }), agentProfileSchema, () => ({
      mark: '',
      record: agent,
    })).filter(({ field }) => field !== 'slug');
    answerWith(withAllBroken(agent, agents, mutation), /^\/web\/agent\//);
    await expectHydrated(page, `/agentes/${slug}`);

    const agency = fakeAgency({ slug: `casa-${slug}` });
    const agencies = breakFields(fieldPaths({ '': agencyProfileShape }), agencyProfileSchema, () => ({
      mark: '',
      record: agency,
    }));
    answerWith(withAllBroken(agency, agencies, mutation), /^\/web\/agency\//);
    await expectHydrated(page, `/agentes/casa-${slug}`);
  });
}
