import { memo } from 'react';
import { DeferredPart } from '../../../app/deferred/DeferredPart.tsx';
import type { CharacteristicsProps } from './Characteristics.tsx';
import styles from './Facts.module.css';
import { factsPart, nearbyPart, sunPart } from '../parts.ts';
import type { NearbyProps } from './Nearby.tsx';
import type { SunProps } from './Sun.tsx';
import { sectionIds } from '../sectionIds.ts';

/** The tables of facts. Memoized, as Costs is. */
export const Facts = memo(function Facts(props: CharacteristicsProps) {
  return (
    <div id={sectionIds.data} className={styles.facts}>
      <DeferredPart part={factsPart} props={props} />
    </div>
  );
});

/** What the network's data and the maps have around it. Memoized, too. */
export const Surroundings = memo(function Surroundings(props: NearbyProps) {
  if (!props.surroundings && !props.place) return null;
  return (
    <div className={styles.facts} data-screen="">
      <DeferredPart part={nearbyPart} props={props} />
    </div>
  );
});

/** The sun on its façades. Memoized, too. */
export const Sunlight = memo(function Sunlight(props: SunProps) {
  return (
    <div className={styles.facts} data-screen="">
      <DeferredPart part={sunPart} props={props} />
    </div>
  );
});
