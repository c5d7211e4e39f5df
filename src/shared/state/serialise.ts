/** Characters that could end the script element, or open a comment in it, or that old parsers take for line ends. */
const unsafe: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that may stand inside a `<script type="application/json">`: no text in it can close the element. */
export const serialiseState = (state: unknown): string =>
  JSON.stringify(state).replace(/[<>&\u2028\u2029]/g, (character) => unsafe[character]!);
