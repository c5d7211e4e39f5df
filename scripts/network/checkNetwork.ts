import path from 'node:path';
import { readEnv } from '#config/env.ts';
import { readDrawing, weaknessesOfLogo } from '#config/network/drawing.ts';
import { openNetworkFolder } from '#config/network/folder.ts';
import { readNetwork, type Network } from '#config/network/network.ts';
import { EnvError } from '#config/settingsError.ts';
import { legalPlaceholders } from '#config/settingWarnings.ts';
import { untranslatedTeam } from '#config/network/team.ts';
import { advertRulesOf } from '#origin/folder/advertRulesOf.ts';
import { checkListings, unknownPeople } from '#origin/folder/checkListings.ts';
import { brokenPictures, namedPictures } from '#origin/folder/checkPictures.ts';
import { readFolder, type FolderContent } from '#origin/folder/readFolder.ts';
import { languages, usualLanguages, type Language } from '#shared/i18n/languages.ts';
import { loadDictionary, namespaces } from '#shared/i18n/loadDictionary.ts';
import { folderOf } from './folderOf.ts';
import { misplaced } from './misplaced.ts';
import { plainText } from '../plainText.mjs';

/** What reading gives, or what is wrong. */
async function attempt<T>(read: () => T | Promise<T>, problems: string[]): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    problems.push(error.message);
    return undefined;
  }
}

/** Words that speak of the demo's name, and of the bird that it is named after. */
const demoWords = /vencejo|falciot|\bswifts?\b|mauersegler|gierzwaluw|martinet/i;

/** The texts of the site that a network other than the demo has to write anew, by language, namespace and key. */
async function unwritten(texts: Network['texts'], siteLanguages: readonly Language[]): Promise<string[]> {
  const found: string[] = [];
  for (const language of siteLanguages)
    for (const namespace of namespaces)
      for (const [key, text] of Object.entries(await loadDictionary(language, namespace)))
        if (demoWords.test(texts[language]?.[namespace]?.[key] ?? text))
          found.push(`texts/${language}.json: ${namespace} › ${key} still speaks of a swift: “${text}”`);
  return found;
}

/** What a start takes and yet is a fault: logos that cannot be read, files that nothing reads. */
function oversights(dir: string, siteLanguages: readonly Language[]): string[] {
  const { names, parse } = openNetworkFolder(dir);
  const logos = ['logo.svg', 'logo-dark.svg'].flatMap((name) => {
    const logo = parse(name, readDrawing);
    return logo ? weaknessesOfLogo(logo).map((weakness) => `${name}: ${weakness}`) : [];
  });
  const unspoken = languages
    .filter((language) => !siteLanguages.includes(language) && names.includes(path.join('texts', `${language}.json`)))
    .map(
      (language) => `texts/${language}.json: the site does not speak ${language}: add it to LANGUAGES, or remove it`,
    );
  return [
    ...logos,
    ...unspoken,
    ...misplaced(names.map((name) => name.replaceAll(path.sep, '/')).filter((name) => !name.startsWith('.'))),
  ];
}

/** Agencies that exports name and neither `people/` nor a listing has; a source by `url` may bring any. */
function unknownToExports(
  { exports }: Network,
  { people, sources }: FolderContent,
  ofListings: ReadonlySet<string>,
): string[] {
  if (sources.some(({ url }) => url !== undefined)) return [];
  const known = new Set([...people.agencies.map(({ slug }) => slug), ...ofListings]);
  return exports.flatMap(({ name, agencies = [] }) =>
    agencies
      .filter((slug) => !known.has(slug))
      .map((slug) => `exports/${name}.json: agency ${slug} is not in people/agencies.json`),
  );
}

/**
 * Prints what is wrong with a network's folder: what a start refuses, people that a source or an export names and
 * nobody knows, records that an import would refuse, pictures that cannot be shown, files that nothing reads. Then what
 * is no fault of the folder: adverts that contradict themselves or do not say what a law asks, placeholders of the
 * legal texts, a team in too few languages, and texts that are still the demo's.
 * @returns the exit code
 */
export async function checkNetwork(given: string): Promise<number> {
  const dir = folderOf(given);
  const problems: string[] = [];
  const env = await attempt(() => readEnv({ NETWORK_DIR: dir }), problems);
  const network = await attempt(() => readNetwork(dir, env), problems);
  const content = await attempt(() => readFolder(dir), problems);
  const listings =
    content &&
    env &&
    (await attempt(() => checkListings(dir, content.sources, { ...content, ...advertRulesOf(env) }), problems));
  if (content) {
    const named = [...namedPictures(content), ...(listings?.pictures ?? [])];
    problems.push(...unknownPeople(content), ...(listings?.refused ?? []), ...(await brokenPictures(dir, named)));
    if (network) problems.push(...unknownToExports(network, content, listings?.agencies ?? new Set()));
  }
  problems.push(...((await attempt(() => oversights(dir, env?.LANGUAGES ?? usualLanguages), problems)) ?? []));
  // A folder that is not there is told once.
  for (const problem of new Set(problems)) console.error(plainText(problem));
  if (!env || !network || !content || problems.length > 0) return 1;
  for (const line of listings?.faults ?? []) console.log(plainText(line));
  for (const line of legalPlaceholders(env)) console.log(`network.env: ${line}`);
  for (const line of untranslatedTeam(network.team ?? {})) console.log(line);
  if (!demoWords.test(env.BRAND_NAME))
    for (const line of await unwritten(network.texts, env.LANGUAGES)) console.log(line);
  const { magazine, people, sources } = content;
  const counts = [
    [people.agencies.length, 'agencies'],
    [people.agents.length, 'agents'],
    [magazine.articles.length, 'articles'],
    [magazine.pages.length, 'pages'],
    [sources.length, 'sources'],
    [network.formerUrls.lines.length, 'former URLs'],
    [network.exports.length, 'exports'],
    ...(content.rules.length > 0 ? [[content.rules.length, 'rules of adverts'] as const] : []),
  ];
  console.log(`${env.BRAND_NAME} is right: ${counts.map((count) => count.join(' ')).join(', ')}.`);
  return 0;
}
