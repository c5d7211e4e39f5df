import { html, type Html } from './html.ts';

/** The line drawings of header and footer: those of the site's files of icons (drawings.test.ts compares them). */
export const shapes = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.2 15.2L20.5 20.5',
  heart: 'M12 20C6 15.5 3 12.4 3 8.8A4.7 4.7 0 0 1 12 6.8a4.7 4.7 0 0 1 9 2C21 12.4 18 15.5 12 20z',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8.25a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5zM16.75 7.2h.01',
  linkedin: 'M4 4h16v16H4zM8 10.5V17M8 7.2h.01M11.5 17v-6.5M11.5 13.5a2.75 2.75 0 0 1 5.5 0V17',
  x: 'M4.5 4.5l15 15M19.5 4.5l-6.4 6.4M10.9 13.1l-6.4 6.4',
  youtube: 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM10.25 9.25v5.5l4.75-2.75z',
} as const;

/** A drawing in the colour of its text, decoration alone. */
export const drawing = (name: keyof typeof shapes): Html =>
  html`<svg class="drawing" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path d="${shapes[name]}" />
  </svg>`;
