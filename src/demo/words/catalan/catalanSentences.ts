import type { Grammar } from '../grammar.ts';
import { catalanBuilding } from './catalanBuilding.ts';
import { catalanBusiness } from './catalanBusiness.ts';
import { catalanInterior } from './catalanInterior.ts';
import { catalanOpenings } from './catalanOpenings.ts';
import { catalanPlace } from './catalanPlace.ts';

export const catalanSentences: Grammar['sentences'] = {
  ...catalanOpenings,
  ...catalanInterior,
  ...catalanBuilding,
  ...catalanPlace,
  ...catalanBusiness,
};
