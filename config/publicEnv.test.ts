import path from 'node:path';
import { baseContract, wholeContract, type CapabilitiesDto } from '#shared/contract/capabilities.ts';
import { readEnv } from './env.ts';
import { readNetwork, type Network } from './network/network.ts';
import { publicEnvOf } from './publicEnv.ts';

let network: Network;
beforeAll(async () => {
  network = await readNetwork(path.resolve(__dirname, '../networks/vencejo'));
});

const shown = (changes: Partial<CapabilitiesDto>, variables: Record<string, string> = {}) =>
  publicEnvOf(readEnv(variables), 'es', network, { ...baseContract, ...changes });

describe('what browsers are told of an API', () => {
  it('that has the base contract alone', () => {
    expect(shown({})).toMatchObject({
      unsupportedFilters: [
        ...['where', 'postcode', 'street', 'near', 'travel', 'energy', 'floor', 'exterior', 'bright', 'with'],
        ...['documented', 'since', 'price_drop', 'drawn', 'area_price'],
      ],
    });
    for (const name of ['takesMessages', 'takesReports']) expect(shown({})).not.toHaveProperty(name);
  });

  it('that has some of the rest', () => {
    const some = shown({ filters: ['energy', 'where', 'with', 'near', 'since'], messages: true });
    expect(some.unsupportedFilters).toEqual([
      ...['postcode', 'street', 'travel', 'floor', 'exterior', 'bright', 'documented', 'price_drop', 'drawn'],
      'area_price',
    ]);
    expect(some.takesMessages).toBe(true);
    expect(some).not.toHaveProperty('takesReports');
    expect(shown({ sorts: ['area_price'], reports: true })).toMatchObject({
      unsupportedFilters: expect.not.arrayContaining(['area_price']) as unknown,
      takesReports: true,
    });
  });

  it('that has travel times, but not all that they need', () => {
    expect(shown({ filters: ['travel', 'near'] }).unsupportedFilters).toEqual(
      expect.arrayContaining(['travel', 'drawn']),
    );
    expect(shown({ filters: ['travel', 'drawn'] }).unsupportedFilters).toContain('travel');
    expect(shown({ filters: ['travel', 'near', 'drawn'] }).unsupportedFilters).not.toContain('travel');
  });

  it('that has all', () => {
    const all = shown(wholeContract);
    expect(all).toMatchObject({ takesMessages: true, takesReports: true });
    expect(all).not.toHaveProperty('unsupportedFilters');
  });
});

it('offers travel times where there is an engine, and an API that has what they become', () => {
  const variables = { ISOCHRONES_URL: 'https://engine.example/ors/' };
  expect(shown(wholeContract).travelModes).toBeUndefined();
  expect(shown(wholeContract, variables).travelModes).toEqual(['foot', 'bicycle', 'car']);
  expect(shown({ filters: ['travel', 'near'] }, variables).travelModes).toBeUndefined();
  expect(shown({ filters: ['travel', 'near', 'drawn'] }, variables).travelModes).toHaveLength(3);
});
