import type { DemoProvince, Locality } from '../places/createPlaces.ts';

const nearest = (from: Locality, places: readonly Locality[]): Locality[] => {
  const across = Math.cos((from.lat * Math.PI) / 180);
  const distance = ({ lat, lng }: Locality): number => Math.hypot(lat - from.lat, (lng - from.lng) * across);
  return [...places].sort((a, b) => distance(a) - distance(b));
};

/** The places each agent works in at first: their own and its neighbours. */
const reach = 3;

/**
 * Which places of a province each of its agents works in, their own first. Each place is somebody's: one that no
 * neighbour reaches goes to the agent who lives nearest.
 */
export function shareZones({ urban, towns }: DemoProvince, agents: number): Locality[][] {
  const places = [...urban, ...towns];
  const shares = Array.from({ length: agents }, (_, n) =>
    nearest(places[Math.floor((n * places.length) / agents)]!, places).slice(0, reach),
  );
  for (const place of places) {
    if (shares.some((share) => share.includes(place))) continue;
    const homes = shares.map((share) => share[0]!);
    shares[homes.indexOf(nearest(place, homes)[0]!)]!.push(place);
  }
  return shares;
}
