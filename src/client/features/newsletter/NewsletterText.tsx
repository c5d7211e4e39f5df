import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/i18n/formats.ts';
import { useSite } from '../../app/session/SiteContext.ts';

/** What the newsletter is about. */
export function NewsletterText() {
  const { t } = useTranslation('newsletter');
  const {
    language,
    figures: { subscribers },
  } = useSite();
  const readers = subscribers === undefined ? [] : [t('readers', { number: formatNumber(subscribers, language) })];
  return <p>{[t('text'), ...readers].join(' ')}</p>;
}
