const name = /^\p{L}[\p{L}\p{M}'’· -]{0,39}$/u;

/**
 * A name that a mail may greet with, undefined for any other. The form's sender chooses it and the mail may reach
 * somebody else: a link or an advertisement in it would be sent in our name.
 */
export const plainName = (typed: string): string | undefined =>
  name.test(typed) && typed.split(' ').length <= 4 ? typed : undefined;
