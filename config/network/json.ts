import type { z } from 'zod';
import type { NetworkFolder } from './folder.ts';

/**
 * Reads a JSON file of a network's folder, and adds what is wrong to the folder's problems, each with its place.
 * @param wholeName of the property that the file's list stands for, where it may be a list alone
 * @returns null where there is no such file, or a wrong one
 */
export function readJson<Schema extends z.ZodType>(
  folder: NetworkFolder,
  name: string,
  schema: Schema,
  wholeName?: string,
): z.output<Schema> | null {
  return folder.parse(name, (text, problems) => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      problems.push(`is not JSON: ${(error as Error).message}`);
      return null;
    }
    const isList = wholeName !== undefined && Array.isArray(value);
    const parsed = schema.safeParse(isList ? { [wholeName]: value } : value);
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues)
      problems.push(path.length === 0 ? message : `${path.join(' › ')}: ${message}`);
    return null;
  });
}
