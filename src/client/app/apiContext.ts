import { createContext } from 'react-router';
import type { Api } from '#shared/api/createApi.ts';

/** How a loader reaches its data: through the edge cache on the server, through fetch in the browser, where the code for it comes when it is wanted. */
export const apiContext = createContext<() => Promise<Api>>();
