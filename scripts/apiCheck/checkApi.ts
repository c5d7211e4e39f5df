import { baseContract, type CapabilitiesDto } from '#shared/contract/capabilities.ts';
import { policyOf } from '#server/upstream/policies.ts';
import { checkValidators } from './checks/caching.ts';
import { readCapabilities } from './checks/capabilities.ts';
import { checkErrors } from './checks/errors.ts';
import { checkEstates } from './checks/estates.ts';
import { checkExport } from './checks/exports.ts';
import { checkFilters } from './checks/filters.ts';
import { checkHome } from './checks/home.ts';
import { checkMaps } from './checks/map.ts';
import { checkPaging } from './checks/paging.ts';
import { checkPeople } from './checks/people.ts';
import { checkPictures } from './checks/pictures.ts';
import { checkPlaces } from './checks/places.ts';
import { checkSitemap } from './checks/sitemap.ts';
import { checkSorts } from './checks/sorts.ts';
import { checkWrites } from './checks/writes.ts';
import { createClient } from './client.ts';
import { createContext, type CheckContext } from './context.ts';
import { createFindingLog, type Finding } from './findings.ts';
import { ofOneOperation, walkList, type WalkedList } from './listWalk.ts';
import { createTimings, type EndpointTimes } from './timings.ts';

export interface CheckOptions {
  /** Where the API is, without a slash at its end. */
  base: string;
  /** Where the CMS is; where the API is unless named. */
  cms?: string | undefined;
  /** Forms are sent too. */
  writes?: boolean;
  /** These checks alone, beside reading the lists. */
  only?: readonly CheckName[] | undefined;
  /** A key that existed and is withdrawn. */
  gone?: string | undefined;
  /** Requests a second at most. */
  rate: number;
  /** Records of a list that are read at most. */
  records?: number;
  /** Values and records of each kind that are tried. */
  samples?: number;
  onProgress?: (part: string, requests: number) => void;
}

export interface ApiReport {
  base: string;
  seconds: number;
  requests: number;
  faults: number;
  warnings: number;
  notes: number;
  findings: Finding[];
  times: EndpointTimes[];
}

/** What is checked, in this order, when the lists were read. */
export const checkNames = [
  'paging',
  'sorts',
  'filters',
  'map',
  'estates',
  'places',
  'people',
  'sitemap',
  'export',
  'home',
  'errors',
  'validators',
  'forms',
] as const;
export type CheckName = (typeof checkNames)[number];

/** What the checks go by. */
interface Known extends Pick<CheckOptions, 'gone'> {
  /** Of both operations, each and together; who asks for both narrows and sorts little. */
  lists: readonly WalkedList[];
  capabilities: CapabilitiesDto;
}

const checksOf = (
  context: CheckContext,
  { lists, capabilities, gone }: Known,
): Record<CheckName, () => Promise<unknown>> => ({
  paging: () => checkPaging(context, lists),
  sorts: () => checkSorts(context, ofOneOperation(lists), capabilities),
  filters: () => checkFilters(context, ofOneOperation(lists), capabilities),
  map: () => checkMaps(context, lists),
  estates: async () => checkPictures(context, await checkEstates(context, lists, gone)),
  places: () => checkPlaces(context, lists),
  people: () => checkPeople(context),
  sitemap: () => checkSitemap(context, lists),
  export: () => checkExport(context, lists),
  home: () => checkHome(context),
  errors: () => checkErrors(context, lists),
  validators: () => checkValidators(context, lists),
  forms: () => checkWrites(context, lists, capabilities),
});

/** An answer that takes half of what the site waits for is near to none. */
function reportSlow(times: readonly EndpointTimes[], context: CheckContext): void {
  for (const { endpoint, p95 } of times) {
    const limit = policyOf(endpoint).timeouts.response;
    if (p95 <= limit / 2 || p95 > limit) continue;
    const answer = { method: 'GET', path: endpoint } as Parameters<CheckContext['find']>[1];
    context.find({ endpoint, section: 'conventions' }, answer, {
      rule: 'slow',
      severity: 'warning',
      came: `p95 ${p95} ms`,
      contract: `the site waits ${limit} ms for the first byte`,
    });
  }
}

/** Checks an API by the contract. Requests follow one another, at the rate that is asked for. */
export async function checkApi(options: CheckOptions): Promise<ApiReport> {
  const { base, cms = base, rate, writes = false, only, gone, records = 2_000, samples = 3, onProgress } = options;
  const started = Date.now();
  const ask = createClient(rate);
  let requests = 0;
  const client: typeof ask = (...request) => {
    requests += 1;
    return ask(...request);
  };
  const findings = createFindingLog();
  const timings = createTimings();
  const context = createContext({ base, cms, client, findings, timings, limits: { records, samples } });

  const { failure, isLate } = await context.read('provinces', {});
  const isThere = failure === undefined || isLate === true;
  const capabilities = isThere ? await readCapabilities(context) : baseContract;
  const lists: WalkedList[] = [];
  // Of an API that is not there, one finding says all.
  for (const type of isThere ? ['buy', 'rent', 'all'] : []) {
    onProgress?.(`list ${type}`, requests);
    const list = await walkList(context, type);
    if (list) lists.push(list);
  }
  const checks = checksOf(context, { lists, capabilities, gone });
  for (const name of checkNames) {
    const isWanted = only ? only.includes(name) : name !== 'forms' || writes;
    if (!isWanted || !isThere) continue;
    onProgress?.(name, requests);
    await checks[name]();
  }
  const times = timings.all();
  reportSlow(times, context);
  const all = findings.all();
  const count = (severity: Finding['severity']) => all.filter((finding) => finding.severity === severity).length;
  return {
    base,
    seconds: Math.round((Date.now() - started) / 100) / 10,
    requests,
    faults: count('fault'),
    warnings: count('warning'),
    notes: count('note'),
    findings: all,
    times,
  };
}
