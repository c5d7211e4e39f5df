import type { LanguageFacts } from '../../LanguageFacts.ts';

export const language = {
  prefix: '/fr',
  tag: 'fr-FR',
  name: 'Français',
  cms: 'francais',
} as const satisfies LanguageFacts;
