import type { Rule } from '../rule.ts';
import { linksAnswer, movedHomes, normalForm, unavailable, unknownPaths, unknownPlacesAnswer } from './answers.ts';
import { canonicalAddress, filteredLists, pagesOfLists } from './canonical.ts';
import {
  alternateCodesRule,
  alternateSets,
  alternatesOfPages,
  alternateTargets,
  documentLanguage,
} from './languages.ts';
import { hiddenPrices, listingStates } from './listings.ts';
import {
  listedPages,
  orphans,
  robotsTxt,
  sitemapAlternates,
  sitemapElements,
  sitemapFiles,
  unlisted,
} from './sitemaps.ts';
import { structuredData } from './structuredData.ts';
import { anchors, cardsAndPages, mainHeading, references, titlesAndDescriptions } from './texts.ts';

/** What every URL of the site is checked for (docs/product.md#search-engines), in the order of the report. */
export const siteRules: readonly Rule[] = [
  linksAnswer,
  anchors,
  mainHeading,
  references,
  documentLanguage,
  alternateSets,
  alternateTargets,
  alternateCodesRule,
  alternatesOfPages,
  canonicalAddress,
  pagesOfLists,
  filteredLists,
  robotsTxt,
  unknownPaths,
  unknownPlacesAnswer,
  listingStates,
  movedHomes,
  unavailable,
  normalForm,
  sitemapFiles,
  listedPages,
  sitemapAlternates,
  sitemapElements,
  orphans,
  unlisted,
  hiddenPrices,
  structuredData,
  titlesAndDescriptions,
  cardsAndPages,
];
