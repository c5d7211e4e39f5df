import { createContext, useRef } from 'react';

/**
 * In place of two modules of react-router in the browser's bundle: what only React Router's own framework uses
 * (prefetching, the tags of its head) and instrumentation. Saves 2 KB of every page's script.
 */
const nothing = () => null;

export const FrameworkContext = createContext(undefined);
export const Links = nothing;
export const Meta = nothing;
export const PrefetchPageLinks = nothing;
export const Scripts = nothing;
export const setIsHydrated = nothing;
export const usePrefetchBehavior = () => [false, useRef(null), {}];
export const useFrameworkContext = nothing;
export const CRITICAL_CSS_DATA_ATTRIBUTE = '';

export function mergeRefs(...refs) {
  return (value) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(value);
      else if (ref) ref.current = value;
    }
  };
}

/** Of a router that is not instrumented. */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
