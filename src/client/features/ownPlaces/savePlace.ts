import { fetchReach } from './fetchReach.ts';
import { changeOwnPlaces, idOf, type OwnPlace } from './ownPlaces.ts';

/**
 * Keeps a place, and from where it is reached once the engine has said so: until then homes say the distance.
 * @param former what it takes the place of
 */
export function savePlace(place: OwnPlace, former?: OwnPlace): void {
  const replace = (old: OwnPlace, next: OwnPlace) => {
    changeOwnPlaces((places) => places.map((one) => (idOf(one) === idOf(old) ? next : one)));
  };
  if (former) replace(former, place);
  else changeOwnPlaces((places) => [...places, place]);
  if (place.reach) return;
  void fetchReach(place).then((reach) => {
    if (!reach) return;
    // It may have been changed meanwhile.
    changeOwnPlaces((places) =>
      places.map((one) =>
        one.lat === place.lat && one.lng === place.lng && one.mode === place.mode ? { ...one, reach } : one,
      ),
    );
  });
}
