import { n, type Canvas } from './canvas.ts';
import { lettering } from './lettering.ts';

const inks = ['#24545a', '#35515a', '#8c3f2b', '#27527a', '#5b6062', '#6f7a45', '#7c5236', '#49646b'];

const marks: readonly ((canvas: Canvas, x: number, y: number, r: number, ink: string) => void)[] = [
  (canvas, x, y, r, ink) => {
    canvas.circle(x, y, r, 'none', `stroke="${ink}" stroke-width="7"`);
    canvas.path(`M${n(x - r)} ${n(y + 4)}Q${n(x)} ${n(y - r * 0.7)} ${n(x + r)} ${n(y + 4)}A${n(r)} ${n(r)} 0 0 1 ${n(x - r)} ${n(y + 4)}Z`, ink);
  },
  (canvas, x, y, r, ink) => {
    canvas.path(`M${n(x - r)} ${n(y + r)}V${n(y - r * 0.1)}L${n(x)} ${n(y - r)}L${n(x + r)} ${n(y - r * 0.1)}V${n(y + r)}H${n(x + r * 0.34)}V${n(y + r * 0.3)}A${n(r * 0.34)} ${n(r * 0.34)} 0 0 0 ${n(x - r * 0.34)} ${n(y + r * 0.3)}V${n(y + r)}Z`, ink);
  },
  (canvas, x, y, r, ink) => {
    for (const k of [0, 1, 2]) canvas.path(`M${n(x - r + k * r * 0.72)} ${n(y + r)}L${n(x - r * 0.4 + k * r * 0.72)} ${n(y - r)}H${n(x - r * 0.02 + k * r * 0.72)}L${n(x - r * 0.62 + k * r * 0.72)} ${n(y + r)}Z`, ink, `fill-opacity="${1 - k * 0.28}"`);
  },
  (canvas, x, y, r, ink) => {
    canvas.path(`M${n(x - r)} ${n(y)}Q${n(x - r * 0.2)} ${n(y - r * 0.9)} ${n(x)} ${n(y + r * 0.1)}Q${n(x + r * 0.2)} ${n(y - r * 0.9)} ${n(x + r)} ${n(y)}Q${n(x + r * 0.3)} ${n(y - r * 0.2)} ${n(x)} ${n(y + r * 0.6)}Q${n(x - r * 0.3)} ${n(y - r * 0.2)} ${n(x - r)} ${n(y)}Z`, ink);
  },
  (canvas, x, y, r, ink) => {
    canvas.stroke(`M${n(x)} ${n(y + r)}V${n(y - r * 0.2)}`, ink, 8);
    canvas.path(`M${n(x)} ${n(y - r)}Q${n(x + r)} ${n(y - r * 0.5)} ${n(x + r * 0.7)} ${n(y + r * 0.35)}Q${n(x)} ${n(y + r * 0.6)} ${n(x - r * 0.7)} ${n(y + r * 0.35)}Q${n(x - r)} ${n(y - r * 0.5)} ${n(x)} ${n(y - r)}Z`, ink, 'fill-opacity="0.85"');
  },
  (canvas, x, y, r, ink) => {
    canvas.rect(x - r, y - r, 2 * r, 2 * r, 'none', `stroke="${ink}" stroke-width="7" rx="6"`);
    canvas.path(`M${n(x - r)} ${n(y + r)}L${n(x + r)} ${n(y - r)}V${n(y + r)}Z`, ink);
  },
  (canvas, x, y, r, ink) => {
    for (const k of [1, 0.66, 0.32]) canvas.stroke(`M${n(x - r * k)} ${n(y + r * 0.7)}A${n(r * k)} ${n(r * k)} 0 0 1 ${n(x + r * k)} ${n(y + r * 0.7)}`, ink, 8);
  },
  (canvas, x, y, r, ink) => {
    for (const angle of [0, 60, 120, 180, 240, 300]) canvas.add(`<ellipse cx="${n(x)}" cy="${n(y - r * 0.58)}" rx="${n(r * 0.26)}" ry="${n(r * 0.46)}" fill="${ink}" transform="rotate(${angle} ${n(x)} ${n(y)})"/>`);
  },
];

/** An invented partner's mark and name on nothing. */
export function drawLogo(canvas: Canvas, index: number, subject: string): void {
  const ink = inks[(index - 1) % inks.length]!;
  const words = subject.toUpperCase().split('-').filter(Boolean);
  const mark = marks[(index - 1) % marks.length]!;
  if (words.length === 0) {
    mark(canvas, 300, 150, 84, ink);
    return;
  }
  const split = words.length > 1 ? Math.max(1, Math.floor(words.length / 2)) : 1;
  const lines = words.length > 1 ? [words.slice(0, split).join(' '), words.slice(split).join(' ')] : [words.join(' ')];
  const widest = (size: number): number => Math.max(...lines.map((line) => lettering(line, 0, 0, size).width));
  const size = Math.min(46, (46 * 370) / widest(46));
  const left = (600 - (150 + widest(size))) / 2;
  mark(canvas, left + 52, 150, 50, ink);
  lines.forEach((line, i) => {
    const y = lines.length === 1 ? 150 + size / 2 : 150 + (i === 0 ? -size * 0.26 : size * 1.3);
    canvas.stroke(lettering(line, left + 140, y, size).d, ink, i === 0 || lines.length === 1 ? size * 0.16 : size * 0.1, 'stroke-linecap="round" stroke-linejoin="round"');
  });

}
