import { birdPath } from '#shared/theme/bird.ts';

/** The swift, turning in flight: the network's mark, its badge, and what stands where a picture is missing. */
export function Bird({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-36.5 -24 56 50" aria-hidden="true" focusable="false" width="56" height="50">
      <path fill="currentColor" d={birdPath} />
    </svg>
  );
}
