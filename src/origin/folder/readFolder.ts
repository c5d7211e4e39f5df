import { openNetworkFolder, type NetworkFolder } from '#config/network/folder.ts';
import { readJson } from '#config/network/json.ts';
import { readRules } from '#config/network/rules.ts';
import { loadDictionary, type LoadDictionary } from '#shared/i18n/loadDictionary.ts';
import type { MagazineInput } from '../db/input/magazineInput.ts';
import { homePosts } from './homePosts.ts';
import { homeSchema } from './homeFile.ts';
import type { AgencyWebhook } from '../webhooks/endpoints.ts';
import type { OwnRule } from '#shared/domain/evidence/ownRules.ts';
import { readPeople, type FolderPeople } from './readPeople.ts';
import { readSources, type Source } from './sourceFile.ts';
import { readMagazine } from './readMagazine.ts';

/** What a network's folder gives the origin to store. */
export interface FolderContent {
  /** `meta` of the CMS's home-data; null: the folder has no home.json and no article. */
  homeData: Record<string, unknown> | null;
  magazine: MagazineInput;
  people: FolderPeople;
  sources: Source[];
  /** Its own rules of adverts. */
  rules: OwnRule[];
  /** Of agencies. */
  webhooks: AgencyWebhook[];
}

async function homeDataOf(
  folder: NetworkFolder,
  { articles }: MagazineInput,
  texts: LoadDictionary,
): Promise<FolderContent['homeData']> {
  const home = readJson(folder, 'home.json', homeSchema);
  if (!home && articles.length === 0) return null;
  const { $schema: _, ...blocks } = home ?? {};
  return { ...blocks, posts_magazine: await homePosts(articles, texts) };
}

/**
 * Reads the data of a network's folder; the site's part is config/network/.
 * @param texts of the network; by default the software's own
 * @throws EnvError listing everything that is wrong
 */
export async function readFolder(dir: string, texts: LoadDictionary = loadDictionary): Promise<FolderContent> {
  const folder = openNetworkFolder(dir);
  const magazine = readMagazine(folder);
  const homeData = await homeDataOf(folder, magazine, texts);
  const { webhooks, ...people } = readPeople(folder);
  const sources = readSources(folder);
  const rules = readRules(folder);
  folder.finish();
  return { homeData, magazine, people, sources, rules, webhooks };
}
