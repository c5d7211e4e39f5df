import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AgencyProfileDto } from '#shared/contract/agency.ts';
import type { AgentProfileDto } from '#shared/contract/agent.ts';
import type { EstateDto } from '#shared/contract/estate.ts';
import { hidesPrice, isClosed } from '#shared/domain/estate.ts';
import { fakeEstate } from './estates.ts';
import { keyOfReference } from '#shared/domain/estateKey.ts';
import { fakeAgency, fakeAgent } from './people.ts';
import type { Answer } from './upstreamBehaviours.ts';

export interface FakeUpstream {
  url: string;
  /** Every request's method and URL, in order. */
  requests: string[];
  /** Answers instead of the normal behaviour, for the URLs that match; null brings that back. */
  behave: (answer: Answer | null, only?: RegExp) => void;
  /** The normal behaviour. */
  good: Answer;
  /** Headers of the last request. */
  lastHeaders: () => Record<string, unknown>;
  /** Stops listening and drops every connection, until it comes back at the same address. */
  die: () => Promise<void>;
  comeBack: () => Promise<void>;
  estates: EstateDto[];
  agents: AgentProfileDto[];
  agencies: AgencyProfileDto[];
  close: () => Promise<void>;
}

const json = (res: ServerResponse, status: number, body: unknown, tags = 'estates'): void => {
  res
    .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Surrogate-Key': tags })
    .end(JSON.stringify(body));
};
const refuse = (res: ServerResponse, status: number, fields?: Record<string, string>): void =>
  json(res, status, {
    code: '9002',
    message: 'INVALID_PARAMETER',
    error: 'INVALID_PARAMETER',
    ...(fields ? { fields } : {}),
  });

/** As an API that gives no keys of its own: what it calls a home is what the site asks for. */
const keyOf = ({ key, reference }: Partial<EstateDto>): string => key ?? keyOfReference(reference!);

const provinces = [
  { slug: 'barcelona', name: 'Barcelona', count: 30 },
  { slug: 'santa-cruz-de-tenerife', name: 'Santa Cruz de Tenerife', count: 0 },
];

/** Homes over two pages of 24 and a bit. */
const manyEstates = (): EstateDto[] =>
  Array.from({ length: 50 }, (_, index) => fakeEstate({ reference: `MS0116-${1000 + index}` }));

/**
 * Listens on a port that the system gives to nobody: one of its own choice could go to another suite while the upstream
 * is dead.
 * @returns the port
 */
async function listenOnOwnPort(listen: (port: number) => Promise<void>): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    try {
      await listen(port);
      return port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}

/**
 * A small upstream of our own over real HTTP: enough of the contract for the site's tests, and every way to fail.
 * @param cacheControl of every good answer
 */
