import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DeferredPart } from '../../app/deferred/DeferredPart.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import { Flock } from '../../components/ui/bird/Flock.tsx';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/Breadcrumbs.tsx';
import styles from './ServicePage.module.css';
import { priceParts, requestParts, serviceParts } from './servicePart.ts';
import { services } from '#shared/views/services.ts';
import type { PictureData, ServicePageData } from './toServiceData.ts';

/** What the network does for owners who sell or let, and the form to ask for it (docs/product.md#owner-requests). */
export function ServicePage({ data, language }: PageProps<'Sell' | 'Rent', ServicePageData>) {
  const { service } = data;
  const { accent } = services[service];
  const rest = useMemo(() => ({ data, language }), [data, language]);
  return (
    <div data-accent={accent}>
      <Hero data={data} />
      {data.hasPrices && <Prices data={data} />}
      <DeferredPart part={serviceParts[service]} props={rest} />
    </div>
  );
}

/** Beside the words the form; below them the guide and the CMS's picture, or a drawn sky (PD-52). */
function Hero({ data: { service, picture, cities, hasPrices, guides } }: { data: ServicePageData }) {
  const { t } = useTranslation('service');
  const [guide] = guides;
  const request = useMemo(() => ({ service, cities, hasPrices }), [service, cities, hasPrices]);
  return (
    <div className="container">
      <Breadcrumbs page={t(`${service}.crumb`)} />
      <div className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{t(`${service}.hero.eyebrow`)}</p>
          <h1>{t(`${service}.hero.title`)}</h1>
          <p className={styles.lead}>{t(`${service}.hero.lead`)}</p>
        </div>
        <div className={styles.request}>
          <DeferredPart part={requestParts[service]} props={request} />
        </div>
        <div className={styles.more}>
          <p className={styles.guide}>
            <a className="button buttonOutline" href={guide!.url} hrefLang={guide!.language}>
              {t('hero.guide')} <span className={styles.kind}>PDF</span>
            </a>
          </p>
          <div className={styles.scene}>{picture ? <Picture picture={picture} /> : <Flock />}</div>
        </div>
      </div>
    </div>
  );
}

function Prices({ data: { service, cities } }: { data: ServicePageData }) {
  const prices = useMemo(() => ({ service, cities }), [service, cities]);
  return (
    <div className={`container ${styles.prices}`}>
      <DeferredPart part={priceParts[service]} props={prices} />
    </div>
  );
}

const Picture = ({ picture: { src, srcSet, alt, credit } }: { picture: PictureData }) => (
  <img
    src={src}
    srcSet={srcSet}
    sizes={srcSet && '(min-width:56.25rem) 640px,100vw'}
    width="1400"
    height="600"
    alt={alt?.text ?? ''}
    lang={alt?.lang}
    title={credit}
    fetchPriority="high"
  />
);
