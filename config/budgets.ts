/** The most that a page may weigh, in bytes after brotli (checked by tests/e2e/weight.spec.ts). 1 KB = 1,024 bytes. */
const kb = (value: number): number => value * 1024;

export const budgets = {
  /**
   * JavaScript loaded before the visitor does anything. Of an estate 150.2 KB are measured: the frames that answer a
   * press cannot load after it; the bar, what stands beside the price and the free times do.
   */
  script: { home: kb(138), search: kb(150), estate: kb(150.5), form: kb(172) },
  style: kb(17.5),
  /** Script and styles that an opened map loads, with Leaflet and what draws its tiles. */
  map: kb(130),
  /**
   * The document of the heaviest list of 24 cards: that of the whole country in Catalan, whose every card has another
   * town, agency and agent (14.9 KB measured; the largest province's has 14.3).
   */
  listHtml: kb(15),
} as const;
