import type { Rule } from 'eslint';

export const ownTextElement: Rule.RuleModule;
