/** Something that holds personal data and finds a person's by the e-mail address. */
export interface PersonalDataStore {
  /** As it is called in an export. */
  name: string;
  /** @param email in lower case @returns everything about the person, as JSON */
  export: (email: string) => Promise<unknown>;
  /** @param email in lower case @returns how many records of each kind were erased, or stay */
  erase: (email: string) => Promise<Record<string, number>>;
}

/** Everything about a person, by store. */
export async function exportPerson(stores: readonly PersonalDataStore[], email: string): Promise<object> {
  const found: Record<string, unknown> = {};
  for (const store of stores) found[store.name] = await store.export(email);
  return found;
}

/** Erases a person, store after store: where data moves from one to the next, they must be in that order. */
export async function erasePerson(
  stores: readonly PersonalDataStore[],
  email: string,
): Promise<Record<string, Record<string, number>>> {
  const erased: Record<string, Record<string, number>> = {};
  for (const store of stores) erased[store.name] = await store.erase(email);
  return erased;
}
