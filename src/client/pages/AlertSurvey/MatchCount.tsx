import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/i18n/formats.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import styles from './AlertForm.module.css';
import type { AlertMatches } from './countMatches.ts';

/** How many listings match now, or that nobody can say; empty while a filter is not understood. */
export function MatchCount({ matches }: { matches: AlertMatches | null | undefined }) {
  const { t } = useTranslation('alertSurvey');
  const { language } = useSite();
  const textOf = ({ total: count, capped, noun }: AlertMatches): string => {
    const total = formatNumber(count, language);
    return capped ? t(`matches.capped.${noun}`, { total }) : t(`matches.${noun}`, { count, total });
  };
  return (
    <p className={styles.matches} role="status">
      {matches === null ? t('matches.unknown') : matches && textOf(matches)}
    </p>
  );
}
