import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperationType } from '#shared/domain/estate.ts';
import type { RouteTarget } from '#shared/routes/build.ts';
import { RouteLink } from '../../../app/navigation/RouteLink.tsx';
import { MapNote } from '../../../features/map/frame/MapNote.tsx';
import styles from './ResultMap.module.css';

export interface Toggle {
  isOn: boolean;
  turn: (on: boolean) => void;
}

interface MapHeadProps extends Omit<ComponentProps<typeof MapNote>, 'instead' | 'type'> {
  type: OperationType;
  /** The search of the same part of the map in the whole country, where the search of a province has nothing there. */
  wider: RouteTarget<'Search'> | undefined;
  /** Whether the list follows the map, and how to change that; undefined where it is limited otherwise. */
  follows: Toggle | undefined;
  /** Whether sold or rented estates are shown; undefined where the list has none. */
  closed: Toggle | undefined;
}

/** @param short shown in place of the text, of which it is a part */
function Box({ isOn, turn, text, short }: Toggle & { text: string; short: string | false | undefined }) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={isOn}
        aria-label={short ? text : undefined}
        onChange={({ target }) => {
          turn(target.checked);
        }}
      />
      <span>{short || text}</span>
    </label>
  );
}

/** How many estates are in view, while there are none, why; whether the list follows the map, and what is on it. */
export function MapHead({ type, wider, follows, closed, ...note }: MapHeadProps) {
  const { t } = useTranslation('map');
  const { isSlim } = note;
  const link = wider && (
    <RouteLink className="button buttonOutline" {...wider} rel="nofollow">
      {t('country')}
    </RouteLink>
  );
  return (
    <>
      <MapNote {...note} type={type} instead={link && { text: t('outside'), link }} />
      <div className={styles.boxes}>
        {follows && !note.failed && <Box {...follows} text={t('follow')} short={isSlim && t('followShort')} />}
        {/* Also where the pins do not load: without these they may. */}
        {closed && <Box {...closed} text={t(`closed.${type}`)} short={isSlim && t(`closedShort.${type}`)} />}
      </div>
    </>
  );
}
