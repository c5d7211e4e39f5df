import type { TFunction } from 'i18next';
import { createContext } from 'react-router';
import { nobody, type NetworkTeam } from '#shared/domain/networkTeam.ts';
import type { PublicEnv } from '#config/publicEnv.ts';
import type { Api } from '#shared/api/createApi.ts';
import type { AddressReading } from '#shared/routes/address.ts';
import type { FormState } from '#shared/forms/formState.ts';

/**
 * How a loader reaches its data: through the edge cache on the server, through fetch in the browser, where its code is
 * deferred.
 */
export const apiContext = createContext<() => Promise<Api>>();

/** A URL that was read before the router runs. */
export interface ReadUrl {
  reading: AddressReading;
  /** What the pattern of its route matched. */
  segments: Readonly<Record<string, string | undefined>>;
}

/** What the URL means. The server has matched and read it, once; in the browser the router and the loader do. */
export const addressContext = createContext<ReadUrl | null>(null);

/** What a page's head is made of, beside its data. */
export const headContext = createContext<{ t: TFunction; site: PublicEnv }>();

/** The network's people and history, where it shows some: on the server of its folder, in the browser of a file. */
export const teamContext = createContext<() => Promise<NetworkTeam>>(() => Promise.resolve(nobody));

/**
 * What a form that was sent to the page without scripts came to; on the server only. The router takes an undefined
 * default for none.
 */
export const sentContext = createContext<FormState | null>(null);
