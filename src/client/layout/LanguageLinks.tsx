import type { MouseEvent, ReactNode } from 'react';
import { withColon } from '#shared/i18n/formats.ts';
import { mostLanguagesInLine } from '#shared/navigation/languageMenu.ts';
import { useSite } from '../app/session/SiteContext.ts';
import styles from '#shared/theme/sheets/LanguageSwitcher.module.css';
import { useClosingMenu } from './useClosingMenu.ts';

/** A language that a page can be read in. */
interface Offered<Code> {
  language: Code;
  /** In the language itself. */
  name: string;
  url: string;
}

interface LanguageLinksProps<Code> {
  label: string;
  offered: readonly Offered<Code>[];
  /** That of the page. */
  current: Code;
  onChoose: (language: Code, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A menu of all names, which is called by the one that is read. */
function LanguageMenu({ label, name, children }: { label: string; name: ReactNode; children: ReactNode }) {
  const details = useClosingMenu();
  const { language } = useSite();
  return (
    <details ref={details} name="header">
      <summary>
        <span className="visuallyHidden">{withColon(label, language)}</span>
        {name}
      </summary>
      {children}
    </details>
  );
}

/** Links to a page in each language: some in a line, many in a menu. */
export function LanguageLinks<Code extends string>({ label, offered, current, onChoose }: LanguageLinksProps<Code>) {
  const isMenu = offered.length > mostLanguagesInLine;
  const shortName = ({ language, name }: Offered<Code>) => (
    <>
      <abbr aria-hidden="true">{language}</abbr>
      <span lang={language}>{name}</span>
    </>
  );
  const links = (
    <ul>
      {offered.map((other) => {
        const { language, name, url } = other;
        const content = isMenu ? name : shortName(other);
        return (
          <li key={language}>
            {language === current ? (
              <span aria-current="true" lang={language}>
                {content}
              </span>
            ) : (
              <a
                href={url}
                hrefLang={language}
                lang={language}
                onClick={(event) => {
                  onChoose(language, event);
                }}
              >
                {content}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
  const own = offered.find(({ language }) => language === current);
  return (
    <nav className={styles.languages} aria-label={label}>
      {isMenu ? (
        <LanguageMenu label={label} name={own && shortName(own)}>
          {links}
        </LanguageMenu>
      ) : (
        links
      )}
    </nav>
  );
}
