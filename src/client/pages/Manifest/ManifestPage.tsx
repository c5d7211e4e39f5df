import { useTranslation } from 'react-i18next';
import { formatPercent } from '#shared/i18n/formats.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import { Bird } from '../../components/ui/bird/Bird.tsx';
import { Flock } from '../../components/ui/bird/Flock.tsx';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/Breadcrumbs.tsx';
import { RichText } from '../../components/ui/richText/RichText.tsx';
import styles from './ManifestPage.module.css';

const before = ['street', 'truth', 'person'] as const;
const after = ['share', 'tools', 'back'] as const;
const promises = ['fees', 'tenant', 'defects', 'equal', 'reviews', 'data', 'no'] as const;

/** What the network believes in and can be held to (docs/product.md#manifesto). */
export function ManifestPage() {
  const { t } = useTranslation('manifest');
  return (
    <article>
      <Opening />
      <Statements ids={before} />
      <aside className={styles.quote}>
        <div className="container">
          <Bird />
          <p>{t('quote')}</p>
        </div>
      </aside>
      <Statements ids={after} />
      <section className={`container section ${styles.promises}`} aria-labelledby="promises">
        <h2 id="promises">{t('promises.title')}</h2>
        <ol>
          {promises.map((id) => (
            <li key={id}>{t(`promise.${id}`)}</li>
          ))}
        </ol>
      </section>
      <Closing />
    </article>
  );
}

function Opening() {
  const { t } = useTranslation('manifest');
  return (
    <header className={styles.opening}>
      <Flock />
      <div className="container">
        <Breadcrumbs page={t('title')} />
        <div className={styles.words}>
          <p className={styles.eyebrow}>{t('eyebrow')}</p>
          <h1>{t('heading')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
      </div>
    </header>
  );
}

function Statements({ ids }: { ids: typeof before | typeof after }) {
  const { t } = useTranslation('manifest');
  const {
    brandName: brand,
    language,
    figures: { donated },
  } = useSite();
  const shown = ids.filter((id) => id !== 'back' || donated !== undefined);
  return (
    <div className={`container ${styles.statements}`}>
      {shown.map((id) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{t(`${id}.title`)}</h2>
          <div>
            <p>{t(`${id}.first`, { brand, share: formatPercent(donated ?? 0, language) })}</p>
            {id !== 'back' && <p>{t(`${id}.second`)}</p>}
          </div>
        </section>
      ))}
    </div>
  );
}

function Closing() {
  const { t } = useTranslation('manifest');
  const { brandName: brand, brandEmail: email } = useSite();
  return (
    <section className={styles.closing} aria-labelledby="closing">
      <div className="container">
        <h2 id="closing">{t('closing.title')}</h2>
        <p>
          <RichText
            text={t('closing.text', { email })}
            elements={{
              mail: <a href={`mailto:${email}`} />,
              channel: <RouteLink to="Whistleblower" params={{}} />,
            }}
          />
        </p>
        <p className={styles.signature}>{t('closing.signature', { brand })}</p>
        <p className={styles.calls}>
          <RouteLink className="button" to="AgentProvinces" params={{}}>
            {t('closing.agents')}
          </RouteLink>
          <RouteLink className="button buttonOutline" to="About" params={{}}>
            {t('closing.about')}
          </RouteLink>
        </p>
      </div>
    </section>
  );
}
