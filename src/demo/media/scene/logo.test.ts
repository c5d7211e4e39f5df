import { Canvas } from './canvas.ts';
import { lettering } from './lettering.ts';
import { drawLogo } from './logo.ts';

function logoOf(index: number, name: string): string {
  const canvas = new Canvas(600, 300);
  drawLogo(canvas, index, name);
  return canvas.toString();
}

describe('a logo', () => {
  it('differs by name where the number is the same', () => {
    expect(logoOf(1, 'ebro-hogar')).not.toBe(logoOf(1, 'banca-alameda'));
  });

  it('keeps every letter on the sheet, however long the name', () => {
    const long = logoOf(4, 'inmobiliaria-de-los-austrias-y-los-borbones');
    const left = Number(/translate\((-?\d+) /.exec(long)![1]);
    expect(left).toBeGreaterThan(0);
  });

  it('stays small', () => {
    expect(logoOf(9, 'inmobiliaria-guadalquivir').length).toBeLessThan(60_000);
  });
});

describe('lettering', () => {
  it('writes an accent without making the letter wider', () => {
    const [plain, accented] = [lettering('Notaria', 0, 100, 30), lettering('Notaría', 0, 100, 30)];
    expect(accented.width).toBe(plain.width);
    expect(accented.d).not.toBe(plain.d);
  });

  it('leaves a space for what it has no letter for', () => {
    expect(lettering('A€A', 0, 0, 6).width).toBeGreaterThan(lettering('AA', 0, 0, 6).width);
    expect(lettering('A€A', 0, 0, 6).d).not.toMatch(/NaN|undefined/);
  });
});
