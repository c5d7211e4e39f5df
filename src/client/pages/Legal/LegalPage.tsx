import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/i18n/formats.ts';
import breadcrumbs from '../../components/ui/breadcrumbs/Breadcrumbs.module.css';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import type { LegalKey, LegalOutline, LegalText } from './LegalOutline.ts';
import styles from './LegalPage.module.css';
import { LegalTable } from './LegalTable.tsx';
import { LegalWords } from './LegalWords.tsx';
import { StoredKeysTable } from './StoredKeysTable.tsx';
import { PictureHosts, ThirdPartyHosts } from './ThirdPartyHosts.tsx';
import { Versions } from './Versions.tsx';

interface LegalPageProps {
  name: LegalText;
  outline: LegalOutline;
}

/** A long text to be looked things up in: its date, what it holds, and its sections under numbers. */
export function LegalPage({ name, outline: { versions, sections } }: LegalPageProps) {
  const { t } = useTranslation(name);
  const { t: legal } = useTranslation('legal');
  const [{ date }] = versions;
  return (
    <div className={`container ${styles.page}`}>
      <nav className={breadcrumbs.breadcrumbs} aria-label={legal('breadcrumbs.label')}>
        <ol>
          <li>
            <RouteLink to="Home" params={{}}>
              {legal('breadcrumbs.home')}
            </RouteLink>
          </li>
          <li aria-current="page">{t('title')}</li>
        </ol>
      </nav>
      <article className={styles.columns}>
        <header className={styles.heading}>
          <h1>{t('title')}</h1>
          <p>
            <LegalWords of={name} id="lead" />
          </p>
          <p className={styles.updated}>
            <time dateTime={date}>{legal('updated', { date: formatDate(date) })}</time>
          </p>
        </header>
        <nav className={styles.contents} aria-labelledby="contents">
          <p id="contents">{legal('contents')}</p>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span>
                    <LegalWords of={name} id={heading} />
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {sections.map((section, index) => (
            <section key={section.id} id={section.id}>
              <h2>
                <LegalWords of={name} id={section.heading} />
              </h2>
              <Blocks name={name} blocks={section.blocks} />
              {index === sections.length - 1 && <Versions of={name} versions={versions} />}
            </section>
          ))}
        </div>
      </article>
    </div>
  );
}

/** Nothing in them moves: their place is key enough. */
function Blocks({ name, blocks }: { name: LegalText; blocks: LegalOutline['sections'][number]['blocks'] }) {
  return blocks.map((block, index) => {
    if ('text' in block)
      return (
        <p key={index}>
          <LegalWords of={name} id={block.text} />
        </p>
      );
    if ('list' in block)
      return (
        <ul key={index}>
          {block.list.map((id: LegalKey) => (
            <li key={id}>
              <LegalWords of={name} id={id} />
            </li>
          ))}
        </ul>
      );
    if ('facts' in block) return <CompanyFacts key={index} facts={block.facts} />;
    if ('hosts' in block) return <ThirdPartyHosts key={index} />;
    if ('pictureHosts' in block)
      return (
        <PictureHosts key={index}>
          <LegalWords of={name} id={block.pictureHosts} />
        </PictureHosts>
      );
    if ('stored' in block) return <StoredKeysTable key={index} category={block.stored} />;
    if ('consentButton' in block)
      return (
        <p key={index}>
          <button className="button buttonOutline" type="button" data-consent-settings="">
            <LegalWords of={name} id={block.consentButton} />
          </button>
        </p>
      );
    return <LegalTable key={index} of={name} table={block.table} />;
  });
}
