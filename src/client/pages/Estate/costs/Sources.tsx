import type { TFunction } from 'i18next';
import { lawText, type Law } from '#shared/domain/costs/law.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { RichText } from '../../../components/ui/richText/RichText.tsx';

/** Laws that figures come from, their names marked as what they are on every page: Spanish. */
export const lawTexts = (laws: readonly Law[], t: TFunction<'costs'>, language: Language): string =>
  laws.map((law) => lawText({ ...law, name: `<law>${law.name}</law>` }, t, language)).join(', ');

/** Where figures come from, in small print. @param text with `lawTexts` in it */
export function Sources({ text }: { text: string }) {
  return (
    <p>
      <small>
        <RichText text={text} elements={{ law: <span lang="es" /> }} />
      </small>
    </p>
  );
}
