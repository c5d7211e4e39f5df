import { language as facts } from './facts.ts';
import { feedWords } from './feedWords.ts';
import { rules } from './rules.ts';

export const language = { ...facts, rules, feedWords };
