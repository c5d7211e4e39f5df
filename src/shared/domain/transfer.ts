/*
 * A list of favourites on its way to another device (docs/decisions/042): the API stores it encrypted, and the key is
 * in the fragment of the link alone, which no server gets.
 */

/** Characters of an encrypted list in base64url: 48 homes with long notes, compressed, take a third of it. */
export const maxTransferLength = 48 * 1024;
