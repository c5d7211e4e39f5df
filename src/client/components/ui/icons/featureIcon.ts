import type { FeatureId } from '#shared/domain/estate.ts';
import cardIcons from './cardIcons.module.css';
import styles from './featureIcons.module.css';
import pageIcons from './pageIcons.module.css';

/** Drawings are shared by features that mean nearly the same. */
const icons: Record<FeatureId, string | undefined> = {
  wardrobe: styles.wardrobe,
  balcony: styles.balcony,
  terrace: styles.terrace,
  parking: cardIcons.parking,
  elevator: cardIcons.elevator,
  swimming_pool: styles.pool,
  swimming: styles.pool,
  garden: styles.garden,
  boxrom: styles.box,
  storage: styles.box,
  chimney: styles.flame,
  doorman: styles.concierge,
  handicap_adapted_access: styles.accessible,
  handicap_adapted_use: styles.accessible,
  bathroom_adapted: styles.accessible,
  building_adapted: styles.accessible,
  community_zone: styles.people,
  security_alarm: styles.shield,
  security_system: styles.shield,
  security_door: styles.door,
  acces_control: styles.key,
  fire_detectors: styles.flame,
  fire_doors: styles.door,
  extinguishers: styles.extinguisher,
  sprinklers: styles.sprinkler,
  emergency_lights: styles.lamp,
  emergency_exit: styles.exit,
  hot_water: styles.drop,
  heating: styles.radiator,
  windows_double: styles.window,
  suspended_ceiling: styles.layers,
  suspended_door: styles.door,
  equipped_kitchen: styles.kitchen,
  conditioned_air: styles.cold,
  loading_dock: styles.truck,
  bridge_crane: styles.crane,
  located_at_corner: styles.building,
  smoke_extraction: styles.fan,
};

/** The icon of a feature; a tick for an unknown one (PD-35). */
export const featureIcon = (id: string): string | undefined =>
  Object.hasOwn(icons, id) ? icons[id as FeatureId] : pageIcons.check;
