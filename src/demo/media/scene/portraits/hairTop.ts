import { n, smoothPath, type Canvas, type Point } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { drawCurls, drawLock, hairPaint } from './hair.ts';
import { headPath } from './head.ts';
import type { Sitter } from './sitter.ts';

interface Brush {
  canvas: Canvas;
  sitter: Sitter;
  /** Measures of the skull under the hair. */
  w: number;
  m: number;
  v: number;
  lock: (from: readonly Point[], to: readonly Point[], strands?: number, depth?: number) => void;
}

/** The shade that hair throws on the forehead. */
function castShade({ canvas, sitter }: Brush, hairline: readonly Point[]): void {
  canvas.clipped(headPath(sitter), () => {
    const dx = sitter.lightFrom * -7;
    canvas.path(
      `${smoothPath(
        hairline.map(([x, y]) => [x + dx, y + 20]),
        false,
      )}L260 -320L-260 -320Z`,
      sitter.skin.shade,
      'fill-opacity="0.6"',
    );
  });
}

/** The whole rounded top of the hair, from behind the ear to the far temple. */
const domePath = ({ w, m, v }: Brush, low = -40): string =>
  `M${n(-150 * w)} ${low + 40}C${n(-214 * w * v)} -60 ${n(-216 * w * v)} -170 ${n(-178 * w * v)} -226C${n(-130 * w)} ${n(-300 * v)} -50 ${n(-316 * v)} ${n(m - 40)} ${n(-314 * v)}C${n(m + 50)} ${n(-312 * v)} ${n(150 * w)} -276 ${n(180 * w * v)} -196C${n(196 * w * v)} -150 ${n(190 * w)} -100 ${n(174 * w)} ${low}L${n(m + 60)} ${low}Z`;

function dome(brush: Brush, edge: number, low?: number): void {
  const {
    canvas,
    sitter: { hair, lightFrom },
    w,
  } = brush;
  canvas.clipped(`M-300 -400H300V-120L${n(146 * w)} ${edge + 20}L${n(-70 * w)} ${edge}L${n(-128 * w)} 10H-300Z`, () =>
    canvas.path(domePath(brush, low), hairPaint(canvas, hair.base, lightFrom, 0.06)),
  );
}

const long = ({ sitter }: Brush): boolean => ['long', 'waves', 'bob', 'lob'].includes(sitter.hair.fall);

/** How low the hair beside the face hangs. */
function hang(brush: Brush): number {
  const { fall } = brush.sitter.hair;
  if (fall === 'bob') return 150;
  if (fall === 'lob') return 262;
  return long(brush) ? 400 : fall === 'braid' ? 70 : 34;
}

function middle(brush: Brush): void {
  const { w, m, v, lock } = brush;
  const low = hang(brush);
  const part: Point = [m - 6, -232];
  const out = long(brush) ? 1 : 0.9;
  castShade(brush, [[-190, 40], [-128 * w, -80], [-60, -176], part, [m + 64, -172], [152 * w, -86], [190, 20]]);
  lock(
    [
      [m - 10, -298 * v],
      [90, -304 * v],
      [176 * w * v, -230],
      [206 * w * v * out, -110],
      [206 * w * out, 30],
      [214 * w, low * 0.7],
      [176 * w, low],
    ],
    [part, [m + 52, -212], [m + 100, -162], [156 * w, -84], [166 * w, 10], [156 * w, low * 0.6], [164 * w, low]],
    8,
  );
  lock(
    [
      [m - 4, -300 * v],
      [-100, -308 * v],
      [-196 * w * v, -220],
      [-222 * w * v * out, -90],
      [-222 * w * out, 40],
      [-236 * w, low * 0.7],
      [-176 * w, low],
    ],
    [part, [m - 66, -216], [-84, -166], [-122 * w, -84], [-144 * w, 0], [-142 * w, low * 0.6], [-152 * w, low]],
    9,
  );
}

function side(brush: Brush): void {
  const { w, m, v, lock } = brush;
  const low = hang(brush);
  const part: Point = [m + 66, -238];
  const out = long(brush) ? 1 : 0.9;
  castShade(brush, [[-190, 40], [-122 * w, -80], [-40, -150], [m + 20, -196], part, [158 * w, -110], [190, 20]]);
  lock(
    [
      [m + 50, -296 * v],
      [150 * w, -268 * v],
      [188 * w * v, -190],
      [200 * w * v * out, -90],
      [198 * w * out, 30],
      [208 * w, low * 0.7],
      [172 * w, low * 0.96],
    ],
    [
      part,
      [132 * w, -210],
      [156 * w, -150],
      [164 * w, -76],
      [162 * w, 10],
      [150 * w, low * 0.6],
      [146 * w, low * 0.94],
    ],
    6,
  );
  lock(
    [
      [m + 76, -286 * v],
      [-20, -334 * v],
      [-170 * w * v, -262],
      [-224 * w * v * out, -110],
      [-226 * w * out, 30],
      [-238 * w, low * 0.7],
      [-172 * w, low],
    ],
    [part, [m + 10, -190], [-58, -136], [-112 * w, -66], [-142 * w, 6], [-140 * w, low * 0.6], [-136 * w, low]],
    10,
  );
}

