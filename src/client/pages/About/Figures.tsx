import { useTranslation } from 'react-i18next';
import type { FigureName } from '#shared/api/homeData.ts';
import type { NetworkFigures } from '#shared/domain/networkFigures.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { FigureList } from '../../components/cms/FigureList.tsx';
import { whyUsOf, type FigureData, type WhyUsData } from '../../components/cms/homeBlocks.ts';
import styles from './AboutPage.module.css';

const own = ({ rating, members, agents, cities, donated }: NetworkFigures) =>
  Object.entries({ rating, members, agents, cities, brand: donated } satisfies Partial<
    Record<FigureName, number | undefined>
  >) as [FigureName, number | undefined][];

/** The figures of the CMS, as the page Home has them; without any, those of its folder; without those, nothing. */
export function Figures({ whyUs }: { whyUs: readonly WhyUsData[] }) {
  const { t } = useTranslation('figures');
  const { brandKey, language, figures: stated } = useSite();
  const given = whyUsOf(whyUs, brandKey)?.figures ?? [];
  const figures: readonly FigureData[] =
    given.length > 0
      ? given
      : own(stated).flatMap(([name, value]) =>
          value === undefined ? [] : [{ name, value: String(value), text: t(`figure.${name}`) }],
        );
  if (figures.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="figures">
      <div className="container">
        <h2 id="figures" className="visuallyHidden">
          {t('title')}
        </h2>
        <FigureList className={styles.figures} figures={figures} language={language} />
      </div>
    </section>
  );
}
