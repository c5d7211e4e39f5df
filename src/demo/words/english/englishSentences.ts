import type { Grammar } from '../grammar.ts';
import { englishBuilding } from './englishBuilding.ts';
import { englishBusiness } from './englishBusiness.ts';
import { englishInterior } from './englishInterior.ts';
import { englishOpenings } from './englishOpenings.ts';
import { englishPlace } from './englishPlace.ts';

export const englishSentences: Grammar['sentences'] = {
  ...englishOpenings,
  ...englishInterior,
  ...englishBuilding,
  ...englishPlace,
  ...englishBusiness,
};
