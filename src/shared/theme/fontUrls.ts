/**
 * The two fonts of a page, which are asked for with its document: a network's, else the site's own.
 * @param own of headings and of texts
 */
export const fontUrls = (
  own: readonly string[],
  fonts: { headings?: string; text?: string } | undefined,
): readonly string[] => [fonts?.headings ?? own[0]!, fonts?.text ?? own[1]!];
