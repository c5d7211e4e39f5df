import { isFields } from '#shared/contract/fields.ts';
import { foldKey } from '#shared/domain/estateKey.ts';
import { endpointUrl, type EndpointName, type EndpointParams } from '#shared/api/endpoints.ts';
import { operationNames, operationOf, type OperationName } from '../operations.ts';

/** What a call was asked, and what came. */
export interface Example {
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Headers;
  json: unknown;
}

export type Examples = Partial<Record<OperationName, Example>>;

type Ask = (name: OperationName, params?: Record<string, string>, query?: Record<string, string>) => Promise<unknown>;

/** One of these has what an estate may have: a tour, facts of the building, a history of prices. */
const richness = (estate: unknown): number => (isFields(estate) ? JSON.stringify(estate).length : 0);

const recordsOf = (json: unknown): Record<string, unknown>[] => {
  const list: unknown = isFields(json) ? json.results : json;
  return Array.isArray(list) ? list.filter(isFields) : [];
};

/** Calls that an estate of the list answers. */
async function askAbout(ask: Ask, estate: Record<string, unknown>): Promise<void> {
  const key = foldKey(String(estate.key));
  const { province_slug: province, town_slug: town } = estate.address as Record<string, string>;
  const type = String(estate.type);
  await ask('estate', { key });
  await ask('estateBySlug', { slug: String(estate.slug) });
  await ask('privateEstate', { key });
  await ask('towns', { type, province: province! });
  await ask('zones', { type, province: province! }, { town: town! });
  await ask('prices', { type, province: province! }, { estate_type: 'flat' });
  await ask('suggestions', {}, { q: String((estate.address as Record<string, string>).town), language: 'es' });
}

/**
 * Real answers of an API to the calls of the contract that need no mailed link.
 * @param base where it is, without a slash at its end
 */
export async function readExamples(base: string): Promise<Examples> {
  const examples: Examples = {};
  const ask: Ask = async (name, params = {}, query = {}) => {
    const { endpoint } = operationOf(name);
    const path = endpointUrl(endpoint, params as EndpointParams<EndpointName>, new URLSearchParams(query));
    const response = await fetch(base + path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const json: unknown = await response.json();
    examples[name] = { params, query, headers: response.headers, json };
    return json;
  };
  const list = recordsOf(await ask('estates', { type: 'buy' }, { rooms: '3', _sort: 'price-', _facets: '1' }));
  await ask('pins', { type: 'buy' }, { rooms: '3' });
  await askAbout(ask, list.toSorted((a, b) => richness(b) - richness(a))[0]!);
  await ask('provinces');
  const [province] = recordsOf(await ask('agentProvinces'));
  const slug = String(province!.slug);
  const [agent] = recordsOf(await ask('agents', { province: slug }));
  await ask('agent', { agent: String(agent!.slug) });
  const [agency] = recordsOf(await ask('agencies', { province: slug }));
  if (agency) await ask('agency', { agency: String(agency.slug) });
  await ask('homeAgents', { count: '3' });
  await ask('sitemapIndex');
  await ask('sitemap', { kind: 'estates' });
  await ask('estateExport');
  await ask('homeData');
  return Object.fromEntries(operationNames.flatMap((name) => (examples[name] ? [[name, examples[name]]] : [])));
}

const maxElements = 2;
const maxText = 120;

/** An answer short enough to be read: two elements of each list, the beginnings of texts. */
export function shorten(value: unknown): unknown {
  if (typeof value === 'string') return value.length > maxText ? `${value.slice(0, maxText)}…` : value;
  if (Array.isArray(value)) return value.slice(0, value.every(isFields) ? maxElements : 7).map(shorten);
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shorten(item)]));
}
