const name = /^\p{L}[\p{L}\p{M}'’· -]{0,39}$/u;

/**
 * A name that a mail may greet with. Whoever fills in the form chooses it, and the mail goes to somebody else: an address of the
 * web or an advertisement in the name would travel under our sender.
 */
export const plainName = (typed: string): string | undefined =>
  name.test(typed) && typed.split(' ').length <= 4 ? typed : undefined;
