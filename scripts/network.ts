// `npm run network -- check FOLDER`: checks the folder of a network as the start does, and says what is still ours.
import '#config/requireNode24.mjs';
import path from 'node:path';
import { readNetwork } from '#config/network/network.ts';
import { EnvError, readEnv } from '#config/env.ts';
import { languages } from '#shared/i18n/languages.ts';
import { loadBuiltInDictionary, namespaces, type OwnTexts } from '#shared/i18n/loadDictionary.ts';

const help = `npm run network -- check FOLDER

Checks the folder of a network (docs/your-network.md): variables, colours and their contrast, drawings, texts.
Exit code 1: something is wrong, or a text still speaks of Vencejo.`;

/** Words that speak of Vencejo, and of the bird that it is named after. */
const ours = /vencejo|falciot|\bswifts?\b/i;

/** The texts that a network has to write anew, by language, namespace and key. */
async function unwritten(texts: Partial<Record<string, OwnTexts>>): Promise<string[]> {
  const found: string[] = [];
  for (const language of languages)
    for (const namespace of namespaces)
      for (const [key, text] of Object.entries(await loadBuiltInDictionary(language, namespace)))
        if (ours.test(texts[language]?.[namespace]?.[key] ?? text))
          found.push(`texts/${language}.json: ${namespace} › ${key} speaks of Vencejo: “${text}”`);
  return found;
}

async function check(folder: string): Promise<void> {
  const dir = path.resolve(folder);
  const { BRAND_NAME } = readEnv({ NETWORK_DIR: dir });
  const network = await readNetwork(dir);
  const left = await unwritten(network.texts);
  for (const line of left) console.error(line);
  if (left.length > 0) process.exitCode = 1;
  else console.log(`${BRAND_NAME}: variables, colours, drawings and texts are right.`);
}

const [command, folder] = process.argv.slice(2);
if (command !== 'check' || folder === undefined) console.log(help);
else
  await check(folder).catch((error: unknown) => {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
