import { z } from 'zod';
import { lawText } from '#shared/domain/costs/law.ts';
import { moveInCosts, moveInSources } from '#shared/domain/costs/moveInCosts.ts';
import { ratesCompiledAt } from '#shared/domain/costs/tariffs.ts';
import { estateTypes } from '#shared/domain/estate.ts';
import { formatEuros } from '#shared/i18n/formats.ts';
import { costsOfHome, oneOf } from '../homes/costsOfHome.ts';
import { homeName } from '../homes/findHome.ts';
import { defineTool, pageUrl, ToolError, type Asking } from '../Tool.ts';

interface Asked {
  home?: string | undefined;
  rent?: number | undefined;
  kind?: string | undefined;
  is_seasonal?: boolean | undefined;
}

type Lease = Parameters<typeof moveInCosts>[0];

/** What is let, and the page where the calculation stands. */
async function leaseOf(
  { home, rent, kind = 'flat', is_seasonal: isSeasonal = false }: Asked,
  asking: Asking,
): Promise<{ lease: Lease; page: string }> {
  oneOf(home, rent, 'rent');
  if (home === undefined)
    return {
      lease: { rent: rent!, estateType: kind, isSeasonal, statedDeposit: undefined },
      page: pageUrl(asking, { to: 'Search', params: { type: 'rent' } }),
    };
  const { view, price, page } = await costsOfHome(home, 'rent', asking);
  const { estateType, rentalFacts, deposit } = view;
  const lease = {
    rent: price,
    estateType,
    isSeasonal: rentalFacts?.registrationNumber !== undefined,
    statedDeposit: deposit,
  };
  return { lease, page: `${page}#costs` };
}

export const costsOfRenting = defineTool({
  name: 'costs_of_renting',
  title: 'What moving into a rental costs',
  description:
    'First month, deposit and the most that may be asked for as further guarantees, by the Spanish law of lettings: the calculation of the site. No legal advice.',
  input: z.strictObject({
    home: homeName.optional(),
    rent: z.int().min(50).max(1_000_000).optional().describe('Euros a month, in place of a home.'),
    kind: z.enum(estateTypes).optional().describe('With a rent; by default a flat.'),
    is_seasonal: z.boolean().optional().describe('With a rent: let for a season, not as a main home.'),
  }),
  output: z.object({
    rent: z.number(),
    let_as: z.enum(['home', 'seasonal', 'business']),
    first_month: z.number(),
    deposit: z.number(),
    is_deposit_stated: z.boolean().describe('False: by the law, as the listing states none.'),
    total: z.number(),
    guarantees_at_most: z.number().optional().describe('Absent: the law sets no limit.'),
    notes: z.array(z.string()),
    sources: z.array(z.string()),
    compiled_on: z.string(),
  }),
  run: async (asked, asking) => {
    const { i18n, language } = asking;
    const t = i18n.getFixedT(language, 'costs');
    const { lease, page } = await leaseOf(asked, asking);
    const costs = moveInCosts(lease);
    if (!costs) throw new ToolError('The law of lettings does not cover garages, storage rooms and land alone.');
    const { kind, firstMonth, deposit, guarantees, total } = costs;
    const note = t(`moveIn.note.${kind}`);
    return {
      facts: {
        ...{ rent: lease.rent, let_as: kind, first_month: firstMonth, deposit, total },
        is_deposit_stated: lease.statedDeposit !== undefined,
        ...(guarantees === undefined ? {} : { guarantees_at_most: guarantees }),
        notes: [note],
        sources: moveInSources.map((law) => lawText(law, t, language)),
        compiled_on: ratesCompiledAt,
      },
      text: [`${t('moveIn.total')}: ${formatEuros(total, language)}`, note].join('\n'),
      page,
      ...(asked.home === undefined ? { asOf: new Date(ratesCompiledAt).toISOString() } : {}),
    };
  },
});
