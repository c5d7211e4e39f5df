import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseJson } from '#shared/parseJson.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import { camelise } from '#shared/api/camelise.ts';
import { endpointUrl } from '#shared/api/endpoints.ts';
import type { Estate } from '#shared/api/estate.ts';
import { readOne, readRecords, type OnInvalid } from '#shared/api/readAnswer.ts';
import { backoff } from '#shared/backoff.ts';
import { estateExportSchema, exportedEstateSchema } from '#shared/contract/estateExport.ts';
import { hideFacts } from '#shared/contract/hiddenFacts.ts';
import { textOf } from '../edge/http/encoders.ts';
import { turns } from '../turns.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { showOnly } from '../upstream/showOnly.ts';

/** A walk over a large network takes minutes, in which an API may be restarted. */
const attempts = 5;
const delays = { initialMs: 500, maxMs: 8_000 };

type Calls = Pick<Upstream, 'get' | 'mayShow'>;

interface ExportPage {
  estates: Estate[];
  next: string | undefined;
}

function parse(json: string): unknown {
  try {
    return parseJson(json);
  } catch (error) {
    throw new ApiError(0, null, error);
  }
}

async function readPage(
  upstream: Calls,
  after: string | undefined,
  { signal, onInvalid }: { signal: AbortSignal; onInvalid: OnInvalid },
): Promise<ExportPage> {
  const path = endpointUrl('estateExport', {}, new URLSearchParams(after === undefined ? {} : { _after: after }));
  const { entry, stream } = await upstream.get(path, { signal });
  const { status } = entry ?? stream;
  const body = entry ? textOf(entry) : await text(stream.body);
  if (status !== 200) throw new ApiError(status >= 500 || status === 429 ? 0 : status, null);
  const answer = parse(body);
  hideFacts(answer);
  // Phones stay as they were given: portals write them their own way.
  showOnly(answer, upstream.mayShow, false);
  const { results, next } = readOne(estateExportSchema, answer);
  await turns.take('revalidations');
  return { estates: readRecords(exportedEstateSchema, results, onInvalid).map((estate) => camelise(estate)), next };
}

/**
 * Every home of the network that is neither sold nor rented, some at a time: one page is in memory.
 * @param onInvalid called for each record that breaks the contract, and is left out
 * @throws ApiError 404 from an API without this call; status 0 when a page cannot be had; the signal's reason
 */
export async function* readListings(
  upstream: Calls,
  { signal, onInvalid, waits = delays }: { signal: AbortSignal; onInvalid: OnInvalid; waits?: typeof delays },
): AsyncGenerator<Estate[]> {
  let after: string | undefined;
  do {
    let page: ExportPage | undefined;
    for (let attempt = 1; page === undefined; attempt += 1) {
      signal.throwIfAborted();
      try {
        page = await readPage(upstream, after, { signal, onInvalid });
      } catch (error) {
        const isOver = error instanceof ApiError && error.status !== 0;
        // An API that is down from the start is asked again by the next reader.
        if (isOver || after === undefined || attempt === attempts) throw error;
        await sleep(backoff(attempt, waits), undefined, { signal });
      }
    }
    yield page.estates;
    // The same place again would never end.
    if (page.next !== undefined && page.next === after)
      throw new ApiError(0, { message: 'The export does not advance' });
    after = page.next;
  } while (after !== undefined);
}