function fringe(brush: Brush): void {
  const { w, m, v, lock } = brush;
  const low = hang(brush);
  const line = -72;
  castShade(brush, [
    [-170 * w, 10],
    [-112 * w, line + 14],
    [m - 30, line - 4],
    [m + 50, line - 6],
    [160 * w, line + 12],
    [190, 20],
  ]);
  if (low > 60) {
    lock(
      [
        [100, -270],
        [190 * w * v, -180],
        [206 * w * v, -60],
        [200 * w, 50],
        [186 * w, low - 10],
        [150 * w, low],
      ],
      [
        [110, -200],
        [150 * w, -130],
        [162 * w, -50],
        [160 * w, 50],
        [150 * w, low * 0.7],
        [146 * w, low],
      ],
      5,
    );
    lock(
      [
        [-90, -280],
        [-204 * w * v, -190],
        [-222 * w * v, -60],
        [-220 * w, 50],
        [-206 * w, low - 10],
        [-156 * w, low],
      ],
      [
        [-60, -200],
        [-110 * w, -130],
        [-134 * w, -50],
        [-142 * w, 50],
        [-142 * w, low * 0.7],
        [-136 * w, low],
      ],
      6,
    );
  } else
    lock(
      [
        [-90, -280],
        [-200 * w * v, -190],
        [-208 * w * v, -60],
        [-176 * w, 40],
      ],
      [
        [-60, -200],
        [-110 * w, -130],
        [-132 * w, -50],
        [-142 * w, 34],
      ],
      6,
    );
  dome(brush, -150);
  // Tresses at the sides first, so that the middle ones lie on top.
  brush.canvas.clipped(domePath(brush), () => {
    const count = 9;
    for (const i of [0, 8, 1, 7, 2, 6, 3, 5, 4]) {
      const t = i / (count - 1);
      const [x, root] = [-128 * w + t * 284 * w, m - 60 + t * 90];
      const tip = line + 16 * Math.abs(t - 0.5) + (i % 2 ? 8 : 0) + (t < 0.12 ? 26 : 0);
      const swell = (t - 0.5) * 130;
      lock(
        [
          [root - 20, -300 * v],
          [x - 26 + swell * 0.5, -226 * v - 40 * (1 - Math.abs(t - 0.5) * 2)],
          [x - 30 + swell * 0.24, -150],
          [x - 20, tip],
        ],
        [
          [root + 26, -300 * v],
          [x + 34 + swell * 0.7, -226 * v - 40 * (1 - Math.abs(t - 0.5) * 2)],
          [x + 34 + swell * 0.24, -150],
          [x + 16, tip + 4],
        ],
        4,
        i % 2 ? 0.05 : 0,
      );
    }
  });
}

function back(brush: Brush): void {
  const { w, m, v, lock } = brush;
  const line: Point[] = [
    [156 * w, -104],
    [138 * w, -178],
    [m + 50, -216],
    [m - 30, -214],
    [-64, -186],
    [-112 * w, -110],
    [-138 * w, -20],
  ];
  castShade(brush, [
    [-170 * w, 10],
    [-112 * w, -104],
    [-60, -180],
    [m, -212],
    [138 * w, -172],
    [190, -60],
  ]);
  lock(
    line,
    [
      [166 * w, -112],
      [170 * w, -204 * v],
      [96, -290 * v],
      [-30, -318 * v],
      [-170 * w, -270 * v],
      [-214 * w, -120],
      [-178 * w, 30],
    ],
    8,
  );
}

