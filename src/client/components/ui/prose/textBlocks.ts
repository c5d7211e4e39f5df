/** A paragraph by its lines, or a list. */
export type TextBlock = { lines: string[] } | { mark: string; items: string[] };

/** An item of a list: its mark, and what is behind it. */
const item = /^([•●▪◦‣]|[-–·](?=\s*[\p{L}\d]))\s*(\S.*)$/u;

/** A dash is a mark only where the line before or after it has one too: alone it may be a remark. */
const isAlways = (mark: string): boolean => !/[-–·]/.test(mark);

/**
 * The paragraphs and lists of a plain text: an empty line parts paragraphs, and lines that begin with a bullet are the
 * items of a list. Lines are kept as lines.
 */
export function textBlocks(text: string): TextBlock[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const filled = lines.filter((line) => line !== '');
  const marks = filled.map((line) => item.exec(line)?.[1]);
  const blocks: TextBlock[] = [];
  let position = -1;
  let isOpen = false;
  for (const line of lines) {
    if (line === '') {
      isOpen = false;
      continue;
    }
    position += 1;
    const mark = marks[position];
    const last = blocks.at(-1);
    if (mark !== undefined && (isAlways(mark) || marks[position - 1] === mark || marks[position + 1] === mark)) {
      const words = item.exec(line)![2]!;
      if (last && 'items' in last && last.mark === mark) last.items.push(words);
      else blocks.push({ mark, items: [words] });
    } else if (isOpen && last && 'lines' in last) last.lines.push(line);
    else blocks.push({ lines: [line] });
    isOpen = true;
  }
  return blocks;
}
