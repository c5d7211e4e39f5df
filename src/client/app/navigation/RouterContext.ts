import { createContext } from 'react';
import type { DataRouter } from 'react-router';

/**
 * The router of the document, null on the server. For what must know at once what is loading: the router's hooks say so
 * a rendering later.
 */
export const RouterContext = createContext<DataRouter | null>(null);
