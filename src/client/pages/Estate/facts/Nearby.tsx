import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/i18n/formats.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { Rows, type Row } from './Rows.tsx';
import type { Surrounding } from '#shared/views/estate/toSurroundings.ts';

export interface NearbyProps {
  surroundings: readonly Surrounding[];
}

/** What is near, and how far: nothing more exact than the place itself is shown. */
export function Nearby({ surroundings }: NearbyProps) {
  const { t } = useTranslation('facts');
  const { language } = useSite();
  const rows = surroundings.map(({ name, distance }): Row => {
    if (distance === undefined) return [name, t('near')];
    const isFar = distance >= 1000;
    const number = formatNumber(isFar ? distance / 1000 : distance, language);
    return [name, t(isFar ? 'near.kilometres' : 'near.metres', { distance: number })];
  });
  return (
    <>
      <h3>{t('near.heading')}</h3>
      <Rows rows={rows} />
    </>
  );
}
