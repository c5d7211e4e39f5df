import { ApiError } from '#shared/api/ApiError.ts';
import { unsupportedBy, type CapabilitiesDto } from '#shared/contract/capabilities.ts';
import { areaPriceSort } from '#shared/domain/sorts.ts';
import { queryNamesOf } from '#shared/filters/filterQuery.ts';
import { endpointOf } from '../upstream/endpointOf.ts';

const isList = (path: string): boolean => ['estates', 'pins'].includes(endpointOf(path)?.name ?? '');

/**
 * Refuses a list that the API would not narrow: a document from before the API lost a filter still asks for it.
 * @throws ApiError as an API answers that checks its query: 422, naming the parameters
 */
export function refuseIgnored(url: string, capabilities: CapabilitiesDto): void {
  const [path = '', query] = url.split('?', 2);
  const unsupported = query === undefined || !isList(path) ? [] : unsupportedBy(capabilities);
  if (unsupported.length === 0) return;
  const given = new URLSearchParams(query);
  const ignored = queryNamesOf(unsupported.filter((name) => name !== areaPriceSort)).filter((name) => given.has(name));
  if (ignored.length === 0) return;
  const fields = Object.fromEntries(ignored.map((name) => [name, 'unsupported']));
  throw new ApiError(422, { code: '9002', message: 'INVALID_PARAMETER', fields });
}
