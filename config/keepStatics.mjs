/**
 * In place of hoist-non-react-statics in the browser's bundle: @loadable/component copies static properties of class
 * components with it, which pages and parts do not have. Saves 1 KB of every page's script.
 */
export default (target) => target;
