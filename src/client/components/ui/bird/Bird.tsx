import { useContext } from 'react';
import { SiteContext } from '../../../app/session/SiteContext.ts';

/** Heading up and to the right, the near wing towards us. */
const swift =
  'M12.1-9.5C13.1-8.5 12.8-6.8 11.6-5.3C11.1-4.7 11.2-4.2 11.7-3.8C15.4-3.4 18.9 .3 18.7 5.8C18.3 11.4 15 18 8.4 25.4C11.4 18.2 12.5 12 11.2 6.9C10.1 3.1 7.1 1.9 2.2 3' +
  'C-1.4 5.6-4.6 7.5-7.7 8.9C-10.4 12.1-12.8 15.8-15.3 20.1C-14.8 16.9-13.8 13.2-11.8 9.2C-16.5 10.4-21.3 10.4-26.1 9.4C-19.9 8.7-15.1 7.3-11.1 5.5C-9.2 2.8-6.8 .2-3.5-2.7C-2.5-7.7-5-11.8-10.3-14.3C-17.4-17.5-25.9-18.5-35.6-17.9C-25.9-22.2-17.1-23.5-9.4-21.8C-1.9-20.1 3.7-15 5.2-10.3C5.7-9.7 6.4-9.5 7.1-9.8C9.1-10.6 11.1-10.6 12.1-9.5Z';

/**
 * The network's mark, its badge, and what stands where a picture is missing: the swift, turning in flight, or the mark
 * of the brand's folder. It takes the colour of the text.
 */
export function Bird({ className }: { className?: string | undefined }) {
  const brand = useContext(SiteContext)?.brand;
  return (
    <svg className={className} viewBox="-36.5 -24 56 50" aria-hidden="true" focusable="false" width="56" height="50">
      {brand ? (
        <use href={`${brand.path}/mark.svg#mark`} x="-36.5" y="-24" width="56" height="50" />
      ) : (
        <path fill="currentColor" d={swift} />
      )}
    </svg>
  );
}
