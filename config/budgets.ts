/** The most that a page may weigh, in bytes after brotli (checked by tests/e2e/weight.spec.ts). 1 KB = 1,024 bytes. */
const kb = (value: number): number => value * 1024;

export const budgets = {
  /** JavaScript loaded before the visitor does anything. */
  script: { home: kb(132), search: kb(146), estate: kb(142), form: kb(165) },
  style: kb(16),
  /** Script and styles that an opened map loads, Leaflet among them. */
  map: kb(61),
  /** The document of a list of 24 cards. */
  listHtml: kb(12.5),
} as const;
