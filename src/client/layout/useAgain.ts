import { useEffect, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Loads a page that could not be loaded without a connection: when the line is back, and on a click. A reload would
 * lose the site, so the router tries instead.
 * @returns handles the click; undefined where there is a connection, and a reload helps
 */
export function useAgain(isOffline: boolean): ((event: MouseEvent) => void) | undefined {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (!isOffline) return;
    const again = () => void navigate(pathname + search + hash, { replace: true });
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
    };
  }, [isOffline, navigate, pathname, search, hash]);
  if (!isOffline) return undefined;
  return (event) => {
    event.preventDefault();
    void navigate(pathname + search + hash, { replace: true });
  };
}
