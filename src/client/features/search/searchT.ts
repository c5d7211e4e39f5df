import type { TFunction } from 'i18next';

/** The texts that name filters and places of a search. */
export type SearchT = TFunction<readonly ['common', 'search']>;
