import { useEffect, useState } from 'react';
import { whenInteracted } from '../../app/deferred/whenInteracted.ts';

/** Milliseconds after the page has loaded. */
const idleDelay = 2_000;

/** True when the page is idle or after the first input, so that fetches do not compete with visible content. */
export function usePageIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnmounted = false;
    const setIdle = () => {
      if (!isUnmounted) setIsIdle(true);
    };
    const wait = () => {
      timer = setTimeout(setIdle, idleDelay);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    void whenInteracted().then(setIdle);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      removeEventListener('load', wait);
    };
  }, []);
  return isIdle;
}
