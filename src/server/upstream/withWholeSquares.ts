import { wholeSquares } from '#shared/domain/roundedPlace.ts';

/**
 * A call of an API that is not ours, with its box widened to whole squares of rounded places: one that finds homes by
 * where they are, and not by what it sends of that, would tell by ever smaller boxes where a hidden one is.
 * @param url path and query in normal form; other calls, and what is no box, stay as they are
 */
export function withWholeSquares(url: string): string {
  const [path = '', search = ''] = url.split('?');
  const query = new URLSearchParams(search);
  const sides = query.get('bbox')?.split(',') ?? [];
  const [west, south, east, north] = sides.map(Number);
  if (sides.length !== 4 || ![west, south, east, north].every(Number.isFinite)) return url;
  const widened = wholeSquares({ west: west!, south: south!, east: east!, north: north! });
  query.set('bbox', [widened.west, widened.south, widened.east, widened.north].join(','));
  return `${path}?${query.toString().replaceAll('%2C', ',')}`;
}
