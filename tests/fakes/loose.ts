/** A shape of the contract whose closed lists are any words: what an upstream may send in fact. */
export type Loose<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? Loose<Item>[]
    : T extends object
      ? { [Key in keyof T]: Loose<T[Key]> }
      : T;
