import sharp from 'sharp';
import { mediaCategories } from '#shared/domain/mediaCategories.ts';
import { imageWidths } from '#shared/domain/images.ts';
import type { MediaKind } from '../mediaUrls.ts';
import { renderMedia } from '../renderMedia.ts';
import { lookWords } from '../sceneFacts.ts';
import { rgbOf } from './colour.ts';
import { dominantColour } from './dominantColour.ts';
import { drawScene } from './drawScene.ts';
import { heroCities } from './heroes/cities.ts';
import { buildingStyles } from './home.ts';

const scenes: [MediaKind, string, string][] = [
  ...mediaCategories.map((category, i): [MediaKind, string, string] => ['estates', `home-${i}`, `1-${category}`]),
  ...buildingStyles.map((style): [MediaKind, string, string] => ['estates', 'home', `2-facade-${style}`]),
  ...[
    '1-living-eixample_qtorestore_ghydraulic_vcourtyard_f1_tdusk',
    '1-terrace-madrid_kpenthouse_f6_vstreet',
    '1-energycertificate-modern_ed',
    '1-plan-villa_khouse_r5_b3_a240_copen',
    '1-appraisalplan-masia_kland_a1250',
  ].map((scene): [MediaKind, string, string] => ['estates', 'home', scene]),
  ...['portrait', 'portrait-female', 'portrait-male', '1-portrait'].map((scene): [MediaKind, string, string] => [
    'agents',
    'ana-ruiz',
    scene,
  ]),
  ...heroCities.map((city, i): [MediaKind, string, string] => ['home', 'hero', `${i + 1}-${city}`]),
  ['home', 'heroes', '1-elsewhere'],
  ['home', 'posts', '3'],
  ['home', 'posts', '4-como-leer-un-certificado-energetico'],
  ['home', 'logos', '1'],
  ['home', 'logos', '2-notaria-abierta'],
];

describe('drawing a scene', () => {
  it.each(scenes)('draws %s/%s/%s whole, the same each time, near its dominant colour', async (kind, id, scene) => {
    const drawing = drawScene(kind, id, scene);
    expect(drawScene(kind, id, scene).svg).toBe(drawing.svg);
    expect(drawing.svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawing.svg.length).toBeLessThan(900_000);
    const meta = await sharp(Buffer.from(drawing.svg)).metadata();
    expect([meta.format, meta.width, meta.height]).toEqual(['svg', drawing.width, drawing.height]);
    const picture = await renderMedia({ kind, id, scene, width: 160, format: 'jpg', crop: 'none' });
    const { channels } = await sharp(picture).stats();
    // A picture with nothing in it, or all of one tone, is a broken one.
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8);
    const colour = dominantColour(kind, id, scene);
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    const wanted = rgbOf(colour);
    expect(Math.hypot(...channels.map(({ mean }, i) => mean - wanted[i]!))).toBeLessThan(110);
  });

  it('draws each home, each picture and each agent differently', () => {
    const drawn = new Set<string>();
    for (let i = 0; i < 40; i += 1) {
      drawn.add(drawScene('estates', `home-${i}`, '1-facade').svg);
      drawn.add(drawScene('estates', `home-${i}`, '2-living').svg);
      drawn.add(drawScene('estates', 'home', `${i + 1}-bedroom`).svg);
      drawn.add(drawScene('agents', `agent-${i}`, 'portrait').svg);
    }
    expect(drawn.size).toBe(160);
  });

  // A rasteriser's time goes by elements and by bytes; blurs and clips cost as much as a hundred of them.
  it.each(mediaCategories)('keeps a picture of %s for a card within its budget of marks', (category) => {
    // Façades differ most from each other.
    for (let i = 0; i < (category === 'facade' ? 26 : 6); i += 1) {
      const { svg } = drawScene(
        'estates',
        `home-${i}`,
        `1-${category}-${buildingStyles[i % buildingStyles.length]}_v${lookWords.view[i % lookWords.view.length]}`,
        imageWidths.sm,
      );
      expect(svg.length).toBeLessThan(420_000);
      expect(svg.match(/<(?:path|rect|ellipse)/g)!.length).toBeLessThan(1300);
      expect(svg.match(/<clipPath/g)?.length ?? 0).toBeLessThan(10);
      expect(svg).not.toContain('<filter');
    }
  });

  it('leaves out of a small picture only what it could not show', async () => {
    for (const scene of ['1-facade-eixample', '1-living-andaluz', '1-terrace-madrid_vstreet']) {
      const [whole, small] = await Promise.all(
        [Infinity, imageWidths.xs].map((width) =>
          sharp(Buffer.from(drawScene('estates', 'home', scene, width).svg))
            .resize(imageWidths.xs)
            .removeAlpha()
            .raw()
            .toBuffer(),
        ),
      );
      const apart = whole!.reduce((sum, value, i) => sum + Math.abs(value - small![i]!), 0) / whole!.length;
      expect(apart).toBeLessThan(4);
    }
  });

  it.each([
    ['estates', 'x', '1-castle'],
    ['agents', 'x', 'face'],
    ['home', 'x', '1'],
    ['estates', 'x', '0-living'],
  ] as const)('draws no %s/%s/%s', (kind, id, scene) => {
    expect(() => drawScene(kind, id, scene)).toThrow('No such scene');
  });
});
