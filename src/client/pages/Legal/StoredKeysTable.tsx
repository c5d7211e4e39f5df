import { useTranslation } from 'react-i18next';
import { nameOf } from '#shared/domain/optionalServices.ts';
import { storedKeysOf, type StorageCategory, type StoredKey } from '#shared/domain/storedKeys.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { CardTable } from './LegalTable.tsx';

/** Of a category without keys: whether a service needs its consent all the same. */
function NothingStored({ category }: { category: StorageCategory }) {
  const { t } = useTranslation('cookies');
  const { optionalServices } = useSite();
  const service = category === 'necessary' ? undefined : optionalServices?.[category];
  if (!service) return <p>{t('stored.none')}</p>;
  return <p>{t(service.kind === 'plausible' ? 'stored.counted' : 'stored.provider', { provider: nameOf(service) })}</p>;
}

/** What this installation may store in a browser, of one category: made from the table that the code stores by. */
export function StoredKeysTable({ category }: { category: StorageCategory }) {
  const { t } = useTranslation('cookies');
  const site = useSite();
  const keys = storedKeysOf(site).filter((key) => key.category === category);
  if (keys.length === 0) return <NothingStored category={category} />;
  const durationOf = ({ duration }: StoredKey): string =>
    'count' in duration ? t(`duration.${duration.until}`, { count: duration.count }) : t(`duration.${duration.until}`);
  return (
    <CardTable
      caption={t(`${category}.title`)}
      columns={[t('column.name'), t('column.owner'), t('column.purpose'), t('column.duration'), t('column.transfer')]}
      rows={keys.map((key) => ({
        key: key.area + key.name,
        cells: [
          <>
            <code>{key.name}</code> <small>{t(`area.${key.area}`)}</small>
          </>,
          key.provider ?? site.legal.name,
          t(key.purpose),
          durationOf(key),
          t(key.transfer),
        ],
      }))}
    />
  );
}
