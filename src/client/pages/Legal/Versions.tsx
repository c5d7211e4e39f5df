import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/i18n/formats.ts';
import type { LegalOutline } from './LegalOutline.ts';

/** The version in force, and the way to those before it (docs/product.md#compliance). */
export function Versions({ versions: [current, ...earlier] }: Pick<LegalOutline, 'versions'>) {
  const { t } = useTranslation('legal');
  return (
    <>
      <h3>{t('versions.title')}</h3>
      <ul>
        <li>{t('versions.current', { date: formatDate(current.date) })}</li>
        {earlier.map(({ date, href }) => (
          <li key={date}>
            <a href={href}>{t('versions.earlier', { date: formatDate(date) })}</a>
          </li>
        ))}
      </ul>
      {earlier.length === 0 && <p>{t('versions.none')}</p>}
    </>
  );
}
