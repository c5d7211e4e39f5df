import type { FeedWords } from '#shared/i18n/FeedWords.ts';
import { feedWords as spanish } from '#shared/i18n/languages/es/feedWords.ts';
import { mark } from './mark.ts';

const marked = <Name extends string>(texts: Readonly<Record<Name, string>>): Record<Name, string> =>
  Object.fromEntries(Object.entries<string>(texts).map(([name, text]) => [name, mark(text)])) as Record<Name, string>;

export const feedWords: FeedWords = {
  names: ['xx'],
  headline: {
    kinds: marked(spanish.headline.kinds),
    other: mark(spanish.headline.other),
    in: mark(spanish.headline.in),
  },
  rentalConditions: marked(spanish.rentalConditions),
};
