import { z } from 'zod';
import type { NetworkFigures } from '#shared/domain/networkFigures.ts';
import { $schema } from './fields.ts';

const count = z.int().positive().optional();
const percent = z.number().min(0).max(100);

/** figures.json: the figures and the fees that texts name. What is not stated is not shown. */
export const figuresSchema = z.strictObject({
  $schema,
  founded: z.int().min(1800).max(2100).optional().describe('Year'),
  rating: z.number().min(1).max(5).optional().describe('Out of 5, on the review site'),
  members: count.describe('People who use the network'),
  agents: count,
  cities: count,
  donated: percent.optional().describe('Per cent of the profits, to non-profit organisations'),
  visits: count.describe('Visits of the site in a month'),
  followers: count.describe('In social networks'),
  newsletterContacts: count.describe('People whom a mailing about a listing reaches'),
  subscribers: count.describe('Of the newsletter'),
  fees: z
    .strictObject({
      sale: z.strictObject({ from: percent, to: percent }).optional().describe('Per cent of the price, without VAT'),
      letting: z.strictObject({ to: percent }).optional().describe("At most this part of a year's rent, without VAT"),
    })
    .optional(),
});

export function figuresOf({ $schema: _, ...figures }: z.output<typeof figuresSchema>): NetworkFigures {
  return figures;
}
