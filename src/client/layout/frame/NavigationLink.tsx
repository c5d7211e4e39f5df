import { useTranslation } from 'react-i18next';
import type { ShownEntry } from '#shared/navigation/entries.ts';

/** An entry of the header or of the footer. */
export function NavigationLink({ entry, className }: { entry: ShownEntry; className?: string | undefined }) {
  const { t } = useTranslation('navigation');
  const { label, url, opens, newTab } = entry;
  return (
    <a
      className={className}
      href={url}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
      {...(opens ? { [`data-${opens}`]: '' } : {})}
    >
      {t(label)}
      {newTab && <span className="visuallyHidden"> {t('newTab')}</span>}
    </a>
  );
}
