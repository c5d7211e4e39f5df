import { drawShrub } from '../plants.ts';
import type { Front } from './front.ts';

/** Bougainvillea or vine up a wall from `u`, `height` metres tall, spreading above. */
export function climber(front: Front, u: number, width: number, height: number, flowers?: string, leaves = '#5f7d48'): void {
  const { stage, canvas, random } = front;
  const m = stage.scale(front.at(u, 1));
  if (m < 12) return;
  const masses = 6;
  for (let i = 0; i < masses; i += 1) {
    const t = i / (masses - 1);
    const lean = Math.sin(t * 2.6 + u) * width * 0.4 + random.range(-0.15, 0.15) * width;
    const [x, y] = stage.at(front.at(u + lean * t, height * (0.12 + t * 0.86), 0.15));
    drawShrub(canvas, stage.light, random, [x, y + 0.3 * m], width * m * (0.4 + t * 0.9), 0.7 * m, leaves, flowers);
  }
}

/** Blossoms of what climbs up walls in the south. */
export const vineColours = ['#c8317a', '#d9568c', '#b8447f', '#c85a2f'] as const;
