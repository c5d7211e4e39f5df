import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  consentVersionOf,
  optionalCategories,
  type OptionalCategory,
  type OptionalServices,
} from '#shared/domain/optionalServices.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import { RichText } from '../../components/ui/richText/RichText.tsx';
import styles from './ConsentBanner.module.css';
import { saveConsent } from './consentRecord.ts';

const policyLink = { policy: <RouteLink to="Cookies" params={{}} /> };

const questionOf = ({ analytics, marketing }: OptionalServices) =>
  analytics && marketing ? 'ask.both' : analytics ? 'ask.analytics' : 'ask.marketing';

/**
 * The question, at the lower edge of the page, which stays usable. Only its buttons decide. It comes first in the
 * document, after the skip link, so that the keyboard reaches it before the page.
 */
export function ConsentBanner({ services }: { services: OptionalServices }) {
  const { t } = useTranslation('consent');
  const { brandName, language } = useSite();
  const banner = useHeightForPage();
  const decide = (categories: readonly OptionalCategory[]) => {
    saveConsent(categories, { version: consentVersionOf(services), language });
    // The keyboard goes on at the content, and not from the top of the document.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section ref={banner} className={styles.banner} aria-labelledby="consent-title">
      <div className={`container ${styles.content}`}>
        <div>
          <h2 id="consent-title" className={styles.title}>
            {t('ask.title')}
          </h2>
          <p className={styles.text}>
            <RichText text={t(questionOf(services), { brand: brandName })} elements={policyLink} />
          </p>
        </div>
        <div className={styles.buttons}>
          <button
            type="button"
            className="button"
            onClick={() => {
              decide(optionalCategories.filter((category) => services[category]));
            }}
          >
            {t('accept')}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              decide([]);
            }}
          >
            {t('reject')}
          </button>
          <button type="button" className="button buttonOutline" data-consent-settings>
            {t('configure')}
          </button>
        </div>
      </div>
    </section>
  );
}

/** Tells the page's styles the banner's height, so that nothing that has the focus lies beneath it. */
function useHeightForPage() {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--consent', `${banner.current?.offsetHeight ?? 0}px`);
    });
    if (banner.current) observer.observe(banner.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--consent');
    };
  }, []);
  return banner;
}
