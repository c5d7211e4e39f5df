import { n, type Canvas } from '../canvas.ts';

/** Draws a mark within `r` of (x, y), in `ink` and, where it wears two, `spark`. */
type Mark = (canvas: Canvas, x: number, y: number, r: number, ink: string, spark: string) => void;

const stroke = (ink: string, width: number): string =>
  `stroke="${ink}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"`;
/** A path in units of the radius about the middle. */
const scaled = (d: string, x: number, y: number, r: number): string => {
  let across = true;
  return d.replace(/-?(?:\d+\.?\d*|\.\d+)/g, (value) => {
    const at = across ? x + Number(value) * r : y + Number(value) * r;
    across = !across;
    return n(at);
  });
};
const filled =
  (d: string): Mark =>
  (canvas, x, y, r, ink) =>
    canvas.path(scaled(d, x, y, r), ink, 'fill-rule="evenodd"');
const lined =
  (d: string, width = 0.14): Mark =>
  (canvas, x, y, r, ink) =>
    canvas.path(scaled(d, x, y, r), 'none', stroke(ink, r * width));
const together =
  (...marks: readonly Mark[]): Mark =>
  (...given) =>
    marks.forEach((mark) => mark(...given));
const inSpark =
  (mark: Mark): Mark =>
  (canvas, x, y, r, _ink, spark) =>
    mark(canvas, x, y, r, spark, spark);
const disc =
  (dx: number, dy: number, share: number): Mark =>
  (canvas, x, y, r, ink) =>
    canvas.circle(x + dx * r, y + dy * r, share * r, ink);
const hoop =
  (dx: number, dy: number, share: number, width = 0.12): Mark =>
  (canvas, x, y, r, ink) =>
    canvas.circle(x + dx * r, y + dy * r, share * r, 'none', stroke(ink, r * width));

const leaf = 'M0 1C-.9 .6 -1 -.3 0 -1C1 -.3 .9 .6 0 1Z';
const swift = 'M-1.1 -.3Q-.3 -.6 0 .1Q.3 -.6 1.1 -.5Q.5 -.1 .22 .34L.5 .9L.06 .56L-.3 .8L-.14 .3Q-.5 0 -1.1 -.3Z';
const house = 'M-1 .95L-1 -.1L0 -.95L1 -.1L1 .95L.34 .95L.34 .3C.34 -.2 -.34 -.2 -.34 .3L-.34 .95Z';

interface NamedMark {
  about: RegExp;
  draw: Mark;
}

