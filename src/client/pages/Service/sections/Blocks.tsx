import { Flock } from '../../../components/ui/bird/Flock.tsx';
import type { Service } from '../services.ts';
import { useServiceTexts } from '../useServiceTexts.ts';
import styles from './Blocks.module.css';

const blocks = ['person', 'network', 'clear'] as const;

/** Why with this network. */
export function Blocks({ service }: { service: Service }) {
  const t = useServiceTexts(service);
  return (
    <section className={styles.band} aria-labelledby="blocks">
      <Flock />
      <div className={`container section ${styles.words}`}>
        <h2 id="blocks">{t('blocks.title')}</h2>
        <ul className={styles.blocks}>
          {blocks.map((block) => (
            <li key={block}>
              <h3>{t(`blocks.${block}.title`)}</h3>
              <p>{t(`blocks.${block}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
