import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPaint } from '../afterPaint.ts';
import { isPlainClick } from '../navigation/isPlainClick.ts';
import type { Deferred } from './createDeferredPart.ts';

/**
 * What a click does on a link that opens a deferred part: without scripts, or without the part's, the link is followed.
 * @param open called when the part is here, after the press was answered: what it draws takes a phone a while
 * @param answer called at the press, for what shows meanwhile
 */
export function useOpeningLink(
  part: Pick<Deferred<never>, 'prepare'>,
  open: () => void,
  answer = () => {},
): (event: MouseEvent<HTMLAnchorElement>) => void {
  const { i18n } = useTranslation();
  return (event) => {
    if (!isPlainClick(event)) return;
    const link = event.currentTarget;
    event.preventDefault();
    answer();
    afterPaint(() => {
      part.prepare(i18n).then(
        () => {
          // A dialog gives the focus back to what has it now.
          link.focus({ preventScroll: true });
          open();
        },
        () => {
          location.assign(link.href);
        },
      );
    });
  };
}
