import type { LanguageFacts } from '../../LanguageFacts.ts';

export const language = {
  prefix: '/nl',
  tag: 'nl-NL',
  name: 'Nederlands',
  cms: 'nederlands',
} as const satisfies LanguageFacts;
