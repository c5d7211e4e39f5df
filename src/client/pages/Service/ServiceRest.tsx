import type { Language } from '#shared/i18n/languages.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { leads, whyUsOf } from '../../components/cms/homeBlocks.ts';
import { Articles } from './sections/Articles.tsx';
import { Blocks } from './sections/Blocks.tsx';
import { Closing } from './sections/Closing.tsx';
import { Documents } from './sections/Documents.tsx';
import { Duties } from './sections/Duties.tsx';
import { Fees } from './sections/Fees.tsx';
import { Figures } from './sections/Figures.tsx';
import { GuideDownload } from './sections/GuideDownload.tsx';
import { Points } from './sections/Points.tsx';
import { Quote } from './sections/Quote.tsx';
import { ServiceVideo } from './sections/ServiceVideo.tsx';
import styles from './ServiceRest.module.css';
import type { ServicePageData } from './toServiceData.ts';

export interface ServiceRestProps {
  data: ServicePageData;
  language: Language;
}

/** A service page below its heading (docs/product.md#owner-requests). A block without data is left out (PD-52). */
export function ServiceRest({ data, language }: ServiceRestProps) {
  const { brandKey, links } = useSite();
  const { service, picture, quote } = data;
  const whyUs = whyUsOf(data.whyUs, brandKey);
  const posts = data.posts.filter((post) => leads(post, links.magazine !== undefined));
  const video = links.videos?.[service];
  return (
    <>
      <Blocks service={service} />
      <Points service={service}>
        {whyUs && whyUs.figures.length > 0 && <Figures figures={whyUs.figures} language={language} />}
      </Points>
      <Duties service={service} />
      <div className={`container ${styles.pair} ${styles.costs}`}>
        <Fees service={service} />
        <Documents service={service} />
      </div>
      <GuideDownload service={service} files={data.guides} />
      {(quote ?? video) && (
        <div className={`container section ${quote && video ? styles.pair : styles.alone}`}>
          {quote && <Quote service={service} quote={quote} />}
          {video && <ServiceVideo service={service} address={video} picture={picture} />}
        </div>
      )}
      {posts.length > 0 && <Articles service={service} posts={posts} />}
      <Closing service={service} />
    </>
  );
}
