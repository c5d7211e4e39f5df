import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import { storedPlaces } from '../../features/ownPlaces/storedPlaces.ts';
import type { LetProps } from './costs/Let.tsx';
import type { PriceNotesProps } from './costs/PriceNotes.tsx';
import type { PurchaseProps } from './costs/Purchase.tsx';
import type { CharacteristicsProps } from './facts/Characteristics.tsx';
import type { NearbyProps } from './facts/Nearby.tsx';
import type { SunProps } from './facts/Sun.tsx';
import type { FreeTimesProps } from './sections/FreeTimes.tsx';
import type { SectionLinksProps } from './sections/SectionLinks.tsx';
import type { EnergyCertificateProps } from './sections/EnergyCertificate.tsx';
import type { ShareMenuProps } from './share/shareLinks.ts';

/*
 * What of an estate's page is deferred: what stands below what shows first. The document of the page has its HTML, so
 * these stand in every page's first script; the map, which it has not, in placeMapPart.ts.
 */

/** Shares the page: a plain disclosure until its script is there. */
export const shareMenuPart = createDeferredPart<ShareMenuProps>(
  loadable(() => import(/* webpackChunkName: "deferred-share" */ './share/ShareMenu.tsx'), {
    resolveComponent: (m) => m.ShareMenu,
  }),
  ['estate'],
);

/** The facts of the estate, and what was checked of its advert: what is clicked in it are links. */
export const factsPart = createDeferredPart<CharacteristicsProps>(
  loadable(() => import(/* webpackChunkName: "deferred-facts" */ './facts/Characteristics.tsx'), {
    resolveComponent: (m) => m.Characteristics,
  }),
  ['facts', 'evidence'],
);

/** What is near the estate; how far the visitor's own places are, the browser alone has. */
export const nearbyPart = createDeferredPart<NearbyProps>(
  loadable(() => import(/* webpackChunkName: "deferred-nearby" */ './facts/Nearby.tsx'), {
    resolveComponent: (m) => m.Nearby,
  }),
  ['facts', 'ownPlaces'],
  () => storedPlaces.get() !== '',
);

/** When the sun reaches its façades: nothing in it to click. */
export const sunPart = createDeferredPart<SunProps>(
  loadable(() => import(/* webpackChunkName: "deferred-sun" */ './facts/Sun.tsx'), { resolveComponent: (m) => m.Sun }),
  ['facts'],
);

/** What buying costs, with a calculation of its own. */
export const purchasePart = createDeferredPart<PurchaseProps>(
  loadable(() => import(/* webpackChunkName: "deferred-purchase" */ './costs/Purchase.tsx'), {
    resolveComponent: (m) => m.Purchase,
  }),
  ['costs'],
);

/** What the law asks to be told of a rental, and what moving in costs. */
export const letPart = createDeferredPart<LetProps>(
  loadable(() => import(/* webpackChunkName: "deferred-let" */ './costs/Let.tsx'), {
    resolveComponent: (m) => m.Let,
  }),
  ['costs'],
);

/** The energy certificate: nothing in it to click. */
export const energyPart = createDeferredPart<EnergyCertificateProps>(
  loadable(() => import(/* webpackChunkName: "deferred-energy" */ './sections/EnergyCertificate.tsx'), {
    resolveComponent: (m) => m.EnergyCertificate,
  }),
  ['facts'],
);

/** How the price compares, and what the home costs a month. */
export const priceNotesPart = createDeferredPart<PriceNotesProps>(
  loadable(() => import(/* webpackChunkName: "deferred-priceNotes" */ './costs/PriceNotes.tsx'), {
    resolveComponent: (m) => m.PriceNotes,
  }),
  ['costs'],
);

/** The way to the page's sections. */
export const sectionLinksPart = createDeferredPart<SectionLinksProps>(
  loadable(() => import(/* webpackChunkName: "deferred-sectionLinks" */ './sections/SectionLinks.tsx'), {
    resolveComponent: (m) => m.SectionLinks,
  }),
  ['facts'],
);

/** The first free times for a visit. */
export const freeTimesPart = createDeferredPart<FreeTimesProps>(
  loadable(() => import(/* webpackChunkName: "deferred-freeTimes" */ './sections/FreeTimes.tsx'), {
    resolveComponent: (m) => m.FreeTimes,
  }),
  ['facts'],
);
