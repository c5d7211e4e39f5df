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
import type { CallOrigin, OriginAnswer } from '../callOrigin.ts';

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
