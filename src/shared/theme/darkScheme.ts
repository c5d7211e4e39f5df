/** How a rule of the dark scheme begins in a stylesheet of ours. */
export const darkSelector = "[data-scheme='dark']";

const notLight = ":root:not([data-scheme='light'])";

const flatRule = /[^{}]+\{[^{}]*\}/g;

/**
 * Lets the rules of the dark scheme, which a stylesheet states once, apply to those who chose it (client/app/scheme.ts)
 * and to those who chose nothing and whose system is dark. Paper is always light.
 * @param css whose dark rules are flat, and of which each stands in a rule of its own
 */
export const withSystemScheme = (css: string): string =>
  css.replace(flatRule, (rule) =>
    rule.includes(darkSelector)
      ? `@media screen{${rule}}@media screen and (prefers-color-scheme:dark){${rule.replaceAll(darkSelector, notLight)}}`
      : rule,
  );
