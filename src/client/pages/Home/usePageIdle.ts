import { useEffect, useState } from 'react';
import { whenInteracted } from '../../app/deferred/whenInteracted.ts';

/** Milliseconds after the page has loaded. */
const rest = 2_000;

/**
 * Whether the page has come to rest, or its visitor has begun to use it: what does not show yet is fetched then, and
 * takes no line from what does.
 */
export function usePageIdle(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const tell = () => {
      if (!left) setRested(true);
    };
    const wait = () => {
      timer = setTimeout(tell, rest);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    void whenInteracted().then(tell);
    return () => {
      left = true;
      clearTimeout(timer);
      removeEventListener('load', wait);
    };
  }, []);
  return rested;
}
