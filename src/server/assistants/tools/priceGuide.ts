import { z } from 'zod';
import { ApiError } from '#shared/api/ApiError.ts';
import { homeTypes, operationTypes } from '#shared/domain/estate.ts';
import { comparedArea, wholePrice } from '#shared/domain/wholePrice.ts';
import { formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import { defineTool, pageUrl, ToolError } from '../Tool.ts';

const slug = z.string().min(1).max(200);
const euros = z.number().optional();

export const priceGuide = defineTool({
  name: 'price_guide',
  title: 'What listings ask in a town',
  description:
    "What the network's own comparable listings ask a square metre in a town or province: the middle half and the median, with how many listings they rest on. These are asking prices, no valuation; with too few listings there is no figure, and none may be made up.",
  input: z.strictObject({
    operation: z.enum(operationTypes),
    province: slug.describe('Slug, from find_places.'),
    town: slug.optional().describe('Slug, from find_places.'),
    kind: z.enum(homeTypes).optional().describe('By default flats.'),
    area_m2: z.int().min(10).max(2_000).optional().describe('Compares with homes of about that size.'),
  }),
  output: z.object({
    has_enough: z.boolean().describe('False: too few listings are comparable to say anything.'),
    listings: z.int().optional().describe('How many the figures rest on.'),
    lower_per_m2: euros.describe('A quarter of them ask less. Of rents: a month.'),
    median_per_m2: euros,
    upper_per_m2: euros.describe('A quarter of them ask more.'),
    from: euros.describe('The same for a home of area_m2, in all.'),
    to: euros,
    lowered: z.object({ listings: z.int(), median_percent: z.number().optional() }).optional(),
    sold_or_rented: z.int().optional(),
  }),
  run: async ({ operation: type, province, town, kind = 'flat', area_m2: area }, asking) => {
    const { api, language, signal } = asking;
    const ofArea = area === undefined ? {} : { area: comparedArea(area) };
    const asked = { type, province, ...(town ? { town } : {}), kind, ...ofArea };
    const range = await api.priceRange(asked, { signal }).catch((error: unknown) => {
      if (!(error instanceof ApiError) || !error.isNotFound) throw error;
      const refused = Object.keys(error.fields).join(', ');
      throw new ToolError(
        refused ? `The network has no such ${refused}.` : 'This site does not say what listings ask.',
      );
    });
    const page = pageUrl(asking, { to: type === 'buy' ? 'Sell' : 'Rent', params: {} });
    if (!range) return { facts: { has_enough: false }, text: 'Too few comparable listings to name a price.', page };
    const { count, lower, median, upper, drops, closed } = range;
    const whole = area === undefined ? {} : { from: wholePrice(lower, area, type), to: wholePrice(upper, area, type) };
    const each = (price: number) => `${formatNumber(Math.round(price * 10) / 10, language)} €/m²`;
    const inAll =
      area === undefined
        ? ''
        : ` (${area} m²: ${formatEuros(wholePrice(lower, area, type), language)} – ${formatEuros(wholePrice(upper, area, type), language)})`;
    return {
      facts: {
        has_enough: true,
        listings: count,
        ...{ lower_per_m2: lower, median_per_m2: median, upper_per_m2: upper, ...whole },
        ...(drops
          ? {
              lowered: {
                listings: drops.count,
                ...(drops.percent === undefined ? {} : { median_percent: drops.percent }),
              },
            }
          : {}),
        ...(closed ? { sold_or_rented: closed.count } : {}),
      },
      text: `${count} comparable listings ask ${each(lower)} – ${each(upper)}, median ${each(median)}${inAll}. Asking prices, no valuation.`,
      page,
    };
  },
});
