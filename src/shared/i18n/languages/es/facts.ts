import type { LanguageFacts } from '../../LanguageFacts.ts';

export const language = { prefix: '', tag: 'es-ES', name: 'Español', cms: 'espanol' } as const satisfies LanguageFacts;
