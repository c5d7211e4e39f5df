import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPaint } from '../afterPaint.ts';
import { isPlainClick } from '../navigation/isPlainClick.ts';
import type { Deferred } from './createDeferredPart.ts';

/**
 * What a click does on a link that opens a deferred part: without scripts, or without the part's, the link is followed.
 * @param open called when the part is here
 * @param answer shows something at the press; the part, which takes a phone a while to draw, comes after that is seen
 */
export function useOpeningLink(
  part: Pick<Deferred<never>, 'prepare'>,
  open: () => void,
  answer?: () => void,
): (event: MouseEvent<HTMLAnchorElement>) => void {
  const { i18n } = useTranslation();
  return (event) => {
    if (!isPlainClick(event)) return;
    const { href } = event.currentTarget;
    event.preventDefault();
    const load = () => {
      part.prepare(i18n).then(open, () => {
        location.assign(href);
      });
    };
    if (!answer) return load();
    answer();
    afterPaint(load);
  };
}
