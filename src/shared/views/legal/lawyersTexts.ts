import type { Language } from '../../i18n/languages.ts';
import type { Namespace } from '../../i18n/namespaces.ts';
import type { RouteName } from '../../routes/table.ts';
import { legalTextOf } from './legalTexts.ts';

/**
 * The pages whose text a lawyer must write, and its namespace. A language may lack it: its page has the Spanish text,
 * under a notice.
 */
const { Accessibility: _, ...ofLegalPages } = legalTextOf;
const lawyersTexts = { ...ofLegalPages, Whistleblower: 'whistleblower' } as const satisfies Partial<
  Record<RouteName, Namespace>
>;

/** The languages that have those texts. */
export const lawyersLanguages: readonly Language[] = ['es', 'ca', 'en'];

export const isLawyersText = (namespace: Namespace): boolean =>
  Object.values<Namespace>(lawyersTexts).includes(namespace);

/** Those of a site's languages in which a page has a text of its own; elsewhere the Spanish page stands for it. */
export const writtenLanguages = (route: RouteName, languages: readonly Language[]): Language[] =>
  languages.filter((language) => !Object.hasOwn(lawyersTexts, route) || lawyersLanguages.includes(language));
