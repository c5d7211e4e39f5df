// Pictures of the demo network side by side, drawn by the server's own code: to be looked at critically.
import '#config/requireNode24.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { MediaDto } from '#shared/contract/estate.ts';
import { createNetwork } from '#demo/createNetwork.ts';
import { mediaImage, type MediaKind } from '#demo/media/mediaUrls.ts';
import { parseMediaPath } from '#demo/media/parseMediaPath.ts';
import { renderMedia } from '#demo/media/renderMedia.ts';
import { heroCities } from '#demo/media/scene/heroes/cities.ts';
import type { EstateInput } from '#origin/import/networkInput.ts';

const usage = `node scripts/contactSheet.ts --of KIND[:COUNT][,KIND[:COUNT] …] OUT.{webp|jpg|png}

Draws pictures of the demo network and puts them on one sheet.

  --of           covers, interiors, plans, portraits, heroes, articles, logos, or a picture category as 'kitchen'
  --from N       leave out the first N estates [0]
  --columns N    pictures beside each other [6]
  --cell N       width of a picture on the sheet, px [420]
  --quality N    of the sheet's file [82]
  --help         this text`;

type Urls = Iterable<string>;

const estateCount = 20_000;
const commonRooms = [
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'dining_room',
  'terrace',
  'garden',
  'pool',
  'views',
  'hall',
];

const smallOf = (kind: MediaKind, id: string, scene: string): string => mediaImage(kind, id, scene).dimensions.sm!;

/** URLs of the pictures that `wanted` picks of each estate. */
function* ofEstates(estates: Iterable<EstateInput>, wanted: (media: readonly MediaDto[]) => number): Urls {
  for (const { media } of estates) {
    const url = media[wanted(media)]?.dimensions.sm;
    if (url) yield url;
  }
}

function* take(urls: Urls, count: number): Urls {
  let left = count;
  if (left > 0)
    for (const url of urls) {
      yield url;
      left -= 1;
      if (left === 0) return;
    }
}

/** The blocks of Home of the demo's folder. */
const homeData = readFileSync('networks/vencejo/home.json', 'utf8');

function* urlsOf(kind: string, count: number, from: number): Urls {
  const network = createNetwork({ estates: estateCount });
  const category = (name: string): Urls =>
    ofEstates(network.estates(from), (media) => media.findIndex((item) => item.description_category === name));
  const ofCms = (collection: string): string[] =>
    Array.from(homeData.matchAll(new RegExp(`/media/home/${collection}/([a-z0-9_-]+)-\\d+\\.webp`, 'g')), ([, scene]) =>
      smallOf('home', collection, scene!),
    );
  if (kind === 'covers')
    yield* take(
      ofEstates(network.estates(from), (media) =>
        Math.max(
          0,
          media.findIndex((item) => item.web_cover),
        ),
      ),
      count,
    );
  else if (kind === 'interiors') for (const room of commonRooms) yield* take(category(room), count);
  else if (kind === 'plans') yield* take(category('plan'), count);
  else if (kind === 'portraits')
    yield* take(
      network.agents.flatMap(({ image }) => image?.dimensions.sm ?? []),
      count,
    );
  else if (kind === 'heroes')
    yield* take(
      heroCities.map((city, i) => smallOf('home', 'heroes', `${i + 1}-${city}`)),
      count,
    );
  else if (kind === 'articles') yield* take(ofCms('posts'), count);
  else if (kind === 'logos') yield* take(ofCms('logos'), count);
  else yield* take(category(kind), count);
}

/** One after another, rows of equal height for pictures of one kind. */
async function compose(groups: readonly string[][], columns: number, cell: number): Promise<Sharp> {
  const gap = Math.round(cell / 52);
  const placed: OverlayOptions[] = [];
  let top = gap;
  for (const urls of groups) {
    for (let first = 0; first < urls.length; first += columns) {
      let tallest = 0;
      for (const [column, url] of urls.slice(first, first + columns).entries()) {
        const picture = parseMediaPath(url.slice('/media'.length));
        if (!picture) throw new Error(`${url} names no picture`);
        const { data, info } = await sharp(await renderMedia(picture))
          .resize(cell)
          .png()
          .toBuffer({ resolveWithObject: true });
        placed.push({ input: data, left: gap + column * (cell + gap), top });
        tallest = Math.max(tallest, info.height);
      }
      top += tallest + gap;
    }
  }
  return sharp({
    create: { width: gap + columns * (cell + gap), height: top, channels: 3, background: '#fbf7ef' },
  }).composite(placed);
}

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      of: { type: 'string' },
      from: { type: 'string', default: '0' },
      columns: { type: 'string', default: '6' },
      cell: { type: 'string', default: '420' },
      quality: { type: 'string', default: '82' },
      help: { type: 'boolean', default: false },
    },
  });
  const [target] = positionals;
  if (values.help || !values.of || !target) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const groups = values.of.split(',').map((part) => {
    const [kind, count] = part.split(':');
    return [...urlsOf(kind!, Number(count ?? (kind === 'covers' ? 60 : 12)), Number(values.from))];
  });
  const sheet = await compose(groups, Number(values.columns), Number(values.cell));
  const quality = Number(values.quality);
  const file = await (
    target.endsWith('.png')
      ? sheet.png()
      : target.endsWith('.webp')
        ? sheet.webp({ quality, effort: 6 })
        : sheet.jpeg({ quality, mozjpeg: true })
  ).toBuffer();
  writeFileSync(target, file);
  console.log(`${target}: ${groups.flat().length} pictures, ${Math.round(file.length / 1024)} kB`);
}

await main(process.argv.slice(2));
