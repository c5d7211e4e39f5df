import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { conservations, estateTypes, featureIds } from '#shared/domain/estate.ts';
import { roundedPlace } from '#shared/domain/roundedPlace.ts';
import type { EstateDto } from '#shared/contract/estate.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';

/** @returns the port */
export const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

const places = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ slug: `place-${index}`, name: `Place ${index}`, count: 9 }));

/**
 * Estates as large as a network sends them: twelve photos, three paragraphs in each language. Their places are rounded,
 * as the contract has it: of others the site would write each answer anew.
 */
function largeEstate(reference: string): EstateDto {
  const small = fakeEstate({ reference });
  const text = Object.fromEntries(
    Object.keys(small.text!).map((tag) => [
      tag,
      Array.from({ length: 3 }, () => 'Luz todo el día. '.repeat(12)).join('\n\n'),
    ]),
  ) as NonNullable<EstateDto['text']>;
  const [photo] = small.media;
  const location = { ...roundedPlace(small.location!), precision: 'approximate' as const };
  return {
    ...small,
    text,
    location,
    media: Array.from({ length: 12 }, (_, index) => ({ ...photo!, web_cover: index === 0 })),
  };
}

/** Those of a list's first page. */
export const largeEstates = () => Array.from({ length: 24 }, (_, index) => largeEstate(`MS0116-${1000 + index}`));

/** The upstream, in a process of its own: sends the port that it listens on. */
export async function runUpstream(): Promise<void> {
  const listOf = (results: EstateDto[], more: object = {}) =>
    JSON.stringify({ results, total: 50, page: 1, pages: 3, qty: 24, ...more });
  const list = listOf(largeEstates());
  const countsOf = (options: readonly string[]) => Object.fromEntries(options.map((option) => [option, 9]));
  /** What the choices of a search would find, a call of its own. */
  const counts = listOf(largeEstates().slice(0, 1), {
    facets: {
      estate_type: countsOf(estateTypes),
      features: countsOf(featureIds),
      conservation: countsOf(conservations),
    },
  });
  const provinces = JSON.stringify([{ slug: 'barcelona', name: 'Barcelona', count: 30 }, ...places(51)]);
  const towns = JSON.stringify(places(60));
  const bodyOf = (url: string): string => {
    if (url.startsWith('/web/estates/')) return url.includes('_facets=1') ? counts : list;
    const [, reference] = /^\/web\/estate\/([^/?]+)/.exec(url) ?? [];
    if (reference) return JSON.stringify(largeEstate(reference));
    return /^\/web\/(?:towns|zones)/.test(url) ? towns : provinces;
  };
  const server = createServer((req, res) => {
    res
      .writeHead(200, {
        'Content-Type': 'application/json',
        'Cache-Control': 'max-age=600',
        'Surrogate-Key': 'estates',
      })
      .end(bodyOf(req.url!));
  });
  process.once('disconnect', () => process.exit());
  process.send!({ port: await listen(server) });
}

/** Visitors, in a process of their own: ask for as many URLs as they are told, one after the other. */
export function runVisitors(): void {
  const agent = new Agent({ keepAlive: true });
  const visit = (url: string) =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers: { 'accept-encoding': 'br' } }, (res) => {
        res.resume();
        res.on('end', () => {
          if (res.statusCode === 200) resolve();
          else reject(new Error(`${url}: ${res.statusCode}`));
        });
      }).on('error', reject);
    });
  process.on('message', async ({ urls }: { urls: string[] }) => {
    for (const url of urls) await visit(url);
    process.send!({ done: true });
  });
}
