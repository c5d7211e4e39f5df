import type { Pin } from '#shared/api/estate.ts';

/** An estate on the map, at its exact place and available if not said otherwise. */
export const fakePin = (
  key: string,
  lng: number,
  lat: number,
  price: number | null = 345_000,
  others: Partial<Pin> = {},
): Pin => ({ key, lng, lat, price, isExact: true, isLowest: false, status: undefined, ...others });
