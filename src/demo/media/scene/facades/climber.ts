import { n } from '../canvas.ts';
import { darken, lighten } from '../colour.ts';
import { bumpy } from '../plants.ts';
import { layerOn, tone, type Front } from './front.ts';

/** Blossoms of what climbs up walls in the south. */
export const vineColours = ['#c8317a', '#d9568c', '#b8447f', '#c85a2f'] as const;

/** Bougainvillea or vine up a wall from `u`, `height` metres tall, spreading above. */
export function climber(
  front: Front,
  u: number,
  width: number,
  height: number,
  flowers?: string,
  leaves = '#5f7d48',
): void {
  const { stage, canvas, random } = front;
  const m = stage.scale(front.at(u, 1));
  if (m < 14) return;
  const fine = m > 34;
  const masses = fine ? 10 : 6;
  const layers = ['', '', ''];
  let blooms = '';
  const squeeze = Math.abs(stage.at(front.at(u + 0.5, 1))[0] - stage.at(front.at(u - 0.5, 1))[0]) / m;
  for (let i = 0; i < masses; i += 1) {
    const t = i / (masses - 1);
    const lean = Math.sin(t * 2.4 + u) * width * 0.3 + random.range(-0.2, 0.2) * width;
    const [x, y] = stage.at(front.at(u + lean * (0.2 + t), height * (0.04 + t * 0.92), 0.1));
    const r = m * width * (0.16 + 0.34 * t) * random.range(0.85, 1.2);
    const rx = r * Math.max(0.35, Math.min(1, squeeze));
    layers[0] += bumpy(random, x, y, rx * 1.1, r * 1.05, fine ? 8 : 5);
    layers[1] += bumpy(random, x + front.fall * -0.12 * rx, y - r * 0.14, rx * 0.8, r * 0.72, fine ? 7 : 5);
    if (i % 2) layers[2] += bumpy(random, x + front.fall * -0.3 * rx, y - r * 0.36, rx * 0.4, r * 0.3, 4);
    for (let k = 0; flowers && k < (fine ? 9 : 4); k += 1) {
      const [bx, by, s] = [
        x + random.range(-0.95, 0.95) * rx,
        y + random.range(-0.95, 0.85) * r,
        m * random.range(0.05, 0.1),
      ];
      blooms += `M${n(bx - s)} ${n(by)}q${n(s * 0.3)} ${n(-s * 1.3)} ${n(s * 1.2)} ${n(-s)}q${n(s)} ${n(s * 0.3)} ${n(s * 0.5)} ${n(s * 1.2)}q${n(-s)} ${n(s * 0.9)} ${n(-s * 1.7)} ${n(-s * 0.2)}z`;
    }
  }
  for (const [i, colour] of [darken(leaves, 0.32), darken(leaves, 0.04), lighten(leaves, 0.16)].entries()) {
    layerOn(front, 43 + i);
    canvas.path(layers[i]!, tone(front, colour, 0.3 + i * 0.3));
  }
  if (flowers) canvas.path(blooms, tone(front, flowers, 0.6));
}
