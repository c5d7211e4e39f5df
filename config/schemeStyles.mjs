import { withSystemScheme } from '../src/shared/theme/darkScheme.ts';

/**
 * A webpack loader for every stylesheet.
 * @param {string} source
 */
export default (source) => withSystemScheme(source);
