/** `Coruña, A`, `Palmas (Las)`, `Eliana, l'`: with the article where it belongs. */
export const withArticle = (name: string): string =>
  name.replace(
    /^(.+?)(?:,\s*|\s*\()(?:(el|la|los|las|els|les|lo|a|o|as|os|es|sa|ses)|(l['’]))\)?$/iu,
    (_, rest: string, article?: string, elided?: string) => (elided ? `${elided}${rest}` : `${article} ${rest}`),
  );
