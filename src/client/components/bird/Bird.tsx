/** The swift: the network's mark, its badge, and what stands where a picture is missing. */
export function Bird({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 64 40" aria-hidden="true" focusable="false" width="64" height="40">
      <path fill="currentColor" d="M2 5c11-3 22 1 28 10 1.500 2.200 2.500 3.800 3.600 4.600C39 12 49 4 62 2 53 7 45 15 40.500 24c-2.200 4.500-6.500 8-13.500 8.500l-8.500 5.500 3-7.500c-2.500-1.200-4.500-3-6-5.300l8.700-.7C22.500 15.500 14 8 2 5z" />
    </svg>
  );
}
