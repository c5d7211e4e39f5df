// jsdom leaves these out; React Router needs them.
const { TextDecoder, TextEncoder } = require('node:util');
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
// jsdom has no media queries either; Mantine asks for them.
if (globalThis.window) {
  window.matchMedia ??= (query) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} });
  // Nor does it lay anything out that could be scrolled to.
  window.Element.prototype.scrollIntoView ??= () => {};
}