/** Marks with what a name must speak of to wear them. */
export const namedMarks: readonly NamedMark[] = [
  {
    about: /banca|alameda|bosc|habitatge/,
    draw: together(
      filled('M-.1 1L-.1 .3L.1 .3L.1 1Z'),
      filled('M0 -1C.7 -1 .95 -.5 .9 -.05C.85 .35 .5 .5 0 .5C-.5 .5 -.85 .35 -.9 -.05C-.95 -.5 -.7 -1 0 -1Z'),
      (canvas, x, y, r) =>
        canvas.path(scaled('M0 .4L0 -.5M0 .1L.4 -.2M0 -.1L-.36 -.36', x, y, r), 'none', stroke('#fbf7ef', r * 0.09)),
    ),
  },
  {
    about: /notar|libro|asesor/,
    draw: together(
      lined(
        'M0 -.55C-.4 -.85 -.8 -.8 -1 -.7L-1 .65C-.7 .55 -.35 .55 0 .8C.35 .55 .7 .55 1 .65L1 -.7C.8 -.8 .4 -.85 0 -.55L0 .8',
        0.13,
      ),
      inSpark(lined('M-.7 -.3L-.3 -.2M-.7 .05L-.3 .15M.7 -.3L.3 -.2M.7 .05L.3 .15', 0.1)),
    ),
  },
  {
    about: /hipotec|clar|credit/,
    draw: together(lined('M-1 .1L0 -.8L1 .1', 0.18), inSpark(disc(0, 0.42, 0.4)), (canvas, x, y, r) =>
      canvas.path(scaled('M-.16 .42L-.04 .54L.18 .28', x, y, r), 'none', stroke('#fbf7ef', r * 0.1)),
    ),
  },
  { about: /golondrina|vencejo|mudanz|ocell|pajaro/, draw: filled(swift) },
  {
    about: /encina|seguro|escudo/,
    draw: together(
      lined('M0 -1L.85 -.7C.9 .1 .6 .7 0 1C-.6 .7 -.9 .1 -.85 -.7Z', 0.13),
      inSpark(filled('M0 .55C-.3 .3 -.4 -.05 0 -.5C.4 -.05 .3 .3 0 .55Z')),
    ),
  },
  {
    about: /plomada|tasaci|valora/,
    draw: together(lined('M0 -1L0 .1M-.7 -1L.7 -1', 0.12), inSpark(filled('M-.42 .1L.42 .1L0 1Z'))),
  },
  {
    about: /cal-y|reforma|canto|piedra|obra/,
    draw: together(
      filled('M-1 .9L-1 .42L-.1 .42L-.1 .9ZM.04 .9L.04 .42L1 .42L1 .9Z'),
      inSpark(filled('M-.55 .28L-.55 -.2L.5 -.2L.5 .28Z')),
      filled(
        'M-1 .28L-1 -.2L-.68 -.2L-.68 .28ZM.64 .28L.64 -.2L1 -.2L1 .28ZM-.3 -.34L-.3 -.82L.72 -.82L.72 -.34ZM-1 -.34L-1 -.82L-.44 -.82L-.44 -.34Z',
      ),
    ),
  },
  {
    about: /energ|levante|sol|sur/,
    draw: together(
      inSpark(disc(0, 0, 0.42)),
      lined(
        'M0 -.7L0 -1M.5 -.5L.72 -.72M.7 0L1 0M.5 .5L.72 .72M0 .7L0 1M-.5 .5L-.72 .72M-.7 0L-1 0M-.5 -.5L-.72 -.72',
        0.14,
      ),
    ),
  },
  {
    about: /cocina|almendro|biznaga|flor|drago/,
    draw: together(
      (canvas, x, y, r, ink) => {
        for (let k = 0; k < 5; k += 1)
          canvas.add(
            `<ellipse cx="${n(x)}" cy="${n(y - r * 0.56)}" rx="${n(r * 0.3)}" ry="${n(r * 0.42)}" fill="${ink}" transform="rotate(${k * 72} ${n(x)} ${n(y)})"/>`,
          );
      },
      inSpark(disc(0, 0, 0.24)),
    ),
  },
  {
    about: /llave|puerta|puerto/,
    draw: together(hoop(-0.45, -0.3, 0.42, 0.16), lined('M-.14 0L.75 .8M.45 .54L.7 .3M.7 .76L.9 .56', 0.16)),
  },
  {
    about: /fibra|cierzo|tramuntana|mestral|alisios|garbi|viento/,
    draw: together(
      lined('M-1 -.35L.35 -.35C.9 -.35 .9 -1 .4 -.95', 0.14),
      inSpark(lined('M-1 .02L.75 .02C1.2 .05 1.1 .7 .7 .6', 0.14)),
      lined('M-1 .4L.1 .4C.6 .4 .6 1 .15 .95', 0.14),
    ),
  },
  {
    about: /umbral|arquitect|arc|triana|austrias|cibeles/,
    draw: together(
      lined('M-.9 1L-.9 -.1C-.9 -1.25 .9 -1.25 .9 -.1L.9 1', 0.15),
      lined('M-.5 1L-.5 0C-.5 -.6 .5 -.6 .5 0L.5 1', 0.12),
      inSpark(filled('M-.2 1L-.2 .2C-.2 -.05 .2 -.05 .2 .2L.2 1Z')),
    ),
  },
  {
    about: /mar|costa|postiguet|serena|albufera|farola/,
    draw: together(
      inSpark(disc(0.1, -0.35, 0.36)),
      lined('M-1 .25C-.7 0 -.35 0 0 .25C.35 .5 .7 .5 1 .25M-1 .7C-.7 .45 -.35 .45 0 .7C.35 .95 .7 .95 1 .7', 0.15),
    ),
  },
  {
    about: /ebro|turia|tormes|arlanzon|guadalquivir|rio/,
    draw: together(
      lined(
        'M-.95 -.1C-.6 -.85 .6 -.85 .95 -.1L.95 .3L.6 .3C.55 -.15 .15 -.15 .1 .3L-.1 .3C-.15 -.15 -.55 -.15 -.6 .3L-.95 .3Z',
        0.12,
      ),
      inSpark(lined('M-1 .72C-.7 .55 -.35 .55 0 .72C.35 .9 .7 .9 1 .72', 0.13)),
    ),
  },
  {
    about: /sierra|moncayo|collserola|axarquia|monte/,
    draw: together(filled('M-1 .8L-.3 -.5L.05 .1L.35 -.35L1 .8Z'), inSpark(disc(0.55, -0.62, 0.24))),
  },
  {
    about: /micalet|torre|xamfra|ciudad/,
    draw: together(
      filled('M-.42 1L-.42 -.45L.42 -.45L.42 1L.14 1L.14 .5C.14 .3 -.14 .3 -.14 .5L-.14 1Z'),
      inSpark(filled('M-.42 -.55L0 -1.05L.42 -.55Z')),
      filled('M-1 1L-1 .2L-.54 .2L-.54 1ZM.54 1L.54 0L1 0L1 1Z'),
    ),
  },
  {
    about: /carmenes|jardin|huert|granad|emporda|llanura/,
    draw: together(
      filled('M-.9 1C-1 .1 -.4 -.3 0 -.2C.4 -.3 1 .1 .9 1Z'),
      inSpark(
        filled(
          'M0 -.3C-.6 -.35 -.75 -.9 -.5 -1.05C-.15 -.95 0 -.7 0 -.3ZM0 -.3C.6 -.35 .75 -.9 .5 -1.05C.15 -.95 0 -.7 0 -.3Z',
        ),
      ),
    ),
  },
  { about: /casa|casas|cases|hogar|llar|finques|viviend|home/, draw: filled(house) },
];

