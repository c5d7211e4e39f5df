import { z } from 'zod';
import { toDirectory } from '#shared/views/directory/toDirectory.ts';
import { defaultDirectorySort, directorySorts } from '#shared/domain/sorts.ts';
import { isSlug, slugify } from '#shared/domain/slugify.ts';
import type { AgentCardData } from '#shared/views/agentCard/toAgentCard.ts';
import { placeNameIn } from '#shared/i18n/placeNames.ts';
import { plainText } from '../plainText.ts';
import { absolute, defineTool, pageUrl, ToolError, type Asking } from '../Tool.ts';

const maxName = 200;

const agentSchema = z.object({
  name: z.string(),
  slug: z.string().optional().describe('The filter agent of search_homes.'),
  url: z.string().optional(),
  place: z.string().optional(),
  zones: z.array(z.string()),
  languages: z.array(z.string()),
  brand: z.string().optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
  picture: z.string().optional(),
  rating: z.object({ average: z.number(), reviews: z.int() }).optional(),
  homes: z.int().optional(),
});

function toAgent(card: AgentCardData, asking: Asking): z.output<typeof agentSchema> {
  const { slug, place, brand, phone, email, photo, rating, estates } = card;
  const plain = (text: string) => plainText(text, maxName);
  return {
    name: plain(card.name),
    ...(slug ? { slug, url: pageUrl(asking, { to: 'Agent', params: { agent: slug } }) } : {}),
    ...(place ? { place: plain(place) } : {}),
    zones: card.zones.map(plain),
    languages: card.languages.map(plain),
    ...(brand ? { brand: plain(brand.brand) } : {}),
    ...(phone ? { phone: plain(phone) } : {}),
    ...(email ? { email: plain(email) } : {}),
    ...(photo ? { picture: absolute(asking, photo.src) } : {}),
    ...(rating ? { rating: { average: rating.average, reviews: rating.count } } : {}),
    ...(estates ? { homes: estates } : {}),
  };
}

/** @throws ToolError for a province without agents, which it names */
async function provinceOf(text: string, { api, signal, language }: Asking): Promise<{ slug: string; name: string }> {
  const provinces = await api.agentProvinces({ signal });
  const slug = slugify(text);
  const found = provinces.find((one) => one.slug === slug || slugify(placeNameIn(one.name, language)) === slug);
  if (found) return { slug: found.slug, name: placeNameIn(found.name, language) };
  throw new ToolError(`No agents there. Provinces with agents: ${provinces.map((one) => one.slug).join(', ')}`);
}

export const findAgents = defineTool({
  name: 'find_agents',
  title: 'Agents of a province',
  description:
    "The network's estate agents in a province, by name, spoken language or zone, as its directory lists them. To write to one, give the person the address of the agent's page: it has the form.",
  input: z.strictObject({
    province: z.string().min(1).max(100).describe('Slug or name of a province.'),
    name: z.string().min(1).max(60).optional().describe('Words of the name of an agent or a firm.'),
    spoken_language: z.string().min(1).max(60).optional().describe('In its own words, as Català, English, Alemán.'),
    zone: z.string().min(1).max(100).optional().describe('A town or zone where the agent works.'),
    sort: z.enum(directorySorts.agents.map(({ query }) => query)).optional(),
    page: z.int().min(1).max(100).optional(),
  }),
  output: z.object({
    province: z.string(),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    agents: z.array(agentSchema),
    directory_url: z.string(),
  }),
  run: async ({ province: text, name, spoken_language: spoken, zone, sort, page = 1 }, asking) => {
    const { api, language, signal } = asking;
    const province = await provinceOf(text, asking);
    const slugOf = (field: string, value: string | undefined) => {
      const slug = value && slugify(value);
      if (slug !== undefined && !isSlug(slug)) throw new ToolError(`${field} has no letters.`);
      return slug ? { [field]: slug } : {};
    };
    const query = {
      tab: 'agents' as const,
      ...(name ? { name } : {}),
      ...slugOf('language', spoken),
      ...slugOf('zone', zone),
      sort: directorySorts.agents.find((each) => each.query === sort)?.apiId ?? defaultDirectorySort('agents'),
      page,
    };
    const agents = await api.agents(province.slug, { signal });
    const directory = toDirectory({ agents, agencies: [], query, language });
    const found = directory.agents.map((card) => toAgent(card, asking));
    const url = pageUrl(asking, { to: 'Agents', params: { province: province.slug }, query });
    return {
      facts: {
        ...{ province: province.name, total: directory.totals.agents, page, pages: directory.pages },
        ...{ agents: found, directory_url: url },
      },
      text:
        found
          .map((agent) => [agent.name, agent.brand, agent.place, agent.url].filter(Boolean).join(' · '))
          .join('\n') || 'No agent matches.',
      page: url,
      isPersonal: (name ?? spoken ?? zone) !== undefined,
    };
  },
});
