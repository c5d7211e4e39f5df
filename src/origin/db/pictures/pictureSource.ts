import { hash } from 'node:crypto';
import { fileName } from '#config/network/fileNamed.ts';

/** Longer addresses are none of a picture. */
const maxLength = 2_048;

/** A picture that is fetched from its address. */
export const isRemote = (url: string): boolean =>
  /^https?:\/\//i.test(url) && url.length <= maxLength && URL.canParse(url);

/** A file of the network's folder, as `pictures/home-1/1.avif`. Paths from `/` on are the site's own already. */
export const isFolderFile = (url: string): boolean =>
  /^(?![/.])(?!.*\/\.\.\/)[^:?\\]+\.(?:jpe?g|png|webp|avif|heic)$/i.test(url);

/** Whether a picture has to be brought before it can be shown. */
export const isSource = (url: string): boolean => isRemote(url) || isFolderFile(url);

/** The key of a picture in the store; a file of the folder has one, however the letters of its name are written. */
export const pictureId = (url: string): string =>
  hash('sha256', /^https?:/i.test(url) ? url : fileName(url)).slice(0, 32);

/** The host that serves a picture; empty for a file of the folder. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? '';
