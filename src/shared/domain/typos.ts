/** Typing errors that a word of so many letters may have. */
export const allowedTypos = (letters: number): number => (letters < 4 ? 0 : letters <= 7 ? 1 : 2);

/** Words of at least so many letters may also be the mistyped beginning of a longer one. */
const lettersOfBeginning = 5;

/**
 * Typing errors between a typed word and a name's word, or between it and the beginning that is nearest: a letter too
 * many, too few, another one, two that changed places (Damerau and Levenshtein, without edits of edited letters).
 */
export function countTypos(typed: string, word: string, asBeginning: boolean): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwapped) cost = Math.min(cost, beforeLast[column - 2]! + 1);
      current.push(cost);
    }
    [beforeLast, last] = [last, current];
  }
  return asBeginning ? Math.min(...last) : last[word.length]!;
}

/** Whether a typed word is a name's word, or its beginning, with as many typing errors as its length allows. */
export function isMistyped(typed: string, word: string): boolean {
  const allowed = allowedTypos(typed.length);
  if (allowed === 0 || word.length + allowed < typed.length) return false;
  const asBeginning = typed.length >= lettersOfBeginning;
  return (asBeginning || word.length <= typed.length + allowed) && countTypos(typed, word, asBeginning) <= allowed;
}
