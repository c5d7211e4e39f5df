import type { Language } from '#shared/i18n/languages.ts';
import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { ProfileView } from './profileView.ts';

/** A profile's address in each language. */
export const profileUrls = ({ kind, slug }: Pick<ProfileView, 'kind' | 'slug'>): Record<Language, string> =>
  kind === 'agent'
    ? buildAlternates(routeTarget<'Agent'>({ to: 'Agent', params: { agent: slug } }))
    : buildAlternates(routeTarget<'Agency'>({ to: 'Agency', params: { agency: slug } }));
