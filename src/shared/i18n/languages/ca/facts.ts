import type { LanguageFacts } from '../../LanguageFacts.ts';

export const language = { prefix: '/ca', tag: 'ca-ES', name: 'Català', cms: 'catala' } as const satisfies LanguageFacts;
