import type { Canvas } from './canvas.ts';
import type { Home } from './home.ts';
import { centredLettering } from './lettering.ts';

const bands = ['#2f8f5b', '#5fae55', '#a5c34f', '#ecd14b', '#eaa944', '#df7a3c', '#c94f38'] as const;

/**
 * The label of an energy certificate with the home's own letter, without the figures that only the certificate can say.
 */
export function drawCertificate(canvas: Canvas, home: Home): void {
  const { width, height } = canvas;
  canvas.rect(0, 0, width, height, canvas.down([0, '#e9dfcd'], [1, '#d9ccb5']));
  canvas.rect(430, 70, 760, 1080, '#a8977a', 'fill-opacity="0.3" rx="10"');
  canvas.rect(415, 55, 760, 1080, '#fdfbf6', 'rx="8"');
  canvas.rect(415, 55, 760, 130, '#24545a', 'rx="8"');
  canvas.path('M470 150q60 -70 120 -10q-50 -16 -70 24q-20 -24 -50 -14z', '#fdfbf6');
  canvas.rect(640, 98, 420, 16, '#fdfbf6', 'rx="8"');
  canvas.rect(640, 130, 280, 12, '#fdfbf6', 'rx="6" fill-opacity="0.6"');
  for (const [i, w] of [320, 260, 380].entries()) canvas.rect(470, 225 + i * 30, w, 12, '#c9c0ae', 'rx="6"');
  bands.forEach((colour, i) => {
    const y = 345 + i * 84;
    const end = 720 + i * 36;
    canvas.path(`M470 ${y}H${end}L${end + 32} ${y + 32}L${end} ${y + 64}H470Z`, colour);
    canvas.stroke(
      centredLettering('ABCDEFG'[i]!, 508, y + 46, 28),
      '#ffffff',
      5,
      'stroke-linecap="round" stroke-linejoin="round"',
    );
  });
  const rating = 'ABCDEFG'.indexOf(home.facts.rating ?? '-');
  if (rating >= 0) {
    const y = 345 + rating * 84;
    canvas.path(`M1140 ${y - 6}H1060L1022 ${y + 32}L1060 ${y + 70}H1140Z`, '#2f3a40');
    canvas.stroke(
      centredLettering('ABCDEFG'[rating]!, 1092, y + 46, 28),
      '#ffffff',
      5,
      'stroke-linecap="round" stroke-linejoin="round"',
    );
  }
  for (const [i, w] of [520, 460, 300].entries()) canvas.rect(470, 980 + i * 32, w, 12, '#d9d0bf', 'rx="6"');
  canvas.circle(1080, 1020, 52, 'none', 'stroke="#24545a" stroke-width="5" stroke-opacity="0.6"');
}
