import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, type Location } from 'react-router';
import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { useLinkNavigation } from '../app/navigation/useLinkNavigation.ts';
import { newsletterParam, urlWithout } from '../app/navigation/urlWithout.ts';
import { useEstatesType } from '../app/session/useEstatesType.ts';
import { RecoveryBoundary } from '../app/repair/RecoveryBoundary.tsx';
import { useCurrentPage } from './useCurrentPage.ts';
import { ConsentOutlet } from '../features/consent/ConsentOutlet.tsx';
import { NotificationOutlet } from '../features/notifications/NotificationOutlet.tsx';
import footerStyles from '#shared/theme/sheets/Footer.module.css';
import { frameAttributes, useFrameHtml } from './frame/frameHtml.ts';
import styles from '#shared/theme/sheets/Layout.module.css';
import { Header } from './Header.tsx';
import { NewsletterModalOpener } from './NewsletterModalOpener.tsx';
import { LanguageHint } from './LanguageHint.tsx';
import { PendingEstate } from './PendingEstate.tsx';
import { PendingList } from './PendingList.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { useDocumentHead } from './useDocumentHead.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

/** The router has given no key to an entry that the browser made, for the first page or an anchor. */
const scrollKeyOf = (location: Location): string =>
  location.key === 'default' ? urlWithout([newsletterParam], location) + location.hash : location.key;

/** What stands around every page; it stays while pages change (docs/product.md#layouts). */
export function Layout() {
  const { t } = useTranslation();
  const { page, layout } = useCurrentPage();
  const estatesType = useEstatesType(page?.estatesType);
  const footer = useFrameHtml('footer') ?? '';
  useDocumentHead(page?.meta ?? null);
  useHeadingFocus();
  useLinkNavigation(layout);
  // Tells that clicks are taken from here on; the tests wait for it.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <div className={styles.frame} data-accent={estatesType === 'rent' ? 'info' : 'secondary'}>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <RecoveryBoundary>
        <ConsentOutlet />
      </RecoveryBoundary>
      <ProgressBar />
      <RecoveryBoundary>
        <Header layout={layout} page={page} estatesType={estatesType} />
      </RecoveryBoundary>
      <RecoveryBoundary>
        <LanguageHint page={page} />
      </RecoveryBoundary>
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <RecoveryBoundary>
        <PendingEstate />
      </RecoveryBoundary>
      <RecoveryBoundary>
        <PendingList />
      </RecoveryBoundary>
      <RecoveryBoundary>
        <NewsletterModalOpener />
      </RecoveryBoundary>
      <footer className={footerStyles.footer} data-layout={layout} {...frameAttributes('footer', footer)} />
      <RecoveryBoundary>
        <NotificationOutlet />
      </RecoveryBoundary>
      <ScrollRestoration storageKey={storedKeyNames.scroll} getKey={scrollKeyOf} />
    </div>
  );
}
