import type { PageMeta } from '#shared/seo/head.ts';
import type { MetaContext } from '../../app/routeDefinition.ts';
import { profileUrls } from './profileView.ts';
import type { ProfileView } from './profileView.ts';

/** The head of a profile: who it is, and whether an agent or an agency (docs/product.md#directory). */
export function profileMeta(profile: ProfileView, { t }: Pick<MetaContext<'Agent' | 'Agency'>, 't'>): PageMeta {
  const { kind, name, place, province, canonicalAgent } = profile;
  const urls = profileUrls(profile);
  const where = place ?? province?.name;
  const of = where === undefined ? 'anywhere' : 'place';
  const values = { name, place: where };
  return {
    title: t(`profile:meta.${kind}.title.${of}`, values),
    description: t(`profile:meta.${kind}.description.${of}`, values),
    ...(canonicalAgent === undefined
      ? { alternates: urls }
      : { alternates: profileUrls({ kind: 'agent', slug: canonicalAgent }), switchTo: urls }),
  };
}
