import { formatNumber } from '#shared/i18n/formats.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { Flock } from '../../../components/ui/bird/Flock.tsx';
import type { Service } from '#shared/views/services.ts';
import { useServiceTexts } from '../useServiceTexts.ts';
import styles from './Blocks.module.css';

const blocks = ['person', 'network', 'clear'] as const;

/** How many people a listing reaches through the network. */
const reach = ['visits', 'followers', 'newsletterContacts'] as const;

/** Why with this network (docs/product.md#owner-requests). */
export function Blocks({ service }: { service: Service }) {
  const t = useServiceTexts(service);
  const { language, figures } = useSite();
  const known = reach.flatMap((name) => {
    const value = figures[name];
    return value === undefined ? [] : [{ name, number: formatNumber(value, language) }];
  });
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
        {known.length > 0 && (
          <dl className={styles.reach}>
            {known.map(({ name, number }) => (
              <div key={name}>
                <dt>{t('reach.number', { number })}</dt>
                <dd>{t(`reach.${name}`)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
