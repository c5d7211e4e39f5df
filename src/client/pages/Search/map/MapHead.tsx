import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteTarget } from '#shared/routes/build.ts';
import { RouteLink } from '../../../app/navigation/RouteLink.tsx';
import { MapNote } from '../../../features/map/MapNote.tsx';
import styles from './ResultMap.module.css';

interface MapHeadProps extends Omit<ComponentProps<typeof MapNote>, 'instead'> {
  /** The search of the same part of the map in the whole country, where the search of a province has nothing there. */
  wider: RouteTarget<'Search'> | undefined;
  /** Whether the list follows the map, and how to change that; undefined where it is limited otherwise. */
  follows: { isOn: boolean; turn: (on: boolean) => void } | undefined;
}

/** How many estates are in view, while there are none, why; and whether the list follows the map. */
export function MapHead({ wider, follows, ...note }: MapHeadProps) {
  const { t } = useTranslation('map');
  const link = wider && (
    <RouteLink className="button" {...wider} rel="nofollow">
      {t('country')}
    </RouteLink>
  );
  return (
    <>
      <MapNote {...note} instead={link && { text: t('outside'), link }} />
      {follows && !note.failed && (
        <label className={styles.follow}>
          <input
            type="checkbox"
            checked={follows.isOn}
            onChange={({ target }) => {
              follows.turn(target.checked);
            }}
          />
          {t('follow')}
        </label>
      )}
    </>
  );
}
