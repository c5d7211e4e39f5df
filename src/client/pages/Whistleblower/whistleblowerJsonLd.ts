import type { TFunction } from 'i18next';
import { buildUrl } from '#shared/routes/build.ts';
import type { Site } from '../../app/session/SiteContext.ts';
import { breadcrumbList } from '../../components/ui/jsonLd/breadcrumbList.ts';
import type { JsonLdNode } from '../../components/ui/jsonLd/JsonLd.tsx';
import { questions } from './channelOutline.ts';

/** The way up, and the questions and answers as they stand on the page (docs/product.md#search-engines). */
export const whistleblowerJsonLd = (
  t: TFunction<'whistleblower'>,
  { language, publicOrigin, legal: { name: company } }: Site,
): JsonLdNode[] => [
  breadcrumbList(
    [
      [t('breadcrumbs.home'), buildUrl({ to: 'Home', params: {} }, language)],
      [t('title'), buildUrl({ to: 'Whistleblower', params: {} }, language)],
    ],
    publicOrigin,
  ),
  {
    '@type': 'FAQPage',
    mainEntity: questions.map((question) => ({
      '@type': 'Question',
      name: t(`faq.${question}.question`),
      acceptedAnswer: { '@type': 'Answer', text: t(`faq.${question}.answer`, { company }) },
    })),
  },
];
