import type { SyntheticEvent } from 'react';

/** For `onErrorCapture`: a picture that fails leaves its place to the ground it stands on. */
export const hideFailed = ({ target }: SyntheticEvent): void => {
  if (target instanceof HTMLImageElement) target.hidden = true;
};
