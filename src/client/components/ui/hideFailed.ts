import type { SyntheticEvent } from 'react';

/** For `onErrorCapture`: hides a picture that fails to load, so that the background shows. */
export const hideFailed = ({ target }: SyntheticEvent): void => {
  if (target instanceof HTMLImageElement) target.hidden = true;
};
