/** In pixels of a map. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A marker whose price has room or not. */
interface Labelled {
  /** Its number, where it is drawn without its price. */
  number: Box;
  /** Whether the number stays beside the price, or the price takes its place. */
  keepsNumber: boolean;
  /** Where its price may stand, the best place first. */
  places: readonly Box[];
  /** The lowest go first. */
  rank: number;
}

const touches = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Whether the upper or the lower edge of a map cuts it. */
const isCut = ({ top, bottom }: Box, height: number): boolean =>
  [0, height].some((edge) => top < edge && bottom > edge);

/**
 * Where prices stand so that none covers another or the number of another marker, and none is cut by the map's edge:
 * each in the first of its places that is free when its turn comes.
 * @param height of the map
 * @returns of each marker, in their order, the index of its place; -1 where there is no room
 */
export function placeLabels(markers: readonly Labelled[], height: number): number[] {
  const chosen = markers.map(() => -1);
  /** What each covers so far; its price, once it has one. */
  const covered = markers.map(({ number }) => [number]);
  const turns = [...markers.keys()].sort((a, b) => markers[a]!.rank - markers[b]!.rank);
  for (const turn of turns) {
    const { number, keepsNumber, places } = markers[turn]!;
    const isFree = (place: Box) =>
      !isCut(place, height) &&
      covered.every((boxes, other) => other === turn || !boxes.some((box) => touches(box, place)));
    const at = places.findIndex(isFree);
    if (at === -1) continue;
    chosen[turn] = at;
    covered[turn] = keepsNumber ? [number, places[at]!] : [places[at]!];
  }
  return chosen;
}
