import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/i18n/formats.ts';
import { legalVersionUrl } from '#shared/routes/legalVersionUrl.ts';
import type { LegalDocument, LegalText } from '#shared/views/legal/legalTexts.ts';
import { useSite } from '../../app/session/SiteContext.ts';

interface VersionsProps extends Pick<LegalDocument, 'versions'> {
  of: LegalText;
}

/** The version in force, and the way to those before it (docs/product.md#compliance). */
export function Versions({ of, versions: [current, ...earlier] }: VersionsProps) {
  const { language } = useSite();
  const { t } = useTranslation('legal');
  return (
    <>
      <h3>{t('versions.title')}</h3>
      <ul>
        <li>{t('versions.current', { date: formatDate(current.date, language) })}</li>
        {earlier.map(({ date }) => (
          <li key={date}>
            <a href={legalVersionUrl(of, date, language)}>
              {t('versions.earlier', { date: formatDate(date, language) })}
            </a>
          </li>
        ))}
      </ul>
      {earlier.length === 0 && <p>{t('versions.none')}</p>}
    </>
  );
}
