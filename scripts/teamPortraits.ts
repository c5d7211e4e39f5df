// Portraits of the demo's team, drawn as those of the demo's agents and committed: they must not depend on whose
// pictures `/media` serves.
import '#config/requireNode24.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { portraitScene } from '#demo/media/mediaUrls.ts';
import { renderMedia } from '#demo/media/renderMedia.ts';

const folder = path.resolve(import.meta.dirname, '../networks/vencejo/public/team');
const width = 480;

/** File, seed of the drawing, gender and age in years. */
const sitters = [
  ['marta-soler', 'team-marta-soler', 'female', 55],
  ['julian-arce', 'team-julian-arce', 'male', 45],
  ['nuria-valls', 'team-nuria-vallsa', 'female', 45],
  ['ikram-benali', 'team-ikram-benalia', 'female', 35],
  ['tomas-quintela', 'team-tomas-quintelab', 'male', 55],
  ['lucia-prados', 'team-lucia-prados', 'female', 35],
  ['andreu-ferrer', 'team-andreu-ferrera', 'male', 35],
  ['carmen-olid', 'team-carmen-olid', 'female', 65],
] as const;

mkdirSync(folder, { recursive: true });
for (const [name, id, gender, age] of sitters) {
  const scene = portraitScene(gender, age);
  const drawn = await renderMedia({ kind: 'agents', id, scene, width, format: 'webp', crop: 'none' });
  // They are drawn once and loaded often: a slow encoder pays.
  writeFileSync(path.join(folder, `${name}.webp`), await sharp(drawn).webp({ quality: 74, effort: 6 }).toBuffer());
}
