import type { Grammar } from '../grammar.ts';
import { spanishBuilding } from './spanishBuilding.ts';
import { spanishBusiness } from './spanishBusiness.ts';
import { spanishInterior } from './spanishInterior.ts';
import { spanishOpenings } from './spanishOpenings.ts';
import { spanishPlace } from './spanishPlace.ts';

export const spanishSentences: Grammar['sentences'] = {
  ...spanishOpenings,
  ...spanishInterior,
  ...spanishBuilding,
  ...spanishPlace,
  ...spanishBusiness,
};
