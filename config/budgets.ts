/** The most that a page may weigh, in bytes after brotli (checked by tests/e2e/weight.spec.ts). 1 KB = 1,024 bytes. */
const kb = (value: number): number => value * 1024;

export const budgets = {
  /**
   * JavaScript and texts loaded before the visitor does anything. Of Home 135.1 KB are measured, of a list 152, of an
   * estate 152.3, 0.45 of them since react-router 8.5.3 and i18next 27.1.5: each page adds a line to all, the frames
   * that answer a press cannot load after it, nor the marks of what is new to a visitor, the words of a home in the
   * page's language, what of a sentence was left out, an agent's entry in a register, how a picture was made, what was
   * checked of an advert, what is counted of its visitors.
   */
  script: { home: kb(135.3), search: kb(152.2), estate: kb(152.6), form: kb(172) },
  /** Of an owner's form 17.75 KB are measured, with its steps, the prices on paper and the menu of languages. */
  style: kb(17.8),
  /** Script and styles that an opened map loads, with Leaflet and what draws its tiles. */
  map: kb(130),
  /**
   * The document of the heaviest list of 24 cards: that of the whole country in Catalan, whose every card has another
   * town, agency and agent (15.3 KB measured, since each says its town; the largest province's has 14.35).
   */
  listHtml: kb(15.4),
  /**
   * What was checked of an advert, seven lines and their data, in the document of a listing: 0.6 KB measured
   * (tests/server/evidence.test.ts).
   */
  evidenceHtml: kb(1.5),
  /** What each further language adds: to the first scripts its prefix, tag and name, to a document its links. */
  language: { script: kb(0.06), html: kb(0.08) },
} as const;
