import { titleRoom, titleWithPlace } from '#shared/seo/titles.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { MetaContext } from '../../app/routeDefinition.ts';
import { profileUrls, type ProfileView } from '#shared/views/profile/profileView.ts';

/** Without the place where the name leaves no room for it. */
function titleOf(
  { kind, name }: ProfileView,
  where: string,
  { t, site }: Pick<MetaContext<'Agent' | 'Agency'>, 't' | 'site'>,
): string {
  const anywhere = t(`profile:meta.${kind}.title.anywhere`, { name });
  if (where === '') return anywhere;
  const title = titleWithPlace(where, site.brandName, (cut) =>
    t(`profile:meta.${kind}.title.place`, { name, where: cut }),
  );
  return title.length <= titleRoom(site.brandName) ? title : anywhere;
}

/** The head of a profile: who it is, and whether an agent or an agency (docs/product.md#directory). */
export function profileMeta(
  profile: ProfileView,
  { t, site, languages }: Pick<MetaContext<'Agent' | 'Agency'>, 't' | 'site' | 'languages'>,
): PageMeta {
  const { kind, name, where = '', canonicalAgent } = profile;
  const urls = profileUrls(profile, languages);
  return {
    title: titleOf(profile, where, { t, site }),
    description: t(`profile:meta.${kind}.description.${where === '' ? 'anywhere' : 'place'}`, { name, where }),
    ...(canonicalAgent === undefined
      ? { alternates: urls }
      : { alternates: profileUrls({ kind: 'agent', slug: canonicalAgent }, languages), switchTo: urls }),
  };
}
