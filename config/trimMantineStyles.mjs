/**
 * Rules that no page needs: the dark scheme, which nothing sets, and groups of buttons. They are a tenth of the
 * stylesheets that Home begins with.
 */
const unused = /[^{}]*(?:\[data-mantine-color-scheme='dark'\]|\.m_80d6d844|\.m_70be2a01)[^{}]*\{[^{}]*\}/g;

/** `--mantine-scale` is 1. */
const scaled = /calc\((-?[\d.]+rem) \* var\(--mantine-scale\)\)/g;

/**
 * A webpack loader for the stylesheets of Mantine's components, whose rules are flat.
 * @param {string} source
 */
export default (source) => source.replace(unused, '').replace(scaled, '$1');
