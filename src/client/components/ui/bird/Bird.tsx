import { useContext } from 'react';
import { birdPath } from '#shared/theme/bird.ts';
import { SiteContext } from '../../../app/session/SiteContext.ts';

/**
 * The network's mark, its badge, and what stands where a picture is missing: the swift, turning in flight, or the mark
 * of the network's folder. It takes the colour of the text.
 */
export function Bird({ className }: { className?: string | undefined }) {
  const brand = useContext(SiteContext)?.brand;
  return (
    <svg className={className} viewBox="-36.5 -24 56 50" aria-hidden="true" width="56" height="50">
      {brand?.hasMark ? (
        <use href={`${brand.path}/mark.svg#mark`} x="-36.5" y="-24" width="56" height="50" />
      ) : (
        <path fill="currentColor" d={birdPath} />
      )}
    </svg>
  );
}
