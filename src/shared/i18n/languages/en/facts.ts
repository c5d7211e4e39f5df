import type { LanguageFacts } from '../../LanguageFacts.ts';

export const language = {
  prefix: '/en',
  tag: 'en-US',
  name: 'English',
  cms: 'english',
} as const satisfies LanguageFacts;
