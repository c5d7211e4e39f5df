import compression from 'compression';
import { Router, type RequestHandler } from 'express';
import { mapTilesPath } from '#shared/domain/mapTiles.ts';
import type { MapTilesFiles } from './openMapTiles.ts';

/** For tiles, whose address changes with the files. */
const immutable = 'public, max-age=31536000, immutable';

const isCoordinate = (value: string): boolean => /^\d{1,7}$/.test(value);

/** Serves map tiles. One that no file has is found at the address of the nearest one above it. */
export function createMapTiles(files: MapTilesFiles | undefined): RequestHandler {
  const router = Router();
  if (!files) return router;
  // Their type is not among those that `compression` knows to be worth it.
  router.use(mapTilesPath, compression({ filter: () => true }));
  router.get(`${mapTilesPath}/:digest/:z/:x/:y`, async (req, res) => {
    const { digest, z, x, y } = req.params;
    const place = [z, x, y];
    const [zoom, column, row] = place.map(Number) as [number, number, number];
    const isOnMap = place.every(isCoordinate) && zoom <= 20 && column < 2 ** zoom && row < 2 ** zoom;
    if (!isOnMap) return res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found');
    const { found, digest: present } = await files.read(zoom, column, row);
    // A page from before a file was replaced, or from another instance in a rolling restart, gets the present tile.
    res.set('Cache-Control', digest === present ? immutable : 'no-store');
    if (!found) return res.status(204).end();
    if (found.z !== zoom) return res.redirect(`${mapTilesPath}/${digest}/${found.z}/${found.x}/${found.y}`);
    return res.type('application/vnd.mapbox-vector-tile').send(Buffer.from(found.bytes));
  });
  return router;
}
