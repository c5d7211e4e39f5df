import { sql } from 'kysely';
import { roundDegrees } from '#shared/domain/circle.ts';
import { metresBetween, type AreaPoint } from '#shared/domain/drawnArea.ts';
import { revisionOfNames } from '../db/changes/revisions.ts';
import type { Store } from '../db/store.ts';
import type { PlaceRow } from '../db/tables.ts';
import { memoizeByRevision } from './memoizeByRevision.ts';
import { createPlaceDirectory } from './placeDirectory.ts';

/** The middle of a place's homes, in degrees. */
export interface Centre {
  lat: number;
  lng: number;
}

export interface PlaceCentres {
  /** Of a town or a zone with homes on the map. */
  centreOf: (place: number) => Promise<Centre | undefined>;
  /** The place whose centre lies nearest to a point, and so near that the point may be called by it. */
  placeAt: (point: Centre) => Promise<number | undefined>;
}

/** Centres move by some metres as homes come and go; links with them stay. */
const maxMetres = 300;

const stored = ({ lat, lng }: Centre): AreaPoint => ({ lat: lat * 1e5, lng: lng * 1e5 });

interface Sum {
  number: number;
  lat: number;
  lng: number;
}

const toCentre = ({ number, lat, lng }: Sum): Centre => ({
  lat: roundDegrees(lat / number / 1e5),
  lng: roundDegrees(lng / number / 1e5),
});

function nearestPlace(point: Centre, centres: ReadonlyMap<number, Centre>): number | undefined {
  let nearest: { place: number; metres: number } | undefined;
  for (const [place, centre] of centres) {
    const metres = metresBetween(stored(point), stored(centre));
    if (metres <= (nearest?.metres ?? maxMetres)) nearest = { place, metres };
  }
  return nearest?.place;
}

/**
 * The centres, held in memory: read again when a place or a profile is added, so that a change of a listing costs
 * nothing. In a large network reading takes seconds: it begins with a question, and none waits for it that those which
 * are held answer.
 */
export function createPlaceCentres(store: Store): PlaceCentres {
  const read = memoizeByRevision(
    () => revisionOfNames(store.db),
    () => readCentres(store),
  );
  let held: ReadonlyMap<number, Centre> | undefined;
  let reading: Promise<void> | undefined;
  /** One reading at a time: what is added meanwhile is in the next. */
  function renew(): Promise<void> {
    reading ??= read()
      .then((centres) => {
        held = centres;
      })
      // Without the database a list says no centre.
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }
  return {
    centreOf: async (place) => {
      const running = reading;
      const renewed = renew();
      if (held?.has(place)) return held.get(place);
      await renewed;
      // It may have been added since that one began.
      if (running && !held?.has(place)) await renew();
      return held?.get(place);
    },
    placeAt: async (point) => {
      const renewed = renew();
      if (!held) await renewed;
      return held && nearestPlace(point, held);
    },
  };
}

/** Names the place whose centre a point is. */
export function createNameAt(store: Store): (point: Centre) => Promise<string | undefined> {
  const [centres, places] = [createPlaceCentres(store), createPlaceDirectory(store.db)];
  return async (point) => {
    const place = await centres.placeAt(point);
    return place === undefined ? undefined : (await places()).byKey(place)?.name;
  };
}

/**
 * The centres of towns and zones: of the places that the public may know, so that a hidden address shows in none more
 * than on the map. One scan of an index.
 */
async function readCentres({ db, estatesBy }: Store): Promise<ReadonlyMap<number, Centre>> {
  const { rows } = await sql<Sum & { town: PlaceRow['key']; zone: PlaceRow['key'] | null }>`
    select town, zone, count(*) as number, sum(lat) as lat, sum(lng) as lng ${estatesBy('estates_town')}
    where availability_rank < 2 and lat is not null group by town, zone`.execute(db);
  const sums = new Map<number, Sum>();
  for (const row of rows)
    for (const place of row.zone === null ? [row.town] : [row.town, row.zone]) {
      const { number, lat, lng } = sums.get(place) ?? { number: 0, lat: 0, lng: 0 };
      sums.set(place, {
        number: number + Number(row.number),
        lat: lat + Number(row.lat),
        lng: lng + Number(row.lng),
      });
    }
  return new Map([...sums].map(([place, sum]) => [place, toCentre(sum)]));
}