function short(brush: Brush): void {
  const { w, m, v, lock, sitter } = brush;
  const bang = sitter.gender === 'female' ? 40 : 0;
  castShade(brush, [
    [-168 * w, 10],
    [-116 * w, -90],
    [-40, -168 + bang],
    [m + 40, -186],
    [140 * w, -172],
    [190, -60],
  ]);
  lock(
    [
      [-170 * w, 36],
      [-208 * w, -90],
      [-204 * w, -190],
      [-140 * w, -270 * v],
    ],
    [
      [-140 * w, 16],
      [-126 * w, -70],
      [-112 * w, -124],
      [-60, -190],
    ],
    6,
    0.08,
  );
  lock(
    [
      [m + 74, -276 * v],
      [150 * w, -262 * v],
      [186 * w, -190],
      [180 * w, -84],
    ],
    [
      [m + 60, -222],
      [132 * w, -196],
      [152 * w, -150],
      [160 * w, -80],
    ],
    4,
    0.06,
  );
  lock(
    [
      [m + 92, -262 * v],
      [40, -326 * v],
      [-110, -318 * v],
      [-206 * w, -230],
      [-204 * w, -130],
    ],
    [
      [m + 80, -216],
      [m + 10, -182 + bang * 0.6],
      [-50, -160 + bang],
      [-112 * w, -120 + bang * 0.8],
      [-130 * w, -72 + bang],
    ],
    9,
  );
}

function quiff(brush: Brush): void {
  const { w, m, v, lock } = brush;
  castShade(brush, [
    [-168 * w, 10],
    [-116 * w, -100],
    [-60, -188],
    [m + 20, -206],
    [140 * w, -180],
    [190, -60],
  ]);
  lock(
    [
      [-170 * w, 36],
      [-206 * w, -90],
      [-200 * w, -190],
      [-130 * w, -268 * v],
    ],
    [
      [-140 * w, 16],
      [-126 * w, -70],
      [-110 * w, -134],
      [-56, -200],
    ],
    6,
    0.1,
  );
  lock(
    [
      [130 * w, -262],
      [174 * w, -196],
      [170 * w, -90],
    ],
    [
      [124 * w, -200],
      [150 * w, -158],
      [158 * w, -80],
    ],
    3,
    0.1,
  );
  lock(
    [
      [-110, -166],
      [-52, -202],
      [m + 30, -212],
      [146 * w, -192],
    ],
    [
      [-202 * w, -200],
      [-130, -306 * v],
      [m - 10, -342 * v],
      [166 * w, -246 * v],
    ],
    9,
  );
}

function crop(brush: Brush): void {
  const { canvas, sitter, w, m } = brush;
  const { hair, skin } = sitter;
  castShade(brush, [
    [-168 * w, 10],
    [-118 * w, -104],
    [-60, -186],
    [m + 20, -198],
    [140 * w, -172],
    [190, -60],
  ]);
  const d = `M${n(-170 * w)} 30C${n(-206 * w)} -40 ${n(-212 * w)} -160 ${n(-176 * w)} -214C${n(-130 * w)} -284 -50 -298 10 -294C${n(100 * w)} -290 ${n(164 * w)} -242 ${n(176 * w)} -180L${n(170 * w)} -86L${n(158 * w)} -82Q${n(152 * w)} -152 ${n(134 * w)} -184Q${n(m + 40)} -206 ${n(m - 10)} -204Q-40 -200 -74 -178Q${n(-112 * w)} -140 ${n(-122 * w)} -92L${n(-128 * w)} -20L${n(-144 * w)} 10Z`;
  canvas.path(
    d,
    canvas.linear(
      [sitter.lightFrom * 120, -300],
      [sitter.lightFrom * -170, 0],
      [0, lighten(hair.base, 0.22)],
      [0.45, hair.base],
      [1, mix(darken(hair.base, 0.2), skin.shade, 0.15)],
    ),
  );
  let nap = '';
  for (let i = 0; i < 70; i += 1) {
    const angle = Math.PI * (0.12 + 0.98 * sitter.random.next());
    const reach = 0.72 + 0.26 * sitter.random.next();
    nap += `M${n(Math.cos(angle) * 190 * w * reach)} ${n(-74 - Math.sin(angle) * 212 * reach)}l4 -13`;
  }
  canvas.clipped(d, () =>
    canvas.stroke(nap, lighten(hair.base, 0.3), 4, 'stroke-opacity="0.4" stroke-linecap="round"'),
  );
}

