export type { SearchT } from '#shared/filters/filterTexts.ts';
