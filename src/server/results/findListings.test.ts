import { ApiError } from '#shared/api/ApiError.ts';
import { resolutionOfUrl } from '../request/resolution.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { countedPage, type ListPage } from './countedPage.ts';
import { createTally } from './createTallies.ts';
import { findListings } from './findListings.ts';

it('gives a list up that the API does not say for an hour', async () => {
  const tally = createTally('2026-11-30');
  const page = countedPage(resolutionOfUrl('/viviendas-barcelona-compra', ['es'])) as ListPage;
  tally.addList({ page, times: 1, isTold: false });
  const upstream = { get: () => Promise.reject(new ApiError(0)) } as unknown as Upstream;
  const deps = { upstream, cache: { peek: () => undefined }, signal: new AbortController().signal };
  await findListings(tally, deps);
  expect(tally.isEmpty()).toBe(false);
  for (let round = 0; round < 400; round += 1) await findListings(tally, deps);
  expect(tally.isEmpty()).toBe(true);
});