function tousled(brush: Brush): void {
  const { w, m, v, lock, sitter } = brush;
  const source = sitter.random.fork('tousled');
  castShade(brush, [
    [-168 * w, 10],
    [-116 * w, -80],
    [-50, -146],
    [m + 30, -150],
    [140 * w, -150],
    [190, -50],
  ]);
  lock(
    [
      [-168 * w, 44],
      [-210 * w, -80],
      [-206 * w, -190],
      [-130 * w, -280 * v],
    ],
    [
      [-138 * w, 22],
      [-124 * w, -70],
      [-110 * w, -124],
      [-40, -200],
    ],
    6,
    0.1,
  );
  lock(
    [
      [130 * w, -262],
      [186 * w, -204],
      [176 * w, -76],
    ],
    [
      [120 * w, -190],
      [150 * w, -140],
      [160 * w, -74],
    ],
    4,
    0.08,
  );
  dome(brush, -182, -60);
  for (const i of [0, 6, 1, 5, 2, 4, 3]) {
    const t = i / 6;
    const rise = Math.sin((0.12 + t * 0.8) * Math.PI) * 66 * v;
    const x = -146 * w + t * 270 * w;
    const tip: Point = [x + source.range(16, 52), -140 - source.range(0, 26) - (i > 4 ? 20 : 0)];
    lock(
      [[x - 56, -226 - rise], [x - 44, -190], [tip[0] - 26, tip[1] - 12], tip],
      [
        [x - 20, -236 - rise],
        [x + 50, -220 - rise * 0.7],
        [x + 62, -186],
        [tip[0] + 4, tip[1] + 3],
      ],
      5,
      i % 2 ? 0 : 0.06,
    );
  }
}

function receding(brush: Brush): void {
  const { w, m, lock } = brush;
  lock(
    [
      [-166 * w, 40],
      [-208 * w, -60],
      [-206 * w, -170],
      [-150 * w, -258],
      [-60, -292],
    ],
    [
      [-140 * w, 20],
      [-130 * w, -66],
      [-130 * w, -140],
      [-100 * w, -212],
      [-20, -262],
    ],
    6,
  );
  lock(
    [
      [148 * w, -222],
      [178 * w, -170],
      [170 * w, -84],
    ],
    [
      [142 * w, -186],
      [156 * w, -150],
      [160 * w, -80],
    ],
    3,
  );
  lock(
    [
      [-90, -280],
      [-10, -302],
      [m + 40, -290],
      [134 * w, -246],
    ],
    [
      [-50, -236],
      [m - 30, -240],
      [m + 30, -240],
      [124 * w, -220],
    ],
    6,
  );
}

function bald({ canvas, sitter, w }: Brush): void {
  const { hair, skin, lightFrom } = sitter;
  canvas.clipped(headPath(sitter), () => {
    canvas.path(
      `M${n(-230 * w)} 60V-170Q${n(-150 * w)} -150 ${n(-128 * w)} -90L${n(-134 * w)} 20ZM${n(200 * w)} -60L${n(158 * w)} -70Q${n(160 * w)} -130 ${n(200 * w)} -160Z`,
      mix(hair.base, skin.shade, 0.4),
      'fill-opacity="0.55"',
    );
    canvas.ellipse(lightFrom * 70, -214, 64, 32, canvas.glow([0, '#fff6e6', 0.75], [1, '#fff6e6', 0]));
  });
}

function curls(brush: Brush): void {
  const { canvas, sitter, w, m } = brush;
  const source = sitter.random.fork('front');
  castShade(brush, [
    [-168 * w, 10],
    [-116 * w, -90],
    [-40, -166],
    [m + 30, -176],
    [140 * w, -166],
    [190, -50],
  ]);
  const centres: [number, number, number][] = [];
  for (let i = 0; i < 9; i += 1) {
    const t = i / 8;
    centres.push(
      [-146 * w + t * 306 * w, -150 - 62 * Math.sin(t * Math.PI) + source.range(-8, 8), source.range(36, 50)],
      [-120 * w + t * 250 * w, -214 - 50 * Math.sin(t * Math.PI) + source.range(-8, 8), source.range(40, 54)],
    );
  }
  centres.push(
    [-122 * w, -158, 46],
    [-150 * w, -128, 46],
    [-172 * w, -90, 44],
    [-176 * w, -30, 36],
    [168 * w, -110, 28],
  );
  drawCurls(canvas, centres, sitter.hair.base, sitter.lightFrom, source);
}

const tops: Record<Sitter['hair']['top'], (brush: Brush) => void> = {
  middle,
  side,
  fringe,
  back,
  curls,
  short,
  quiff,
  crop,
  receding,
  bald,
  tousled,
};

/** The hair on the crown and round the face. */
export function drawHairTop(canvas: Canvas, sitter: Sitter): void {
  const { hair, width: w, middle: m, lightFrom, gender } = sitter;
  const top = hair.top === 'side' && hair.fall === 'none' && gender === 'female' ? 'short' : hair.top;
  tops[top]({
    canvas,
    sitter,
    w,
    m,
    v: hair.volume,
    lock: (from, to, strands = 7, depth = 0) => drawLock(canvas, from, to, hair.base, lightFrom, strands, depth),
  });
}
