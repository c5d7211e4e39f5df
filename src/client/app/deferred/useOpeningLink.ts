import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainClick } from '../navigation/isPlainClick.ts';
import type { Deferred } from './createDeferredPart.ts';

/**
 * What a click does on a link that opens a deferred part: without scripts, or without the part's, the link is followed.
 * @param open called when the part is here
 */
export function useOpeningLink(
  part: Pick<Deferred<never>, 'prepare'>,
  open: () => void,
): (event: MouseEvent<HTMLAnchorElement>) => void {
  const { i18n } = useTranslation();
  return (event) => {
    if (!isPlainClick(event)) return;
    const { href } = event.currentTarget;
    event.preventDefault();
    part.prepare(i18n).then(open, () => {
      location.assign(href);
    });
  };
}
