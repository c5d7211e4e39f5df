import type { PageMeta } from '#shared/seo/head.ts';
import type { MetaContext } from '../../app/routeDefinition.ts';
import { profileUrls } from './profileView.ts';
import type { ProfileView } from './profileView.ts';

/** Portraits are square, logos twice as wide as high; `xl` is what previews get. */
const previewSizes = { agent: { width: 1400, height: 1400 }, agency: { width: 1400, height: 700 } } as const;

/** The head of a profile: who it is, and whether an agent or an agency (docs/product.md#directory). */
export function profileMeta(profile: ProfileView, { t }: Pick<MetaContext<'Agent' | 'Agency'>, 't'>): PageMeta {
  const { kind, name, place, province, preview, canonicalAgent } = profile;
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
    ...(preview ? { image: { url: preview, ...previewSizes[kind], alt: name } } : {}),
  };
}
