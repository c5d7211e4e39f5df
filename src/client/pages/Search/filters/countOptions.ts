import type { SearchT } from '../searchPlace.ts';
import type { FilterOption } from './OptionList.tsx';

/** One, two, three, and four or more (PD-24). */
export const countOptions = (t: SearchT): FilterOption[] =>
  ['1', '2', '3', '4'].map((value) => ({ value, label: value === '4' ? t('search:filters.orMore') : value }));
