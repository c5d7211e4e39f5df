import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type compileMjml from 'mjml-core';
import { format, resolveConfig } from 'prettier';

/**
 * `npm run mail-layout`: compiles src/origin/mail/layout.mjml into generated/layout.ts, which is committed: neither the
 * build nor the running origin needs MJML (docs/decisions/032). A test compares the two.
 */
const folder = path.resolve(import.meta.dirname, '../src/origin/mail');
const compiledFile = path.join(folder, 'generated/layout.ts');

// CommonJS, whose types promise an ES module.
const require = createRequire(import.meta.url);
const { default: compile } = require('mjml-core') as { default: typeof compileMjml };
const preset = require('mjml-preset-core') as object;

/** The HTML between two marks `<!-- block name -->`, by the name of the first; what comes before them is `start`. */
function splitBlocks(html: string): Record<string, string> {
  const [start, ...parts] = html.split(/\s*<!-- block (\w+) -->\s*/);
  const blocks: Record<string, string> = { start: start! };
  for (let index = 0; index < parts.length; index += 2) blocks[parts[index]!] = parts[index + 1]!;
  return blocks;
}

/** MJML takes colours only, not their names: each name is compiled as a colour of its own. */
function nameColours(source: string): { source: string; restore: (html: string) => string } {
  const names = [...new Set(source.match(/\[\[(?:light|dark)-[\w-]+\]\]/g))];
  const stand = (index: number): string => `#0000${(index + 16).toString(16)}`;
  return {
    source: names.reduce((text, name, index) => text.replaceAll(name, stand(index)), source),
    restore: (html) => names.reduce((text, name, index) => text.replaceAll(stand(index), name), html),
  };
}

const literal = (text: string): string => `\`${text.replaceAll(/[\\`]|\$\{/g, '\\$&')}\``;

/** @returns the source text of layout.ts @throws when the layout is not valid MJML */
async function compileMailLayout(): Promise<string> {
  const { source, restore } = nameColours(await readFile(path.join(folder, 'layout.mjml'), 'utf8'));
  const { html } = await compile(source, { presets: [preset], validationLevel: 'strict' } as Parameters<
    typeof compile
  >[1]);
  const lines = restore(html)
    .split('\n')
    .map((line) => line.trim());
  const blocks = splitBlocks(lines.filter((line) => line !== '').join('\n'));
  const entries = Object.entries(blocks).map(([name, block]) => `${name}: ${literal(block)},`);
  const module = `/** Compiled from layout.mjml by \`npm run mail-layout\`. */\nexport const layout = {${entries.join('\n')}} as const;\n`;
  return format(module, { ...(await resolveConfig(compiledFile)), parser: 'typescript' });
}

const compiled = await compileMailLayout();
if (!process.argv.includes('--check')) await writeFile(compiledFile, compiled);
else if (compiled !== (await readFile(compiledFile, 'utf8'))) {
  console.error('layout.mjml has changed: run npm run mail-layout');
  process.exitCode = 1;
}
