/** A listing, its pictures, and where it is: places as keys or names, in one spelling. */
export interface PictureUse {
  /** What stands for it. */
  key: string;
  /** What stands for each, by its content: the same for all its addresses. */
  pictures: readonly string[];
  town: string;
  /** Without type and articles, as streetCore has it. */
  street?: string | undefined;
  zone?: string | undefined;
  /** Pictures of what is not built yet are those of a model. */
  isNew: boolean;
  /** Neither sold nor let, nor hidden behind a listing of the same home: others count for nothing. */
  isOffered: boolean;
  /** Keys of listings that are known to be of the same home. */
  sameHome?: ReadonlySet<string> | undefined;
}

/** One or two may be a logo, an energy label, or stand for a picture that is missing. */
const fewest = 3;

/** A picture of more listings is one of those. */
export const maxListings = 20;

/**
 * Whether two listings may be of one building, or of one model that is not built yet: they are in one town, and neither
 * their streets nor their zones differ.
 */
function mayBeOneBuilding(one: PictureUse, other: PictureUse): boolean {
  if (one.isNew && other.isNew) return true;
  if (one.town !== other.town) return false;
  if (one.street && other.street) return one.street === other.street;
  return !one.zone || !other.zone || one.zone === other.zone;
}

const isAnother = (one: PictureUse, other: PictureUse): boolean =>
  one !== other &&
  other.isOffered &&
  !one.sameHome?.has(other.key) &&
  !other.sameHome?.has(one.key) &&
  !mayBeOneBuilding(one, other);

/**
 * Who else shows a listing's pictures: keys of listings that are surely of another building, by the keys of those that
 * have some. Two of one building share its stairs and garden, and one home may be offered twice.
 * @param uses of every picture all listings that show it, or more of them than a home has
 */
export function sharedPictures(uses: readonly PictureUse[]): Map<string, string[]> {
  const shown = uses.flatMap((use) => [...new Set(use.pictures)].map((picture) => ({ picture, use })));
  const counts = new Map<PictureUse, Map<PictureUse, number>>();
  for (const users of Map.groupBy(shown, ({ picture }) => picture).values()) {
    if (users.length > maxListings) continue;
    for (const { use: one } of users) {
      const others = counts.get(one) ?? new Map<PictureUse, number>();
      counts.set(one, others);
      for (const { use: other } of users) others.set(other, (others.get(other) ?? 0) + 1);
    }
  }
  const shared = new Map<string, string[]>();
  for (const [one, others] of counts) {
    const keys = [...others]
      .filter(([other, count]) => count >= fewest && isAnother(one, other))
      .map(([{ key }]) => key);
    if (keys.length > 0) shared.set(one.key, keys);
  }
  return shared;
}
