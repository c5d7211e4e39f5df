import type { TFunction } from 'i18next';
import { createContext } from 'react-router';
import type { PublicEnv } from '#config/publicEnv.ts';
import type { Api } from '#shared/api/createApi.ts';
import type { AddressReading } from '#shared/routes/address.ts';
import type { FormState } from '#shared/forms/formState.ts';

/**
 * How a loader reaches its data: through the edge cache on the server, through fetch in the browser, where its code is
 * deferred.
 */
export const apiContext = createContext<() => Promise<Api>>();

/** What the URL means. The server has parsed it before the router runs; in the browser the route's loader does. */
export const addressContext = createContext<AddressReading | null>(null);

/** What a page's head is made of, beside its data. */
export const headContext = createContext<{ t: TFunction; site: PublicEnv }>();

/**
 * What a form that was sent to the page without scripts came to; on the server only. The router takes an undefined
 * default for none.
 */
export const sentContext = createContext<FormState | null>(null);
