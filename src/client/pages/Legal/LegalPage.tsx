import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/i18n/formats.ts';
import { legalDocuments } from '#shared/views/legal/legalDocuments.ts';
import {
  legalTextOf,
  type LegalBlock,
  type LegalDocument,
  type LegalKey,
  type LegalRoute,
  type LegalText,
} from '#shared/views/legal/legalTexts.ts';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/Breadcrumbs.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import styles from './LegalPage.module.css';
import { LegalTable } from './LegalTable.tsx';
import { LegalWords } from './LegalWords.tsx';
import { StoredKeysTable } from './StoredKeysTable.tsx';
import { PictureHosts, ThirdPartyHosts } from './ThirdPartyHosts.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import { useSpanishText } from '../../app/useSpanishText.ts';
import { Versions } from './Versions.tsx';

/** A page with a legal text: which one, its route says. */
export function LegalPage({ route }: { route: LegalRoute }) {
  const name = legalTextOf[route];
  return <LegalArticle name={name} document={legalDocuments[name]} />;
}

interface LegalArticleProps {
  name: LegalText;
  document: LegalDocument;
}

/** A long text to be looked things up in: its date, what it holds, and its sections under numbers. */
export function LegalArticle({ name, document: { versions, sections } }: LegalArticleProps) {
  const { t } = useTranslation(name);
  const { t: legal } = useTranslation('legal');
  const { notice, lang } = useSpanishText(name);
  const { language } = useSite();
  const [{ date }] = versions;
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs page={t('title')} />
      <article className={styles.columns}>
        <header className={styles.heading}>
          <h1>{t('title')}</h1>
          <p>
            <LegalWords of={name} id="lead" />
          </p>
          {notice && <p>{notice}</p>}
          <p className={styles.updated}>
            <time dateTime={date}>{legal('updated', { date: formatDate(date, language) })}</time>
          </p>
        </header>
        <nav className={styles.contents} aria-labelledby="contents">
          <p id="contents">{legal('contents')}</p>
          {/* Folded on phones alone (LegalPage.module.css). */}
          <details>
            <summary>{legal('contents')}</summary>
            <ol lang={lang}>
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
          </details>
        </nav>
        <div className={styles.text} lang={lang}>
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
function Blocks({ name, blocks }: { name: LegalText; blocks: readonly LegalBlock<LegalKey>[] }) {
  return blocks.map((block, index) => <Block key={index} name={name} block={block} />);
}

/** A control, not law: it is in the page's language within a text that is not. */
function ConsentButton({ name, children }: { name: LegalText; children: ReactNode }) {
  const { language } = useSite();
  const { lang } = useSpanishText(name);
  return (
    <p>
      <button className="button buttonOutline" type="button" data-consent-settings="" lang={lang && language}>
        {children}
      </button>
    </p>
  );
}

/** Words about what is counted of listings; nothing where nothing is. */
function Counted({ children }: { children: ReactNode }) {
  const { uses } = useSite();
  return uses && <p>{children}</p>;
}

function Block({ name, block }: { name: LegalText; block: LegalBlock<LegalKey> }) {
  const words = (id: LegalKey) => <LegalWords of={name} id={id} />;
  if (typeof block === 'string') return <p>{words(block)}</p>;
  if ('table' in block) return <LegalTable of={name} table={block.table} />;
  if ('facts' in block) return <CompanyFacts facts={block.facts} />;
  if ('hosts' in block) return <ThirdPartyHosts />;
  if ('pictureHosts' in block) return <PictureHosts>{words(block.pictureHosts)}</PictureHosts>;
  if ('counted' in block) return <Counted>{words(block.counted)}</Counted>;
  if ('stored' in block) return <StoredKeysTable category={block.stored} />;
  if ('consentButton' in block) return <ConsentButton name={name}>{words(block.consentButton)}</ConsentButton>;
  return (
    <ul>
      {block.map((id) => (
        <li key={id}>{words(id)}</li>
      ))}
    </ul>
  );
}
