import { parentPort } from 'node:worker_threads';
import { createFakeUpstream } from '../../fakes/createFakeUpstream.ts';
import type { Answer } from '../../fakes/upstreamBehaviours.ts';
import { modes, type Mode, type ModeName } from './modes.ts';

/** What the measurement asks for: a mode, null for good answers; or the number of calls since the last mode. */
export type ThreadRequest = { mode: ModeName | null } | 'calls';

/** Calls of the API and of the CMS that arrived, and those of them that got no good answer. */
export interface Calls {
  api: number;
  cms: number;
  failing: { api: number; cms: number };
}

// An upstream in a thread of its own, so that its work and that of the clients do not delay each other.
const port = parentPort!;
const upstream = await createFakeUpstream('max-age=1, stale-while-revalidate=1');

/** Requests that got the good answer. */
const well: string[] = [];

const counted: Answer = (req, res) => {
  well.push(`${req.method} ${req.url}`);
  upstream.good(req, res);
};

function countCalls(): Calls {
  const api = (requests: string[]) => requests.filter((request) => request.startsWith('GET /web/')).length;
  const cms = (requests: string[]) => requests.filter((request) => request.startsWith('GET /wp-json/')).length;
  const { requests } = upstream;
  return {
    api: api(requests),
    cms: cms(requests),
    failing: { api: api(requests) - api(well), cms: cms(requests) - cms(well) },
  };
}

async function enter(name: ModeName | null): Promise<void> {
  const mode: Mode | null = name && modes[name];
  if (mode?.answer === null) await upstream.die();
  else await upstream.comeBack().catch(() => {});
  upstream.behave(mode?.answer?.(counted) ?? null);
  upstream.requests.length = 0;
  well.length = 0;
}

port.on('message', async (request: ThreadRequest) => {
  if (request === 'calls') return port.postMessage(countCalls());
  await enter(request.mode);
  port.postMessage(null);
});
port.postMessage(upstream.url);
