/** The published types are for webpack 4. */
declare module '@loadable/webpack-plugin' {
  import type { Compiler } from 'webpack';

  export default class LoadablePlugin {
    constructor(options: { filename: string; writeToDisk: { filename: string } });
    apply(compiler: Compiler): void;
  }
}
