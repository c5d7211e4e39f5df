import type { Env } from '#config/env.ts';
import { day } from '#shared/times.ts';
import type { TravelMode, TravelTime } from '#shared/domain/travelTime.ts';

/** What an engine is asked: a POST of JSON. It answers with GeoJSON (outlineAround.ts). */
interface Engine {
  request: (travel: TravelTime) => { path: string; body: object };
}

/** OpenRouteService has no public transport: config/env.ts refuses it. */
const orsProfiles: Readonly<Record<TravelMode, string>> = {
  foot: 'foot-walking',
  bicycle: 'cycling-regular',
  car: 'driving-car',
  transit: 'public-transport',
};

const valhallaCostings: Readonly<Record<TravelMode, string>> = {
  foot: 'pedestrian',
  bicycle: 'bicycle',
  car: 'auto',
  transit: 'multimodal',
};

/** Next Tuesday at half past eight in the morning: timetables of a working day, the same all week. */
function workingMorning(now: Date): string {
  const days = (9 - now.getUTCDay()) % 7 || 7;
  return `${new Date(now.getTime() + days * day).toISOString().slice(0, 10)}T08:30`;
}

export const engines: Readonly<Record<Env['ISOCHRONES_ENGINE'], Engine>> = {
  /** openrouteservice.org, "Isochrones Service" v2: seconds, to the point. */
  openrouteservice: {
    request: ({ lat, lng, minutes, mode }) => ({
      path: `/v2/isochrones/${orsProfiles[mode]}`,
      body: {
        locations: [[lng, lat]],
        range: [minutes * 60],
        range_type: 'time',
        location_type: 'destination',
      },
    }),
  },
  /** valhalla.github.io, "Isochrone service": minutes; to the point, but for public transport, which only leaves it. */
  valhalla: {
    request: ({ lat, lng, minutes, mode }) => ({
      path: '/isochrone',
      body: {
        locations: [{ lat, lon: lng }],
        costing: valhallaCostings[mode],
        contours: [{ time: minutes }],
        polygons: true,
        ...(mode === 'transit' ? { date_time: { type: 1, value: workingMorning(new Date()) } } : { reverse: true }),
      },
    }),
  },
};
