import { z } from 'zod';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { loadDictionary, namespaces, type Dictionary, type OwnTexts } from '#shared/i18n/loadDictionary.ts';

const schema = z.partialRecord(z.enum(namespaces), z.record(z.string(), z.string().trim().min(1)));

/**
 * Reads a network's texts of one language: `{ "common": { "footer.about": "…" } }`.
 * @param problems receives what is wrong
 */
export function parseTexts(json: string, problems: string[]): OwnTexts {
  try {
    const parsed = schema.safeParse(JSON.parse(json));
    if (parsed.success) return parsed.data;
    problems.push(...parsed.error.issues.map((issue) => [...issue.path.map(String), issue.message].join(' › ')));
  } catch (error) {
    problems.push(`is not JSON: ${String(error)}`);
  }
  return {};
}

/** The values that a text shows, the links and emphases in it, and whatever was meant to be one. */
const placeholders = (text: string): Set<string> => new Set(text.match(/\{\{\s*\w+\s*\}\}|<\/?\w+>|[{}<>]/g));

function problemsOf(key: string, text: string, own: Dictionary): string[] {
  const known = own[key];
  if (known === undefined) return [`${key} is no text of the site`];
  const allowed = placeholders(known);
  const unknown = [...placeholders(text)].filter((placeholder) => !allowed.has(placeholder));
  return unknown.map((placeholder) => `${key}: ${placeholder} has no value there`);
}

/**
 * Compares a network's texts with the site's dictionaries.
 * @returns what is wrong, each with its file
 */
export async function problemsOfTexts(texts: Partial<Readonly<Record<Language, OwnTexts>>>): Promise<string[]> {
  const problems: string[] = [];
  for (const language of languages)
    for (const namespace of namespaces) {
      const given = Object.entries(texts[language]?.[namespace] ?? {});
      if (given.length === 0) continue;
      const own = await loadDictionary(language, namespace);
      for (const [key, text] of given)
        problems.push(
          ...problemsOf(key, text, own).map((problem) => `texts/${language}.json: ${namespace} › ${problem}`),
        );
    }
  return problems;
}
