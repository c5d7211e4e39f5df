import sharp from 'sharp';
import { previewSize } from './mediaUrls.ts';
import { encode } from './encode.ts';
import { paperGrain } from './paperGrain.ts';
import type { MediaRequest } from './parseMediaPath.ts';
import { drawScene, type Drawing } from './scene/drawScene.ts';

// Two are drawn at a time, each on one core, and the finished file is kept: nothing is worth keeping in memory.
sharp.concurrency(1);
sharp.cache(false);

/** Part of every stored name and ETag: raise it when drawings change, and old files fall out of use. */
export const drawingVersion = 7;

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of the drawing that a crop shows; a drawing that is too narrow for it goes on beyond its edges. */
function frameOf({ width, height, focusX, wide }: Drawing, crop: MediaRequest['crop']): Frame {
  if (crop === 'none') return { x: 0, y: 0, width, height };
  const ratio = crop === 'square' ? 1 : previewSize.width / previewSize.height;
  if (ratio > width / height && wide) return { x: (width - height * ratio) / 2, y: 0, width: height * ratio, height };
  if (ratio > width / height) return { x: 0, y: (height - width / ratio) / 2, width, height: width / ratio };
  const cut = height * ratio;
  return { x: Math.min(width - cut, Math.max(0, focusX * width - cut / 2)), y: 0, width: cut, height };
}

/** A drawing's picture file: the SVG is rasterised at the very size asked for, never scaled afterwards. */
export async function renderMedia({ kind, id, scene, width, format, crop }: MediaRequest): Promise<Buffer> {
  // A square shows the middle of a drawing larger than the whole would be.
  const drawing = drawScene(kind, id, scene, crop === 'square' ? width * 2 : width);
  const frame = frameOf(drawing, crop);
  const height = Math.round((width * frame.height) / frame.width);
  const svg = drawing.svg.replace(
    /^<svg [^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${frame.x} ${frame.y} ${frame.width} ${frame.height}" preserveAspectRatio="xMidYMid slice">`,
  );
  const image = sharp(Buffer.from(svg), { unlimited: false });
  if (!drawing.sheet) image.composite([paperGrain]);
  return encode(image, format, width);
}
