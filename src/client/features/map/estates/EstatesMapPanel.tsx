import type { EstatesMapProps } from './EstatesMap.tsx';
import styles from './EstatesMapPanel.module.css';
import { estatesMapPart } from './estatesMapPart.ts';

interface EstatesMapPanelProps extends EstatesMapProps {
  /** Whether the map's script is here. */
  isHere: boolean;
}

/** The map of some estates above their cards, and until its script is here, its place. */
export const EstatesMapPanel = ({ isHere, ...map }: EstatesMapPanelProps) => (
  <div className={styles.panel}>{isHere ? <estatesMapPart.Part {...map} /> : <div className="skeleton" />}</div>
);
