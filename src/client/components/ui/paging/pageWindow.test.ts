import { gap, pageWindow } from './pageWindow.ts';

const written = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map((item) => (item === gap ? '…' : item))
    .join(' ');

it.each([
  [1, 0, ''],
  [1, 1, '1'],
  [2, 3, '1 2 3'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
  [8, 8, '1 … 4 5 6 7 8'],
  [1, 417, '1 2 3 4 5 … 417'],
  [5, 417, '1 … 4 5 6 … 417'],
  [200, 417, '1 … 199 200 201 … 417'],
  [414, 417, '1 … 413 414 415 416 417'],
])('page %i of %i shows %p', (page, pages, shown) => {
  expect(written(page, pages)).toBe(shown);
});

it('always shows the page, its neighbours and both ends, each once, never a gap for one page', () => {
  for (let pages = 1; pages <= 30; pages += 1) {
    for (let page = 1; page <= pages; page += 1) {
      const shown = pageWindow(page, pages);
      const numbers = shown.filter((item) => item !== gap);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(
        expect.arrayContaining([1, pages, page, Math.max(1, page - 1), Math.min(pages, page + 1)]),
      );
      expect(shown).toHaveLength(Math.min(pages, 7));
      shown.forEach((item, index) => {
        if (item === gap) expect(Number(shown[index + 1]) - Number(shown[index - 1])).toBeGreaterThan(2);
      });
    }
  }
});
