/** A listing, its pictures, and where it is: places as slugs or names, in one spelling. */
export interface PictureUse {
  reference: string;
  pictures: readonly string[];
  town: string;
  street?: string | undefined;
  zone?: string | undefined;
  /** Pictures of what is not built yet are those of a model. */
  isNew?: boolean | undefined;
}

/** One or two may be a logo, an energy label, or stand for a picture that is missing. */
export const fewest = 3;

/** A picture of more listings is one of those. */
export const maxListings = 20;

/**
 * Whether two listings may be of one building, or of one model that is not built yet: they are in one town, and neither
 * street nor zone tells them apart.
 */
export function mayBeOneBuilding(one: PictureUse, other: PictureUse): boolean {
  if (one.isNew && other.isNew) return true;
  if (one.town !== other.town) return false;
  if (one.street && other.street) return one.street === other.street;
  return !one.zone || !other.zone || one.zone === other.zone;
}

/**
 * Who else shows a listing's pictures: references of listings that are surely of another building, by the references of
 * those that have some. Two of one building share its stairs and garden, and one home may be offered twice.
 */
export function sharedPictures(uses: readonly PictureUse[]): Map<string, string[]> {
  const byPicture = new Map<string, PictureUse[]>();
  for (const use of uses)
    for (const picture of new Set(use.pictures)) byPicture.set(picture, [...(byPicture.get(picture) ?? []), use]);
  const counts = new Map<string, number>();
  const key = (one: PictureUse, other: PictureUse): string => JSON.stringify([one.reference, other.reference]);
  for (const users of byPicture.values())
    if (users.length > 1 && users.length <= maxListings)
      for (const one of users)
        for (const other of users)
          if (one !== other && !mayBeOneBuilding(one, other))
            counts.set(key(one, other), (counts.get(key(one, other)) ?? 0) + 1);
  const shared = new Map<string, string[]>();
  for (const [pair, count] of counts) {
    const [reference, other] = JSON.parse(pair) as [string, string];
    if (count >= fewest) shared.set(reference, [...(shared.get(reference) ?? []), other]);
  }
  return shared;
}
