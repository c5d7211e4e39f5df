/** The field, or an empty object when it has no value: the contract leaves fields out and never sends null. */
export function optionalField<Name extends string, T>(name: Name, value: T | null | undefined): { [Key in Name]?: T } {
  return (value === null || value === undefined ? {} : { [name]: value }) as { [Key in Name]?: T };
}
