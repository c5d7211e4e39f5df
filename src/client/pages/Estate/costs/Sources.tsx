import { RichText } from '../../../components/ui/richText/RichText.tsx';

/** The name of a law, which is in Spanish on every page. */
export const lawName = (name: string): string => `<law>${name}</law>`;

/** Where figures come from, in small print. @param text with `lawName`s in it */
export function Sources({ text }: { text: string }) {
  return (
    <p>
      <small>
        <RichText text={text} elements={{ law: <span lang="es" /> }} />
      </small>
    </p>
  );
}
