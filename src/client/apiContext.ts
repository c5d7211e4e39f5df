import { createContext } from 'react-router';
import type { Api } from '#shared/api/createApi.ts';

/** How a loader reaches its data: through the edge cache on the server, through fetch in the browser. */
export const apiContext = createContext<Api>();
