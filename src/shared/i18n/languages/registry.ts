// The languages that the software has: a line for each folder (docs/adding-things.md#a-language). In Node a folder is
// its language.ts; a browser has its facts.ts alone, and the rules of its page's language as a chunk (package.json).
export { language as es } from '#languages/es';
export { language as ca } from '#languages/ca';
export { language as en } from '#languages/en';
export { language as de } from '#languages/de';
export { language as nl } from '#languages/nl';
export { language as fr } from '#languages/fr';
