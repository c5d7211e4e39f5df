/**
 * Parts of selectors whose rules no page needs: its dark scheme and writing from right to left, which nothing sets;
 * groups of buttons; variants and sections of inputs that no form has; checkboxes in outline; loaders of bars and dots.
 * They are a fifth of the stylesheets that a page with a form begins with.
 */
const unneeded = [
  "data-mantine-color-scheme='dark'",
  'dir=',
  'm_80d6d844',
  'm_70be2a01',
  'data-combined-clear-section',
  'data-with-bottom-section',
  'data-success',
  'data-monospace',
  "m_6c018570\\[data-variant='(?:unstyled|filled)'",
  'm_93f4ed57',
  'm_595ab216',
  'm_215c4542',
  'm_7a2bd4cd',
  'm_870bb79',
  'm_4e3f22d7',
  'm_870c4af',
].join('|');
const unused = new RegExp(`[^{}]*(?:${unneeded})[^{}]*\\{[^{}]*\\}`, 'g');

/** The movements of those loaders. */
const unusedMovements = /@keyframes m_(?:5d2b3b9d|aac34a1) \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** Sizes of controls that nothing has: all are middle-sized, and one button is small. */
const unusedSizes = /--(?:button|input|checkbox|label|loader|slider)[\w-]*-(?:compact-\w+|xs|lg|xl):[^;{}]*;/g;

/** Mantine's light scheme is its only one: the colours are tokens (theme/mantine.css), which have their dark twins. */
const lightWhere = /:where\(\[data-mantine-color-scheme='light'\]\) /g;
const lightRoot = /\[data-mantine-color-scheme='light'\] /g;

/** White is the paper that a control lies on; elsewhere it is the text on a filled one. */
const whiteGround = /(background-color|--input-bg): var\(--mantine-color-white\)/g;

/** `--mantine-scale` is 1. */
const scaled = /calc\((-?[\d.]+rem) \* var\(--mantine-scale\)\)/g;

/**
 * A webpack loader for the stylesheets of Mantine's components, whose rules are flat.
 * @param {string} source
 */
export default (source) =>
  source
    .replace(unusedMovements, '')
    .replace(unused, '')
    .replace(lightWhere, '')
    .replace(lightRoot, ':root ')
    .replace(whiteGround, '$1: var(--mantine-color-body)')
    .replace(unusedSizes, '')
    .replace(scaled, '$1');
