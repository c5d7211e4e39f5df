import { z } from 'zod';
import { compareEstates } from '#shared/views/favourites/compareEstates.ts';
import { toFavouriteEstate } from '#shared/views/favourites/favouriteEstate.ts';
import { cardTexts } from '#shared/views/estateCard/cardTexts.ts';
import { findHome, homeName, withdrawn } from '../homes/findHome.ts';
import { briefLine, homeBriefSchema, toHomeBrief } from '../homes/homeBrief.ts';
import { plainText } from '../plainText.ts';
import { defineTool, pageUrl } from '../Tool.ts';

/** As many as the site compares side by side. */
const maxHomes = 4;
const maxValue = 300;

const factSchema = z.object({
  id: z.string(),
  label: z.string(),
  values: z.array(z.string().nullable()).describe('One for each home, in their order; null: not stated.'),
  differs: z.boolean(),
  best: z.int().optional().describe('Index of the one that is better than all others.'),
});

export const compareHomes = defineTool({
  name: 'compare_homes',
  title: 'Homes side by side',
  description: 'Compares two to four homes fact by fact, as the site does. What a listing does not state is null.',
  input: z.strictObject({ homes: z.array(homeName).min(2).max(maxHomes) }),
  output: z.object({
    homes: z.array(homeBriefSchema),
    withdrawn: z.array(z.string()).describe('Homes that are not offered any more, as they were named.'),
    facts: z.array(factSchema),
  }),
  run: async ({ homes: names }, asking) => {
    const { i18n, language } = asking;
    const found = await Promise.all(
      [...new Set(names)].map(async (name) => ({ name, estate: await findHome(name, asking) })),
    );
    const gone = found.flatMap(({ name, estate }) => (estate === withdrawn ? [name] : []));
    const estates = found.flatMap(({ estate }) => (estate === withdrawn ? [] : [estate]));
    const homes = estates.map((estate) => toHomeBrief(estate, asking));
    const facts = compareEstates(
      estates.map((estate) => toFavouriteEstate(estate, language)),
      {
        t: i18n.getFixedT(language, ['favourites', 'facts', 'estate', 'common']),
        texts: cardTexts(i18n),
        language,
        details: new Map(),
        more: new Map(estates.map((estate) => [estate.key, estate])),
      },
    ).map(({ values, best, ...fact }) => ({
      ...fact,
      values: values.map((value) => (value === undefined || value === null ? null : plainText(value, maxValue))),
      ...(best === undefined ? {} : { best }),
    }));
    const rows = facts.map(({ label, values }) => `${label}: ${values.map((value) => value ?? '–').join(' | ')}`);
    return {
      facts: { homes, withdrawn: gone, facts },
      text: [...homes.map(briefLine), ...rows].join('\n'),
      page: homes[0]?.url ?? pageUrl(asking, { to: 'Home', params: {} }),
      isPersonal: gone.length > 0,
    };
  },
});
