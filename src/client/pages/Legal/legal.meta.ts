import { buildAlternates } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { MetaContext } from '../../app/page.ts';

export const legalNoticeMeta = (_: object, { t, site }: MetaContext<'Aviso'>): PageMeta => ({
  title: t('legalNotice:title'),
  description: t('legalNotice:meta.description', { brand: site.brandName }),
  alternates: buildAlternates({ to: 'Aviso', params: {} }),
});

export const privacyMeta = (_: object, { t, site }: MetaContext<'Privacidad'>): PageMeta => ({
  title: t('privacy:title'),
  description: t('privacy:meta.description', { brand: site.brandName }),
  alternates: buildAlternates({ to: 'Privacidad', params: {} }),
});
