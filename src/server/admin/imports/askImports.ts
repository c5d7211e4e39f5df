import {
  importDuplicatesSchema,
  importListSchema,
  importRunsSchema,
  shownRunSchema,
  type ImportDuplicatesDto,
  type ImportListDto,
  type ImportRunsDto,
  type ShownRunDto,
} from '#shared/contract/imports.ts';
import { minute } from '#shared/times.ts';
import { createOriginCalls, type CallOrigin, type OriginAnswer } from '../callOrigin.ts';

export interface OriginImports {
  sources: () => Promise<OriginAnswer<ImportListDto>>;
  runs: (source: string, page: number) => Promise<OriginAnswer<ImportRunsDto>>;
  duplicates: (source: string, page: number) => Promise<OriginAnswer<ImportDuplicatesDto>>;
  /** @param id letters, digits and hyphens */
  run: (id: string) => Promise<OriginAnswer<ShownRunDto>>;
}

/** The imports of the bundled origin. */
export const createOriginImports = (call: CallOrigin): OriginImports => ({
  sources: () => call('/imports', async (response) => importListSchema.parse(await response.json())),
  runs: (source, page) =>
    call(
      `/imports/sources/${encodeURIComponent(source)}?page=${page}`,
      async (response) => importRunsSchema.parse(await response.json()),
      { isOne: true },
    ),
  duplicates: (source, page) =>
    call(
      `/imports/sources/${encodeURIComponent(source)}/duplicates?page=${page}`,
      async (response) => importDuplicatesSchema.parse(await response.json()),
      { isOne: true },
    ),
  run: (id) =>
    call(`/imports/runs/${id}`, async (response) => shownRunSchema.parse(await response.json()), { isOne: true }),
});

/** An API that is no bundled origin is not asked for its imports again for so long, in ms. */
const foreignFor = 10 * minute;

/** Where the sources of the bundled origin stand; null where there is none, or it does not answer. */
export function createImportsQuestion(
  apiUrl: (() => string) | undefined,
  token: string | undefined,
  now: () => number = Date.now,
): () => Promise<ImportListDto | null> {
  if (!apiUrl || token === undefined) return () => Promise.resolve(null);
  const origin = createOriginImports(createOriginCalls(apiUrl, token));
  let askAgainAt = 0;
  return async () => {
    if (now() < askAgainAt) return null;
    const answer = await origin.sources();
    if (answer.ok) return answer.value;
    if (answer.trouble === 'foreign') askAgainAt = now() + foreignFor;
    return null;
  };
}
