import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readEnv } from '#config/env.ts';
import { EnvError } from '#config/settingsError.ts';
import { folderOf } from './folderOf.ts';

const example = path.resolve(import.meta.dirname, '../../networks/casa-clara');

/** What a new network begins with; the rest of the example says what is true of that network alone. */
const copied = ['mark.svg', 'people', 'sources', 'listings', 'pictures'];

interface Answers {
  name: string;
  key: string;
  email: string;
}

const questions = {
  name: "The network's name, as visitors read it",
  key: 'Its key in field names (lower-case letters, digits and _)',
  email: 'The e-mail address that visitors write to',
} as const;

/** Asks at the terminal for what the command line does not say. */
async function ask(given: Partial<Answers>): Promise<Answers> {
  const missing = (Object.keys(questions) as (keyof Answers)[]).filter((name) => given[name] === undefined);
  if (missing.length > 0 && !process.stdin.isTTY)
    throw new EnvError(`Not told: ${missing.map((name) => `--${name}`).join(', ')}`);
  const answers = { ...given };
  const terminal = missing.length > 0 ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  for (const name of missing) answers[name] = (await terminal!.question(`${questions[name]}: `)).trim();
  terminal?.close();
  return answers as Answers;
}

/** A value as the reader of env files takes it back: in quotes of a kind that it does not hold. */
function quoted(value: string): string {
  const quote = ["'", '`', '"'].find((one) => !value.includes(one));
  if (quote === undefined) throw new EnvError(`${value} must not hold all three kinds of quotes.`);
  return `${quote}${value}${quote}`;
}

const variables = ({ name, key, email }: Answers): string => `# Variables as in .env; the environment overrides them.
BRAND_NAME=${quoted(name)}
BRAND_KEY=${key}
BRAND_EMAIL=${quoted(email)}

# The languages that the site speaks, in the order in which it offers them; without it es,ca,en.
#LANGUAGES=es,en,de,nl,fr

# To be put right before anybody visits the site: the law asks for them.
LEGAL_NAME=${quoted(name)}
LEGAL_TAX_ID=(NIF)
LEGAL_ADDRESS=(domicilio social)
LEGAL_REGISTER=(Registro Mercantil)

# Without a link its entry is hidden. All of them: .env.example
#LINK_CONTACT=https://www.example.com/contacto
`;

const theme = `/* Eight colours, from which the rest of both schemes follows. Any further one of src/shared/theme/tokens.css may be set
   too: here, or in a rule [data-scheme='dark']. */
:root {
  /* The ground, and what is written on it. */
  --paper: #fdf8ea;
  --ink: #241f16;
  /* Buttons and links; what is for sale; what is to let. */
  --primary: #3b3324;
  --secondary: #8a5300;
  --info: #2d5f59;
  /* Dark bands; good news, bad news. */
  --night: #2a2418;
  --good: #3c6627;
  --bad: #a3282c;
}
`;

/**
 * Makes the folder of a new network, which starts as it is.
 * @throws EnvError where the folder is there, or an answer cannot be right; then nothing is left
 */
export async function newNetwork(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { name: text, key: text, email: text },
  });
  const dir = folderOf(positionals[0]!);
  if (existsSync(dir)) throw new EnvError(`${dir} is there already.`);
  const answers = await ask(values);
  const { NETWORK_DIR } = readEnv({});
  readEnv({ NETWORK_DIR, BRAND_NAME: answers.name, BRAND_KEY: answers.key, BRAND_EMAIL: answers.email });
  for (const name of copied) cpSync(path.join(example, name), path.join(dir, name), { recursive: true });
  writeFileSync(path.join(dir, 'network.env'), variables(answers));
  writeFileSync(path.join(dir, 'theme.css'), theme);
  nameSchemas(dir);
  const name = path.basename(dir);
  console.log(`${dir} is made. To see it: npm start -- --network ${name}
Next, in any order: colours in theme.css, mark.svg, people/, listings/. How: docs/your-network.md`);
}

/** Editors find the schemas wherever the folder is. */
function nameSchemas(dir: string): void {
  const schemas = path.resolve(example, '../schemas');
  const files = ['people', 'sources'].flatMap((folder) =>
    readdirSync(path.join(dir, folder)).map((name) => path.join(dir, folder, name)),
  );
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    const to = path.relative(path.dirname(file), schemas).replaceAll(path.sep, '/');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"\$schema": ".*\/schemas\//, `"$schema": "${to}/`));
  }
}
