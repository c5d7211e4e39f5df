import { browserEndpoints, callUrl, type AnswerOf } from './browserEndpoints.ts';
import type { CallOptions, Get, Send, Transport, WriteTransport } from './calls.ts';
import { estateCalls, type UnsupportedFilters } from './estateCalls.ts';
import { formCalls } from './formCalls.ts';
import { mailedLinkCalls } from './mailedLinkCalls.ts';
import { peopleCalls } from './peopleCalls.ts';
import { placeCalls } from './placeCalls.ts';
import type { Reader } from './readAnswer.ts';

export interface ApiOptions {
  unsupportedFilters?: UnsupportedFilters | undefined;
}

/** Every call of the site, typed, in domain shapes (docs/product.md#calls). Each throws ApiError. */
export function createApi(transport: Transport, write: WriteTransport, { unsupportedFilters = [] }: ApiOptions = {}) {
  const get: Get = (name, params, query, options = {}) => {
    const { path, read, session } = browserEndpoints[name];
    const url = callUrl(path, params, new URLSearchParams(query));
    return transport({ path: url, read: read as Reader<AnswerOf<typeof name>>, sessionSeconds: session }, options);
  };
  const send: Send = (name, params, { method = 'POST', ...written }, options = {}) =>
    write({ method, path: callUrl(browserEndpoints[name].path, params), ...written }, options);
  return {
    ...placeCalls(get),
    ...estateCalls(get, unsupportedFilters),
    ...peopleCalls(get),
    /** The blocks of the CMS. */
    homeData: (options?: CallOptions) => get('homeData', {}, {}, options),
    ...formCalls(send),
    ...mailedLinkCalls(get, send),
  };
}

export type Api = ReturnType<typeof createApi>;
