import { expect, type APIRequestContext } from '@playwright/test';
import type { AgentDto, AgentProfileDto } from '#shared/contract/agent.ts';
import type { EstateSummaryDto } from '#shared/contract/estate.ts';
import type { EstateListDto } from '#shared/contract/estateList.ts';
import { directoryTabs } from '#shared/domain/sorts.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import { languageFacts, usualLanguages, type Language } from '#shared/i18n/languages.ts';

/** Estates of the demo network, as the upstream's DTOs. */
export async function someEstates(
  request: APIRequestContext,
  query = 'buy?province=barcelona',
): Promise<EstateSummaryDto[]> {
  return (await ask<EstateListDto>(request, `/estates/${query}`)).results;
}

/** The API's answer. A busy machine that has just started may answer that it has none yet. */
export async function ask<T>(request: APIRequestContext, path: string): Promise<T> {
  let body: unknown;
  await expect(async () => {
    const answer = await request.get(`/web${path}`);
    expect(answer.status()).toBeLessThan(500);
    body = await answer.json();
  }).toPass({ timeout: 60_000 });
  return body as T;
}

/** Of Barcelona's agents, the one with the fullest profile, and one without reviews if there is one. */
export async function someAgents(
  request: APIRequestContext,
): Promise<{ known: AgentProfileDto; new: AgentProfileDto }> {
  const agents = await ask<AgentDto[]>(request, '/agents/barcelona');
  const profiles = await Promise.all(agents.map(({ slug }) => ask<AgentProfileDto>(request, `/agent/${slug}`)));
  const byReviews = profiles.sort((a, b) => b.reviews.length - a.reviews.length);
  return { known: byReviews[0]!, new: byReviews.at(-1)! };
}

/** The path of an estate's page in a language. */
export const estatePath = ({ address, type, url_slug: slugs, key }: EstateSummaryDto, language: Language): string =>
  buildUrl(
    routeTarget<'Estate'>({
      to: 'Estate',
      params: {
        province: address.province_slug,
        type: type,
        slug: slugs[languageFacts[language].tag] ?? slugs['es-ES'],
        ref: key,
      },
    }),
    language,
  );

/** The same in each of the usual languages. */
export const estatePaths = (estate: EstateSummaryDto): string[] =>
  usualLanguages.map((language) => estatePath(estate, language));

/** A province's list, and one of the whole country. */
const listPaths = (language: Language): string[] => [
  buildUrl(routeTarget<'Search'>({ to: 'Search', params: { type: 'buy', province: 'barcelona' } }), language),
  buildUrl(routeTarget<'Search'>({ to: 'Search', params: { type: 'rent' } }), language),
];

/** The index of provinces with agents, and both lists of one. */
const directoryPaths = (language: Language): string[] => [
  buildUrl({ to: 'AgentProvinces', params: {} }, language),
  ...directoryTabs.map((tab) =>
    buildUrl(routeTarget<'Agents'>({ to: 'Agents', params: { province: 'barcelona' }, query: { tab } }), language),
  ),
];

const legalPaths = (language: Language): string[] => [
  buildUrl({ to: 'Aviso', params: {} }, language),
  buildUrl({ to: 'Privacidad', params: {} }, language),
  buildUrl({ to: 'Cookies', params: {} }, language),
  buildUrl({ to: 'Corresponsabilidad', params: {} }, language),
  buildUrl({ to: 'RgpdPrivacyAlerts', params: {} }, language),
  buildUrl({ to: 'RgpdContacts', params: {} }, language),
];

/** The pages for owners: to sell, and to let. */
export const servicePaths = (language: Language): string[] => [
  buildUrl({ to: 'Sell', params: {} }, language),
  buildUrl({ to: 'Rent', params: {} }, language),
];

/** The pages about the network itself. */
const editorialPaths = (language: Language): string[] =>
  (['About', 'Contact', 'Manifest', 'Whistleblower', 'Accessibility'] as const).map((to) =>
    buildUrl({ to, params: {} }, language),
  );

/** The pages in a language: what shows data or is used, and what is read. */
export const pagePaths = (language: Language): Record<'used' | 'read', string[]> => ({
  used: [
    buildUrl({ to: 'Home', params: {} }, language),
    ...listPaths(language),
    ...directoryPaths(language),
    ...servicePaths(language),
  ],
  read: [...editorialPaths(language), ...legalPaths(language)],
});
