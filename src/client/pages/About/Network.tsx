import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import { RichText } from '../../components/ui/richText/RichText.tsx';
import styles from './AboutPage.module.css';

const parts = ['independent', 'shared', 'company', 'rules'] as const;

/** How the network works. */
export function Network() {
  const { t } = useTranslation('about');
  const company = useSite().legal.name;
  return (
    <section className="container section" aria-labelledby="network">
      <h2 id="network" className={styles.large}>
        {t('network.title')}
      </h2>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part}>
            <h3>{t(`network.${part}.title`)}</h3>
            <p>
              <RichText
                text={t(`network.${part}.text`, { company })}
                elements={{ manifest: <RouteLink to="Manifest" params={{}} /> }}
              />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