/** For names that speak of nothing. */
export const plainMarks: readonly Mark[] = [
  filled(house),
  filled(swift),
  together(filled(leaf), (canvas, x, y, r) =>
    canvas.path(scaled('M0 .9L0 -.4M0 .3L.4 -.05M0 .3L-.4 -.05', x, y, r), 'none', stroke('#fbf7ef', r * 0.1)),
  ),
  together(lined('M-.95 .95L-.95 -.95L.95 -.95L.95 .95Z', 0.13), inSpark(filled('M-.95 .95L.95 -.95L.95 .95Z'))),
  together(
    hoop(0, 0, 0.92, 0.13),
    filled('M-.92 .05C-.4 -.5 .4 -.5 .92 .05C.9 .6 .5 .95 0 .95C-.5 .95 -.9 .6 -.92 .05Z'),
  ),
  together(
    lined('M-1 .2L0 -.7L1 .2', 0.16),
    inSpark(lined('M-.64 .55L0 0L.64 .55', 0.16)),
    lined('M-.3 .9L0 .64L.3 .9', 0.16),
  ),
  together(
    filled('M-1 1L-1 -1L-.55 -1L-.55 1ZM.55 1L.55 -.4L1 -.4L1 1Z'),
    inSpark(filled('M-.25 1L-.25 -.1L.25 -.1L.25 1Z')),
  ),
  together(filled('M0 -1L.28 -.28L1 0L.28 .28L0 1L-.28 .28L-1 0L-.28 -.28Z')),
];
