import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  addressVisibilities,
  conservations,
  energyRatings,
  energyStates,
  estateStatuses,
  estateSubtypes,
  estateTypes,
  featureIds,
  operationTypes,
} from '#shared/domain/estate.ts';
import { mediaCategories } from '#shared/domain/mediaCategories.ts';
import { demoListings, demoNetwork } from '../fakes/demoNetwork.ts';

const folder = path.resolve('networks/vencejo');
const listings = demoListings();
const { agencies, agents } = demoNetwork(0);

const files = readdirSync(path.join(folder, 'pictures'), { recursive: true, withFileTypes: true })
  .filter(({ name }) => name.endsWith('.avif'))
  .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));

test.each([
  ['type', operationTypes, listings.map(({ type }) => type)],
  ['status', estateStatuses, listings.map(({ status }) => status)],
  ['kind', estateTypes, listings.map(({ estate_type }) => estate_type)],
  ['sub-type', estateSubtypes, listings.map(({ subtype }) => subtype)],
  ['state', conservations, listings.map(({ conservation }) => conservation)],
  ['certificate', energyStates, listings.map(({ cee }) => cee.state)],
  ['rating', energyRatings, listings.map(({ cee }) => cee.rating)],
  ['visibility', addressVisibilities, listings.map(({ address }) => address.visibility)],
  ['feature', featureIds, listings.flatMap(({ features }) => features)],
  [
    'category of pictures',
    mediaCategories,
    listings.flatMap(({ media }) => media.map((one) => one.description_category)),
  ],
] as const)('every %s is shown by some listing', (_, all: readonly string[], shown: readonly unknown[]) => {
  expect(all.filter((value) => !shown.includes(value))).toEqual([]);
});

test('every picture that a listing, an agent or an agency names is there', () => {
  const named = [
    ...listings.flatMap(({ media, agent }) => [...media, ...(agent.avatar ? [agent.avatar] : [])]),
    ...agents.flatMap(({ image }) => image ?? []),
    ...agencies.flatMap(({ logo }) => logo ?? []),
  ].map(({ url }) => url);
  expect(named.length).toBeGreaterThan(7_000);
  expect([...new Set(named)].filter((url) => !files.includes(url))).toEqual([]);
  const ofHomes = files.filter((file) => /^pictures\/(?:homes|certificates)\//.test(file));
  expect(ofHomes.filter((file) => !named.includes(file))).toEqual([]);
});

test('its pictures take 20 MB at most', () => {
  expect(files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0)).toBeLessThan(20_000_000);
});

test('the pictures of a listing are of one home, each with its words in three languages and a colour', () => {
  const homeOf = (url: string): string | undefined => /^pictures\/homes\/([a-z0-9-]+)\//.exec(url)?.[1];
  for (const { reference, media } of listings) {
    const homes = new Set(media.flatMap(({ url }) => homeOf(url) ?? []));
    expect([reference, homes.size]).toEqual([reference, media.length > 0 ? 1 : 0]);
    for (const { alt, placeholder } of media)
      expect({ ...alt, placeholder }).toEqual({
        'es-ES': expect.stringMatching(/^Ilustración: /),
        'ca-ES': expect.stringMatching(/^Il·lustració: /),
        'en-US': expect.stringMatching(/^Illustration: /),
        placeholder: expect.stringMatching(/^#[0-9a-f]{6}$/),
      });
  }
});

test('a sea is seen only from the coast', () => {
  const inland = new Set(['madrid', 'zaragoza', 'salamanca', 'burgos', 'albacete', 'sevilla']);
  const seen = listings.filter(({ media }) => media.some(({ alt }) => alt?.['es-ES'].includes('al mar')));
  expect(seen.length).toBeGreaterThan(30);
  expect(seen.filter(({ address }) => inland.has(address.province_slug))).toEqual([]);
});
