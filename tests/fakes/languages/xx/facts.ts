import type { LanguageFacts } from '#shared/i18n/LanguageFacts.ts';

export const language = { prefix: '/xx', tag: 'xx-XX', name: 'Xxxx', cms: 'xx' } as const satisfies LanguageFacts;
