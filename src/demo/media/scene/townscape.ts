import { drawTreeLine, type Region } from './backdrop.ts';
import { n, type Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import { litColour, type Light } from './light.ts';
import type { Random } from './random.ts';

const plasters = [
  '#f3e6d0',
  '#ead2b0',
  '#f6efe2',
  '#e0b996',
  '#d9a583',
  '#efe0c8',
  '#e6c79a',
  '#dfa56f',
  '#d18a68',
  '#e3c27a',
  '#cfd0c4',
];

/** A tower above the roofs: a belfry with a spire, or a drum with a dome. */
function drawTower(
  canvas: Canvas,
  light: Light,
  random: Random,
  x: number,
  foot: number,
  w: number,
  h: number,
  fade: number,
): void {
  const stone = mix(litColour(light, random.pick(['#e3c9a0', '#d9b98f', '#efe0c4']), 0.8), light.haze, fade);
  const roof = mix(litColour(light, random.pick(['#b9653f', '#7f98a3', '#a9573a']), 0.8), light.haze, fade);
  const side = light.from ?? -1;
  const shade = mix(stone, light.shadow, 0.26);
  const top = foot - h;
  canvas.rect(x, top, w, h, stone);
  canvas.rect(side < 0 ? x + w * 0.6 : x, top, w * 0.4, h, shade);
  canvas.path(
    `M${n(x + w * 0.34)} ${n(top + w * 0.9)}v${n(-w * 0.4)}a${n(w * 0.16)} ${n(w * 0.18)} 0 0 1 ${n(w * 0.32)} 0v${n(w * 0.4)}z`,
    mix('#4a4f58', light.haze, fade),
  );
  canvas.rect(x - w * 0.08, top, w * 1.16, w * 0.12, lighten(stone, 0.3));
  if (random.chance(0.5)) {
    canvas.path(
      `M${n(x - w * 0.04)} ${n(top)}L${n(x + w / 2)} ${n(top - w * 1.1)}L${n(x + w * 1.04)} ${n(top)}Z`,
      roof,
    );
    canvas.path(
      `M${n(x + w / 2)} ${n(top - w * 1.1)}L${n(side < 0 ? x + w * 1.04 : x - w * 0.04)} ${n(top)}H${n(x + w / 2)}Z`,
      mix(roof, light.shadow, 0.24),
    );
  } else {
    canvas.path(
      `M${n(x)} ${n(top)}a${n(w / 2)} ${n(w * 0.62)} 0 0 1 ${n(w)} 0z`,
      canvas.across([0, lighten(roof, side < 0 ? 0.3 : 0)], [1, darken(roof, side < 0 ? 0.24 : 0)]),
    );
    canvas.rect(x + w * 0.42, top - w * 0.86, w * 0.16, w * 0.28, stone);
  }
}

/**
 * Roofs and houses of a town seen from above it: pale walls, tiled slopes, terraces with their parapets, trees between.
 */
export function drawTown(
  canvas: Canvas,
  light: Light,
  random: Random,
  region: Region,
  base: number,
  size: number,
  rows = 3,
): void {
  const { x, width } = region;
  const side = light.from ?? -1;
  for (let row = 0; row < rows; row += 1) {
    const nearness = (row + 1) / rows;
    const unit = size * (0.4 + 0.6 * nearness);
    const floor = base + (row - rows + 1) * size * 0.34 + size * 0.2;
    const fade = 0.58 - nearness * 0.52;
    const far = (colour: string): string => mix(colour, light.haze, fade);
    const glass = far('#54606b');
    if (row > 0 && random.chance(0.6))
      drawTreeLine(
        canvas,
        light,
        random,
        { ...region, x: x + random.range(0, 0.7) * width, width: width * random.range(0.1, 0.3) },
        floor - unit * 0.7,
        unit * 0.3,
        '#6b8550',
        fade,
      );
    if (random.chance(0.55))
      drawTower(
        canvas,
        light,
        random,
        x + random.range(0.08, 0.88) * width,
        floor,
        unit * random.range(0.26, 0.36),
        unit * random.range(1.5, 2.1),
        fade,
      );
    canvas.inLayers(() => {
      for (let left = x - unit * random.next(); left < x + width;) {
        const w = unit * random.range(0.55, 1.15);
        const h = unit * random.range(0.45, 1.05);
        const top = floor - h;
        const wall = far(litColour(light, random.pick(plasters), 0.85));
        const flank = w * random.range(0.22, 0.4);
        const [lit, dark] = side < 0 ? [left, left + w - flank] : [left + flank, left];
        canvas.layer = 0;
        canvas.path(`M${n(lit)} ${n(top)}h${n(w - flank)}v${n(h + unit)}h${n(flank - w)}z`, wall);
        canvas.path(`M${n(dark)} ${n(top)}h${n(flank)}v${n(h + unit)}h${n(-flank)}z`, mix(wall, light.shadow, 0.3));
        const roof = far(litColour(light, random.pick(['#b9653f', '#c0714a', '#a85c3d', '#b87a52']), 0.85));
        const rise = unit * random.range(0.12, 0.22);
        canvas.layer = 1;
        if (random.chance(0.7)) {
          canvas.path(
            `M${n(lit - w * 0.03)} ${n(top + 1)}L${n(lit + rise * 0.7)} ${n(top - rise)}H${n(lit + w - flank - rise * 0.1)}L${n(lit + w - flank)} ${n(top + 1)}Z`,
            roof,
          );
          canvas.path(
            `M${n(dark)} ${n(top + 1)}L${n(dark + (side < 0 ? 0 : rise * 0.2))} ${n(top - rise)}L${n(dark + flank * (side < 0 ? 0.7 : 0.9))} ${n(top - rise)}L${n(dark + flank + w * 0.03)} ${n(top + 1)}Z`,
            mix(roof, light.shadow, 0.24),
          );
          if (nearness > 0.5 && random.chance(0.5)) {
            canvas.layer = 2;
            const cx = left + w * random.range(0.3, 0.6);
            canvas.path(
              `M${n(cx)} ${n(top - rise * 0.4)}v${n(-rise * 1.1)}h${n(unit * 0.08)}v${n(rise * 1.1)}z`,
              lighten(wall, 0.2),
            );
          }
        } else {
          canvas.path(
            `M${n(left - w * 0.02)} ${n(top - unit * 0.06)}h${n(w * 1.04)}v${n(unit * 0.1)}h${n(-w * 1.04)}z`,
            lighten(wall, 0.3),
          );
          if (nearness > 0.6 && random.chance(0.6)) {
            canvas.layer = 2;
            let pots = '';
            for (let k = 0; k < 5; k += 1)
              pots += `M${n(left + w * (0.12 + k * 0.18))} ${n(top - unit * 0.05)}q${n(unit * 0.02)} ${n(-unit * random.range(0.1, 0.2))} ${n(unit * 0.06)} ${n(-unit * 0.12)}q${n(unit * 0.06)} ${n(unit * 0.02)} ${n(unit * 0.03)} ${n(unit * 0.12)}z`;
            canvas.path(pots, far(litColour(light, '#66834c', 0.6)));
          }
        }
        const [ww, step] = [unit * 0.065, unit * 0.19];
        const columns = Math.max(1, Math.floor((w - flank) / step));
        for (let wy = top + unit * 0.12; wy < floor + unit * 0.3; wy += unit * 0.24) {
          for (let k = 0; k < columns; k += 1) {
            const wx = lit + ((k + 0.5) * (w - flank)) / columns - ww / 2;
            const pane = light.lampsOn && random.chance(0.4) ? '#ffd98c' : glass;
            // Panes that no pixel would show.
            if (ww < canvas.pixel * 0.6 || wx < -9 || wx > canvas.width) continue;
            canvas.layer = 3;
            canvas.path(`M${n(wx)} ${n(wy)}h${n(ww)}v${n(ww * 1.7)}h${n(-ww)}z`, pane, 'fill-opacity="0.7"');
          }
        }
        left += w;
      }
    });
    canvas.rect(
      x,
      floor + unit * 0.1,
      width,
      unit * 0.5,
      canvas.down([0, light.haze, 0], [1, light.haze, 0.3 * (1 - nearness) + 0.06]),
    );
  }
}

/** The houses across a street, or a courtyard's quiet backs, as one sees them from a window. */
export function drawAcross(
  canvas: Canvas,
  light: Light,
  random: Random,
  { x, y, width, height, horizon }: Region,
  courtyard: boolean,
): void {
  const walls = courtyard
    ? ['#efe6d4', '#e6d3b3', '#ddd2c0']
    : ['#e0b184', '#e9dcc0', '#d2977a', '#c9c2a6', '#d8b07a', '#b9c0ac'];
  const storey = Math.max(width * 0.34, 130);
  const [top, foot] = [horizon - storey * random.range(1.1, 1.9), y + height + 4];
  for (let left = x - storey * random.range(0, 1); left < x + width;) {
    const w = storey * random.range(1.5, 2.6);
    const roof = top + storey * random.range(-0.25, 0.25);
    const wall = mix(litColour(light, random.pick(walls), courtyard ? 0.4 : 0.75), light.haze, 0.2);
    canvas.rect(left, roof, w, foot - roof, canvas.down([0, lighten(wall, 0.1)], [1, darken(wall, 0.1)]));
    canvas.rect(
      left,
      roof - storey * 0.06,
      w,
      storey * 0.06,
      courtyard ? mix('#b9653f', light.haze, 0.2) : lighten(wall, 0.25),
    );
    const bays = Math.max(2, Math.round(w / (storey * 0.62)));
    let [frames, panes, lit, blinds, rails] = ['', '', '', '', ''];
    for (let v = roof + storey * 0.22; v < foot; v += storey) {
      for (let bay = 0; bay < bays; bay += 1) {
        const [cx, ww, wh] = [left + ((bay + 0.5) * w) / bays, storey * 0.15, storey * (courtyard ? 0.42 : 0.62)];
        const pane = `M${n(cx - ww)} ${n(v)}h${n(2 * ww)}v${n(wh)}h${n(-2 * ww)}z`;
        frames += `M${n(cx - ww * 1.3)} ${n(v - ww * 0.3)}h${n(2.6 * ww)}v${n(wh + ww * 0.3)}h${n(-2.6 * ww)}z`;
        if (light.lampsOn && random.chance(0.5)) lit += pane;
        else panes += pane;
        if (random.chance(0.45))
          blinds += `M${n(cx - ww)} ${n(v)}h${n(2 * ww)}v${n(wh * random.range(0.2, 0.7))}h${n(-2 * ww)}z`;
        if (!courtyard)
          for (let k = -4; k <= 4; k += 1) rails += `M${n(cx + (k * ww * 1.6) / 4)} ${n(v + wh * 0.55)}V${n(v + wh)}`;
        if (!courtyard)
          rails += `M${n(cx - ww * 1.6)} ${n(v + wh * 0.55)}h${n(ww * 3.2)}M${n(cx - ww * 1.7)} ${n(v + wh)}h${n(ww * 3.4)}`;
      }
    }
    canvas.path(frames, lighten(wall, 0.35));
    canvas.path(panes, mix(light.sky[0], '#33454f', 0.6));
    canvas.path(lit, '#ffcf86');
    canvas.path(blinds, mix('#7d8f72', light.haze, 0.2));
    canvas.stroke(rails, mix('#33383c', light.haze, 0.2), Math.max(1, storey * 0.012));
    left += w;
  }
  if (random.chance(courtyard ? 0.5 : 0.75))
    drawTreeLine(
      canvas,
      light,
      random,
      { x, y, width, height, horizon },
      y + height + width * 0.05,
      Math.max(width * 0.16, 70),
      '#66834c',
      0.06,
    );
}
