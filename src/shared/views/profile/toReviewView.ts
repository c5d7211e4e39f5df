import type { Review } from '#shared/api/agent.ts';
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts';
import { markedText } from '#shared/i18n/marked.ts';
import type { ReviewView } from './profileView.ts';

/** The language that a text was written in, where another is shown: a translation is marked as one. */
function translatedFrom({ language: tag }: Review, shown: string): Language | undefined {
  const written = languages.find((language) => languageFacts[language].tag === tag);
  return written === shown ? undefined : written;
}

/** Reviews with something to read, in the page's language as far as they are. */
export function toReviewViews(reviews: readonly Review[], language: Language): ReviewView[] {
  return reviews.flatMap((review) => {
    const shown = markedText(review.text, language);
    if (!shown) return [];
    const { author, rating, source, url, date, agent } = review;
    const from = translatedFrom(review, shown.lang ?? language);
    return [
      {
        ...shown,
        author,
        rating,
        ...(from ? { translatedFrom: from } : {}),
        ...(source ? { source } : {}),
        ...(url ? { url } : {}),
        ...(date ? { date } : {}),
        ...(agent ? { agent: { slug: agent.slug, name: agent.fullName } } : {}),
      },
    ];
  });
}
