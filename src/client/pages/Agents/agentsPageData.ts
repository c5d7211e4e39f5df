import type { Directory } from '#shared/views/directory/toDirectory.ts';

/** What the directory of a province shows. */
export interface AgentsPageData extends Directory {
  province: { slug: string; name: string };
}
