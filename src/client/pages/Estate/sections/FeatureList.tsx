import styles from './FeatureList.module.css';

/** Features with their icons; the words say all that the icons do. */
export function FeatureList({ features }: { features: readonly { id: string; label: string }[] }) {
  return (
    <ul className={styles.features}>
      {features.map(({ id, label }) => <li key={id}>{label}</li>)}
    </ul>
  );
}
