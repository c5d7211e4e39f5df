import { useEffect, useState } from 'react';

/** Milliseconds after the page has loaded. */
const rest = 2_000;

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Whether the page has come to rest, or its visitor has begun to use it: what does not show yet is fetched then, and takes no line from what does. */
export function useRested(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => { setRested(true); };
    const wait = () => { timer = setTimeout(tell, rest); };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    for (const sign of signs) addEventListener(sign, tell, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('load', wait);
      for (const sign of signs) removeEventListener(sign, tell);
    };
  }, []);
  return rested;
}
