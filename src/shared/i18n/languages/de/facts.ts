import type { LanguageFacts } from '../../LanguageFacts.ts';

export const language = {
  prefix: '/de',
  tag: 'de-DE',
  name: 'Deutsch',
  cms: 'deutsch',
} as const satisfies LanguageFacts;
