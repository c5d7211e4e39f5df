import { z } from 'zod';
import {
  exampleMortgage,
  loanFor,
  monthlyPayment,
  recommendedLoanShare,
  recommendedSavings,
} from '#shared/domain/costs/mortgage.ts';
import { about, purchaseCosts, type Purchase } from '#shared/domain/costs/purchaseCosts.ts';
import { lawText } from '#shared/domain/costs/law.ts';
import { ratesCompiledAt, tariffSources } from '#shared/domain/costs/tariffs.ts';
import { formatEuros, formatPercent } from '#shared/i18n/formats.ts';
import { costsOfHome, oneOf } from '../homes/costsOfHome.ts';
import { homeName } from '../homes/findHome.ts';
import { defineTool, pageUrl, ToolError, type Asking } from '../Tool.ts';

interface Asked {
  home?: string | undefined;
  price?: number | undefined;
  province?: string | undefined;
  is_new_build?: boolean | undefined;
}

/** What is bought, and the page where the calculation stands. */
async function purchaseOf(
  { home, price, province, is_new_build: isNewBuild = false }: Asked,
  asking: Asking,
): Promise<{ bought: Purchase; page: string }> {
  oneOf(home, price, 'price and province');
  if (home !== undefined) {
    const { view, price: asked, page } = await costsOfHome(home, 'buy', asking);
    const bought = { price: asked, provinceSlug: view.province.slug, isNewBuild: view.conservation === 'brandNew' };
    return { bought, page: `${page}#costs` };
  }
  if (!province) throw new ToolError('Give the province: the tax depends on it. Slugs come from find_places.');
  return {
    bought: { price: price!, provinceSlug: province, isNewBuild },
    page: pageUrl(asking, { to: 'Search', params: { type: 'buy', province } }),
  };
}

export const costsOfBuying = defineTool({
  name: 'costs_of_buying',
  title: 'What buying a home costs',
  description:
    'Taxes, notary, land registry and paperwork beside the price of a home in Spain, by general rates of its autonomous community and official tariffs, and an example of a mortgage: the calculation of the site. No tax advice and no offer of a loan; reduced rates depend on the buyer.',
  input: z.strictObject({
    home: homeName.optional(),
    price: z.int().min(1_000).max(100_000_000).optional().describe('Euros, in place of a home.'),
    province: z.string().min(1).max(100).optional().describe('Slug, with a price.'),
    is_new_build: z.boolean().optional().describe('With a price: bought new from its developer.'),
  }),
  output: z.object({
    price: z.number(),
    taxes: z
      .array(
        z.object({ kind: z.enum(['itp', 'vat', 'igic', 'ajd']), amount: z.number(), percent: z.number().optional() }),
      )
      .describe('Empty: the rates are not known. Say so.'),
    notary: z.number(),
    registry: z.number(),
    paperwork: z.number(),
    costs: z.number().describe('The sum of what is known.'),
    total: z.number().describe('With the price.'),
    savings_needed: z.number(),
    mortgage_example: z.object({ loan: z.number(), years: z.number(), percent: z.number(), monthly: z.number() }),
    notes: z.array(z.string()),
    sources: z.array(z.string()),
    compiled_on: z.string(),
  }),
  run: async (asked, asking) => {
    const { i18n, language } = asking;
    const t = i18n.getFixedT(language, 'costs');
    const { bought, page } = await purchaseOf(asked, asking);
    const { taxes, rates, notary, registry, paperwork, costs, total } = purchaseCosts(bought);
    const savings = recommendedSavings(bought.price, costs);
    const loan = loanFor(bought.price, costs, savings);
    const isTaxed = taxes.length > 0;
    const euros = (amount: number) => formatEuros(amount, language);
    const share = formatPercent(recommendedLoanShare, language);
    const notes = [t(isTaxed ? 'purchase.reduced' : 'purchase.untaxed'), t('mortgage.note', { share })];
    const lead =
      isTaxed && rates
        ? t('purchase.lead', { community: t(`community.${rates.community}`) })
        : t('purchase.leadUntaxed');
    return {
      facts: {
        price: bought.price,
        taxes: taxes.map(({ kind, amount, rate }) => ({
          kind,
          amount,
          ...(rate === undefined ? {} : { percent: rate }),
        })),
        ...{ notary, registry, paperwork, costs, total, savings_needed: savings },
        mortgage_example: {
          loan: about(loan),
          years: exampleMortgage.years,
          percent: exampleMortgage.rate,
          monthly: about(monthlyPayment({ loan, ...exampleMortgage })),
        },
        notes,
        sources: [...(rates && isTaxed ? [rates.salesTax.source, rates.source] : []), ...tariffSources].map((law) =>
          lawText(law, t, language),
        ),
        compiled_on: ratesCompiledAt,
      },
      text: [lead, `${t('purchase.costs')}: ${euros(costs)}`, `${t('purchase.total')}: ${euros(total)}`, ...notes].join(
        '\n',
      ),
      page,
      ...(asked.home === undefined ? { asOf: new Date(ratesCompiledAt).toISOString() } : {}),
    };
  },
});
