import { Icon } from '../../../components/ui/icons/Icon.tsx';
import styles from './FeatureList.module.css';

export interface ListedFeature {
  id: string;
  label: string;
  icon: string | undefined;
}

/** Features with their icons; the words say all that the icons do. */
export function FeatureList({ features }: { features: readonly ListedFeature[] }) {
  return (
    <ul className={styles.features}>
      {features.map(({ id, label, icon }) => (
        <li key={id}>
          <Icon icon={icon} />
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
