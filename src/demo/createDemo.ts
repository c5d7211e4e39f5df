import path from 'node:path';
import type { Router } from 'express';
import type { Env } from '#config/env.ts';
import type { InitialNetwork } from '#origin/prepareDatabase.ts';
import { createNetwork } from './createNetwork.ts';
import { createMediaRouter, type MediaRouterOptions } from './media/createMediaRouter.ts';

export interface Demo {
  network: InitialNetwork;
  /** Paints the network's pictures on demand, to be mounted at `/media`. */
  mediaRouter: Router;
}

/**
 * The demo network and its pictures, for an origin that has no data of its own.
 * @param isStored whether a stored document names a picture; no other is painted
 */
export const createDemo = (
  { BRAND_KEY, DATA_DIR, DEMO_ESTATES, DEMO_SEED }: Env,
  isStored: MediaRouterOptions['isStored'],
): Demo => ({
  network: {
    estates: DEMO_ESTATES,
    create: () => createNetwork({ estates: DEMO_ESTATES, seed: DEMO_SEED, brandKey: BRAND_KEY }),
  },
  mediaRouter: createMediaRouter({ dir: path.join(DATA_DIR, 'media', 'painted'), isStored }),
});
