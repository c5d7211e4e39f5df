import { useTranslation } from 'react-i18next';
import { formatAtLeast } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { figureText, type FigureData } from './homeBlocks.ts';

interface FigureListProps {
  figures: readonly FigureData[];
  language: Language;
  className: string | undefined;
}

/**
 * The network in figures, the members with a plus (docs/product.md#home-data). What editors wrote in another language
 * is said in our own words: the figures mean the same on every site.
 */
export function FigureList({ figures, language, className }: FigureListProps) {
  const { t } = useTranslation('figures');
  return (
    <dl className={className}>
      {figures.map(({ name, value, text, lang }) => {
        const number = figureText(value, language);
        return (
          <div key={name}>
            <dt>{name === 'members' ? formatAtLeast(number, language) : number}</dt>
            <dd>{lang === undefined ? text : t(`figure.${name}`)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
