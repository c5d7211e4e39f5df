import { languageNameKey } from './languageName.ts';

describe('The name of a language that an agent speaks', () => {
  it('has a text in the language of the page', () => {
    expect(languageNameKey('Francés')).toBe('speaks.Francés');
  });

  it('has none where the list does not know it', () => {
    expect(languageNameKey('Esperanto')).toBeUndefined();
  });
});
