import { Canvas } from './canvas.ts';
import { drawPortrait } from './portrait.ts';
import { createSitter } from './portraits/sitter.ts';
import { createRandom } from './random.ts';

function portraitOf(name: string, age?: number): string {
  const canvas = new Canvas(1200, 1200);
  drawPortrait(canvas, createRandom(name), 'other', age);
  return canvas.toString();
}

describe('a portrait', () => {
  it("is another one for each of the network's agents", () => {
    expect(new Set(Array.from({ length: 89 }, (_, i) => portraitOf(`agent-${i}`))).size).toBe(89);
  });

  it('shows the age that its name gives', () => {
    expect(portraitOf('ana', 25)).not.toBe(portraitOf('ana', 65));
    const greys = (age: number): number =>
      Array.from({ length: 40 }, (_, i) => createSitter(createRandom(`a${i}`), 'male', age)).filter(
        ({ hair }) => hair.grey > 0.3,
      ).length;
    expect(greys(25)).toBe(0);
    expect(greys(65)).toBeGreaterThan(20);
  });

  it('gives beards to men only', () => {
    for (let i = 0; i < 60; i += 1)
      expect(createSitter(createRandom(`b${i}`), 'female', undefined).hair.beard).toBe('none');
  });
});
