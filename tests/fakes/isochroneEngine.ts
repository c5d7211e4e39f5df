import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';

/** What the engine was asked. */
export interface AskedEngine {
  url: string;
  key: string | undefined;
  body: object;
}

/** As both engines document their answers: GeoJSON with a polygon for each time; here about Barcelona's north. */
const answer = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { contour: 20, value: 1200 },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [2.1, 41.35],
            [2.18, 41.35],
            [2.18, 41.42],
            [2.1, 41.42],
            [2.1, 41.35],
          ],
        ],
      },
    },
  ],
};

/**
 * An engine of isochrones with either interface. Resolves when it listens.
 * @param statusNow of its answers
 */
export async function startIsochroneEngine(asked: AskedEngine[], statusNow: () => number = () => 200): Promise<Server> {
  const engine = createServer((req, res) => {
    void json(req).then((body) => {
      asked.push({ url: `${req.method} ${req.url}`, key: req.headers.authorization, body: body as object });
      const status = statusNow();
      res.writeHead(status, { 'content-type': 'application/geo+json' });
      res.end(JSON.stringify(status === 200 ? answer : { error: { message: 'secret-key' } }));
    });
  });
  await new Promise<void>((resolve) => {
    engine.listen(0, '127.0.0.1', resolve);
  });
  return engine;
}
