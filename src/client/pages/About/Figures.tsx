import { useTranslation } from 'react-i18next';
import type { FigureName } from '#shared/api/homeData.ts';
import { networkFigures } from '#shared/domain/networkFigures.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { figureText, whyUsOf, type FigureData, type WhyUsData } from '../../components/cms/homeBlocks.ts';
import styles from './AboutPage.module.css';

const { rating, members, agents, cities, donated } = networkFigures;
const own: readonly (readonly [name: FigureName, value: number])[] = [
  ['rating', rating],
  ['members', members],
  ['agents', agents],
  ['cities', cities],
  ['brand', donated],
];

/** The figures of the CMS, as the page Home has them; without any, those of networkFigures. */
export function Figures({ whyUs }: { whyUs: readonly WhyUsData[] }) {
  const { t } = useTranslation('about');
  const { brandKey, language } = useSite();
  const given = whyUsOf(whyUs, brandKey)?.figures ?? [];
  const figures: readonly FigureData[] =
    given.length > 0 ? given : own.map(([name, value]) => ({ name, value: String(value), text: t(`figure.${name}`) }));
  return (
    <section className={styles.band} aria-labelledby="figures">
      <div className="container">
        <h2 id="figures" className="visuallyHidden">
          {t('figures.title')}
        </h2>
        <dl className={styles.figures}>
          {figures.map(({ name, value, text, lang }) => {
            const number = figureText(value, language);
            return (
              <div key={name}>
                <dt>{name === 'members' ? t('figures.members', { number }) : number}</dt>
                <dd lang={lang}>{text}</dd>
              </div>
            );
          })}
        </dl>
      </div>
    </section>
  );
}
