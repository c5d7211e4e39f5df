import type { AddressOf } from '#shared/routes/address.ts';
import type { EstatesQuery } from './estateCalls.ts';

/** What is asked of the API for a page of a list: whoever asks the same shares an entry of the caches. */
export const listQuery = ({ params, query }: Pick<AddressOf<'Search'>, 'params' | 'query'>): EstatesQuery => ({
  type: params.type,
  filters: { ...(params.province ? { province: params.province } : {}), ...query.filters },
  sort: query.sort,
  page: query.page,
});
