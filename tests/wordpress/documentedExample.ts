import { readFileSync } from 'node:fs';

/** The example in a language of the document on WordPress: what the tests run is what operators copy. */
export function documentedExample(language: string): string {
  const text = readFileSync('docs/wordpress.md', 'utf8');
  const [, example] = new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'ms').exec(text) ?? [];
  if (example === undefined) throw new Error(`The document has no example in ${language}`);
  return example;
}
