/** A shape of the contract with any string in place of its enumerations: what an upstream may really send. */
export type ToleratedInput<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? ToleratedInput<Item>[]
    : T extends object
      ? { [Key in keyof T]: ToleratedInput<T[Key]> }
      : T;
