import type { Language } from '#shared/i18n/languages.ts';
import { figureText, type FigureData } from './homeBlocks.ts';

interface FigureListProps {
  figures: readonly FigureData[];
  language: Language;
  className: string | undefined;
  /** The number of members, with a plus. */
  membersText: (number: string) => string;
}

/** The network in figures (docs/product.md#home-data). */
export const FigureList = ({ figures, language, className, membersText }: FigureListProps) => (
  <dl className={className}>
    {figures.map(({ name, value, text, lang }) => {
      const number = figureText(value, language);
      return (
        <div key={name}>
          <dt>{name === 'members' ? membersText(number) : number}</dt>
          <dd lang={lang}>{text}</dd>
        </div>
      );
    })}
  </dl>
);
