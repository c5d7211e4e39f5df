declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '*.svg' {
  const url: string;
  export default url;
}

/** webpack's, for files that are found by their folder. */
interface ImportMeta {
  webpackContext(folder: string, options: { regExp: RegExp }): { (key: string): string; keys(): string[] };
}
