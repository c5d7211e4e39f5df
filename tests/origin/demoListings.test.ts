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
import { pageSize } from '#shared/domain/paging.ts';
import { isNew } from '#shared/views/estateCard/isNew.ts';
import { mediaCategories } from '#shared/domain/mediaCategories.ts';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
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

test('about a tenth of the homes is new, and at most half of the first page of a province', () => {
  const available = listings.filter(({ status }) => status === 'new');
  const fresh = available.filter(({ status, created_at }) =>
    isNew({ status, createdAt: created_at }, Date.parse('2026-11-01')),
  );
  expect(fresh.length / available.length).toBeGreaterThan(0.05);
  expect(fresh.length / available.length).toBeLessThan(0.15);
  const lists = Map.groupBy(fresh, ({ type, address }) => `${type} ${address.province_slug}`);
  expect(Math.max(...[...lists.values()].map(({ length }) => length))).toBeLessThanOrEqual(pageSize / 2);
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

const countWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

const toNumber = (word: string): number =>
  [countWords, ordinals].map((words) => words.indexOf(word.toLowerCase()) + 1).find((n) => n > 0) ??
  Number(word.replace(/[.,]/g, ''));

const words = `(${countWords.join('|')}|\\d+)`;
const m2 = String.raw`(\d[\d.,]*) m²`;

/** Facts, how many texts state them at least, and the pattern whose group is the stated number. */
test.each<[string, keyof EstateInput, least: number, RegExp]>([
  ['terrace', 'area_terrace', 240, new RegExp(`terrace(?: of|,) ${m2}|${m2} (?:of )?terrace`, 'gi')],
  ['terrace (es)', 'area_terrace', 240, new RegExp(`terraza,? de ${m2}|${m2} de terraza`, 'gi')],
  ['terrace (ca)', 'area_terrace', 230, new RegExp(`terrassa,? d(?:e |')${m2}|${m2} de terrassa`, 'gi')],
  ['land (es)', 'area_plot', 15, new RegExp(`finca tiene ${m2}|${m2} de terreno`, 'gi')],
  ['bedrooms', 'rooms', 300, new RegExp(`\\b${words}[ -]bedrooms?\\b`, 'gi')],
  ['bathrooms', 'bathrooms', 100, new RegExp(`\\b${words} bathrooms\\b`, 'gi')],
  ['floor', 'floor', 200, new RegExp(`\\b(${ordinals.join('|')})[ -]floor\\b`, 'gi')],
])('texts and facts of a listing state the same %s', (_, fact, least, pattern) => {
  const stated = listings.flatMap((listing) => {
    const { reference, description, text, highlights, special } = listing;
    const all = [description, text, highlights, special].flatMap((texts) => Object.values(texts ?? {}).flat());
    return [...all.join('\n').matchAll(pattern)].map((found) => ({
      reference,
      stated: toNumber(found.slice(1).find(Boolean)!),
      fact: listing[fact],
    }));
  });
  expect(stated.length).toBeGreaterThan(least);
  expect(stated.filter((one) => one.stated !== one.fact)).toEqual([]);
});

test('a text mentions the lift of a building that has one, and says where there is none', () => {
  const mentions = listings
    .filter(({ estate_type }) => estate_type === 'flat')
    .flatMap(({ reference, text, features }) => {
      const sentence = /[^.]*\bascensor\b[^.]*/.exec(text?.['es-ES'] ?? '')?.[0];
      const said = sentence && !/(?:sin|no tiene) ascensor/.test(sentence);
      return said === undefined ? [] : [{ reference, said, lift: features.includes('elevator') }];
    });
  expect(mentions.length).toBeGreaterThan(200);
  expect(mentions.filter(({ said, lift }) => said !== lift)).toEqual([]);
});

const textsOf = ({ description, text, highlights, special }: EstateInput): string =>
  [description, text, highlights, special].flatMap((texts) => Object.values(texts ?? {}).flat()).join('\n');

test('texts state the living room of the plan, rounded', () => {
  const living = new RegExp(
    `(?:salón|salón comedor|sala|sala menjador|living(?: and dining)? room)(?:,? de| of|,| mide| fa| ocupa| measures| takes up) ${m2}|${m2} living room`,
    'gi',
  );
  const stated = listings.flatMap((listing) => {
    const plan = listing.media.find(({ description_category: room }) => /^(?:appraisal)?plan$/.test(room));
    const drawn = / de ([\d,]+) m²/.exec(plan?.alt?.['es-ES'].split('salón')[1] ?? '')?.[1];
    if (!plan) return [];
    return [...textsOf(listing).matchAll(living)].map((found) => ({
      reference: listing.reference,
      stated: toNumber(found.slice(1).find(Boolean)!),
      drawn: Math.round(Number(drawn?.replace(',', '.'))),
    }));
  });
  expect(stated.length).toBeGreaterThan(500);
  expect(stated.filter((one) => one.stated !== one.drawn)).toEqual([]);
});

test('a home that does not look onto the street has neither its life nor sunsets', () => {
  const interior = listings.filter(({ exterior }) => exterior === false);
  expect(interior.length).toBeGreaterThan(100);
  const words = /vida de la calle|balcón a la calle|puestas de sol|life of the street|sunsets/i;
  expect(interior.filter((listing) => words.test(textsOf(listing))).map(({ reference }) => reference)).toEqual([]);
});
