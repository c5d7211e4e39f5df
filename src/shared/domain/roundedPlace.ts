/** Steps of about 500 m at Spain's latitudes, in 1e-5 degrees. */
const latStep = 450;
const lngStep = 590;

/** In degrees. */
interface Place {
  lat: number;
  lng: number;
}

const middleOf = (degrees: number, step: number): number =>
  (Math.floor(Math.round(degrees * 1e5) / step) * step + Math.floor(step / 2)) / 1e5;

/** Sides of an area, in degrees. */
interface Sides {
  west: number;
  south: number;
  east: number;
  north: number;
}

const edgeBefore = (degrees: number, step: number): number =>
  (Math.floor(Math.round(degrees * 1e5) / step) * step) / 1e5;
const edgeBehind = (degrees: number, step: number): number =>
  (Math.ceil(Math.round(degrees * 1e5) / step) * step) / 1e5;

/** An area widened to the edges of the squares that `roundedPlace` rounds by: it parts none of them. */
export const wholeSquares = ({ west, south, east, north }: Sides): Sides => ({
  west: edgeBefore(west, lngStep),
  south: edgeBefore(south, latStep),
  east: edgeBehind(east, lngStep),
  north: edgeBehind(north, latStep),
});

/**
 * Where the public may know a home to be whose address is not shown in full (PD-34): the middle of a fixed square of
 * about 500 m, always the same one, so that asking again (or by boxes on the map) reveals nothing more. One that is
 * rounded already stays as it is.
 */
export const roundedPlace = ({ lat, lng }: Place): Place => ({
  lat: middleOf(lat, latStep),
  lng: middleOf(lng, lngStep),
});
