import { imageWidths } from '#shared/domain/images.ts';
import { parseScene } from './scene/parseScene.ts';
import { previewSize, type MediaFormat, type MediaKind } from './mediaUrls.ts';

export interface MediaRequest {
  kind: MediaKind;
  id: string;
  scene: string;
  width: number;
  format: MediaFormat;
  crop: 'none' | 'square' | 'preview';
}

const pattern =
  /^\/(estates|agents|home)\/([a-z0-9-]{1,80})\/(thumb-)?([a-z0-9_-]{1,100})-([1-9]\d{2,3})\.(webp|avif|jpg)$/;
const widths: readonly number[] = Object.values(imageWidths);

/** The picture a path names, or null: only what the site itself links to exists, so nobody can have others drawn. */
export function parseMediaPath(path: string): MediaRequest | null {
  const match = pattern.exec(path);
  if (!match) return null;
  const [kind, id, thumb, scene, format] = [
    match[1] as MediaKind,
    match[2]!,
    match[3] !== undefined,
    match[4]!,
    match[6] as MediaFormat,
  ];
  const width = Number(match[5]);
  const preview = width === previewSize.width && format === 'jpg' && !thumb;
  if (!preview && !widths.includes(width)) return null;
  if (!parseScene(kind, id, scene)) return null;
  return { kind, id, scene, width, format, crop: thumb ? 'square' : preview ? 'preview' : 'none' };
}
