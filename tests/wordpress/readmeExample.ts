import { readFileSync } from 'node:fs';

/** The example in a language of the plugin's document: what the tests run is what operators copy. */
export function readmeExample(language: string): string {
  const text = readFileSync('integrations/wordpress/README.md', 'utf8');
  const [, example] = new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'ms').exec(text) ?? [];
  if (example === undefined) throw new Error(`The document has no example in ${language}`);
  return example;
}