export async function createFakeUpstream(
  cacheControl = 'max-age=60, stale-while-revalidate=600',
): Promise<FakeUpstream> {
  const estates = manyEstates();
  const agents = [fakeAgent({ slug: 'ana-mas' })];
  const agencies = [fakeAgency({ slug: 'casa-clara' })];
  const requests: string[] = [];
  let override: Answer | null = null;
  let overridden = /^/;
  let lastHeaders: Record<string, unknown> = {};

  const list: Answer = (req, res) => {
    const { searchParams } = new URL(req.url!, 'http://x');
    const province = searchParams.get('province');
    if (province && !provinces.some(({ slug }) => slug === province)) return refuse(res, 422, { province: 'unknown' });
    if (!['barcelona', null].includes(searchParams.get('town'))) return refuse(res, 422, { town: 'unknown' });
    const page = Number(searchParams.get('_page') ?? 1);
    const qty = Number(searchParams.get('_qty') ?? 24);
    const references = searchParams.get('references')?.split(',');
    const found = estates.filter(
      (estate) =>
        (!province || estate.address.province_slug === province) && (!references || references.includes(keyOf(estate))),
    );
    const pages = Math.ceil(found.length / qty);
    if (page > 1 && page > pages) return refuse(res, 404);
    return json(res, 200, {
      results: found.slice((page - 1) * qty, page * qty),
      total: found.length,
      available: found.filter(({ status }) => !hidesPrice(status)).length,
      closed: found.filter(({ status }) => isClosed(status)).length,
      page,
      pages,
      qty,
    });
  };

  const pins: Answer = (req, res) => {
    const { searchParams } = new URL(req.url!, 'http://x');
    const references = searchParams.get('references')?.split(',');
    const found = estates.filter(
      (estate) =>
        (searchParams.get('closed') === '1' || !isClosed(estate.status)) &&
        (!references || references.includes(keyOf(estate))),
    );
    const pinOf = (estate: EstateDto) => {
      const { location, price, status } = estate;
      const pin = [keyOf(estate), location?.lng, location?.lat, hidesPrice(status) ? null : price, 0];
      return hidesPrice(status) ? [...pin, status] : pin;
    };
    return json(res, 200, { total: found.length, pins: found.map(pinOf) });
  };

  const one: Answer = (req, res) => {
    const [, key] = /^\/web\/estate\/([^/]+)\//.exec(req.url!)!;
    if (key === 'GONE-1') return refuse(res, 410);
    const estate = estates.find((candidate) => keyOf(candidate) === key);
    return estate ? json(res, 200, estate) : refuse(res, 404);
  };

  const people: Answer = (req, res) => {
    const [, call, name] = /^\/web\/([a-z-]+)\/?([^/?]*)/.exec(req.url!)!;
    const answer = (found: unknown, ...slugs: string[]) =>
      found ? json(res, 200, found, ['agents', ...slugs].join(' ')) : refuse(res, 404);
    const isNamed = ({ slug, id }: { slug?: string | undefined; id: string }) => slug === name || id === name;
    if (call === 'agent-provinces')
      return answer(provinces.filter(({ slug }) => agents.some(({ province_slug: province }) => province === slug)));
    if (call === 'agent') return answer(agents.find(isNamed), `agent:${name}`);
    if (call === 'agency') return answer(agencies.find(isNamed), `agency:${name}`);
    const inProvince = <Person extends { province_slug?: string }>(all: Person[]) =>
      provinces.some(({ slug }) => slug === name)
        ? all.filter(({ province_slug: province }) => province === name)
        : null;
    if (call === 'agents') return answer(inProvince(agents), ...agents.map(({ slug }) => `agent:${slug}`));
    return answer(inProvince(agencies), ...agencies.map(({ slug }) => `agency:${slug}`));
  };

  const normal: Answer = (req, res) => {
    res.setHeader('Cache-Control', cacheControl);
    if (req.url!.startsWith('/web/provinces')) return json(res, 200, provinces);
    if (/^\/web\/(?:towns|zones)\//.test(req.url!)) return json(res, 200, []);
    if (/^\/web\/estates\/[a-z]+\/pins/.test(req.url!)) return pins(req, res);
    if (req.url!.startsWith('/web/estates/')) return list(req, res);
    if (req.url!.startsWith('/web/estate/')) return one(req, res);
    if (req.url!.startsWith('/web/home/agents/')) return json(res, 200, agents, 'agents');
    if (/^\/web\/agen/.test(req.url!)) return people(req, res);
    if (req.url!.startsWith('/wp-json/')) return json(res, 200, { meta: { carrousel: [] } });
    return refuse(res, 404);
  };

  const server = createServer((req, res) => {
    requests.push(`${req.method} ${req.url}`);
    lastHeaders = req.headers;
    (override && overridden.test(req.url!) ? override : normal)(req, res);
  });
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const port = await listenOnOwnPort(listen);
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    good: normal,
    estates,
    agents,
    agencies,
    behave: (answer, only = /^/) => {
      override = answer;
      overridden = only;
    },
    lastHeaders: () => lastHeaders,
    die: close,
    comeBack: () => listen(port),
    close: async () => {
      if (server.listening) await close();
    },
  };
}
