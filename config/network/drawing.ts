/** What a drawing must not hold: programs, foreign content, and addresses outside the file. */
const forbidden: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/<script/i, 'a script'],
  [/\son\w+\s*=/i, 'an event handler'],
  [/<foreignObject/i, 'foreign content'],
  [/<(?:!DOCTYPE|!ENTITY)/i, 'a document type'],
  [/@import/i, 'an import'],
  [/(?:href|src)\s*=\s*["'](?!#)/i, 'an address outside the file'],
  [/url\(\s*["']?(?!#|["']?#)/i, 'an address outside the file'],
];

export interface Drawing {
  svg: string;
  /** Of its view box. */
  width: number;
  height: number;
}

/**
 * Checks a network's SVG file.
 * @param problems receives what is wrong
 */
export function readDrawing(svg: string, problems: string[]): Drawing | null {
  for (const [pattern, what] of forbidden) if (pattern.test(svg)) problems.push(`holds ${what}`);
  const [, viewBox = ''] = /<svg\b[^>]*\sviewBox="([^"]+)"/.exec(svg) ?? [];
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) {
    problems.push('has no viewBox');
    return null;
  }
  return { svg, width, height };
}

/**
 * What a logo should not be, though a start takes it: letters look otherwise where their font is missing, and one that
 * is too wide is too small to be read.
 */
export function weaknessesOfLogo({ svg, width, height }: Drawing): string[] {
  return [
    ...(/<(?:\w+:)?text\b/i.test(svg) ? ['holds <text>: make its letters outlines'] : []),
    // A drawing's box is seldom exact.
    ...(width > 5.1 * height ? [`is ${(width / height).toFixed(1)} times as wide as high, five is the most`] : []),
  ];
}

/** The drawing with an id on its root, by which a page uses it (`mark.svg#mark`) in the colour of its text. */
export const withId = (svg: string, id: string): string =>
  svg.replace(/<svg\b[^>]*>/, (root) => root.replace(/\sid="[^"]*"/, '').replace('<svg', `<svg id="${id}"`));
