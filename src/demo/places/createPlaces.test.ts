import { placeNameIn } from '#shared/i18n/catalanNames.ts';
import { placeWords } from './nameForms.ts';
import { createPlaces } from './createPlaces.ts';

describe('placeWords', () => {
  it.each([
    ['es', 'el Eixample', 'en el Eixample', 'del Eixample'],
    ['es', 'El Vendrell', 'en El Vendrell', 'de El Vendrell'],
    ['ca', "l'Eixample", "a l'Eixample", "de l'Eixample"],
    ['ca', 'el Raval', 'al Raval', 'del Raval'],
    ['ca', 'Alacant', 'a Alacant', "d'Alacant"],
    ['ca', 'Horta', 'a Horta', "d'Horta"],
    ['ca', 'les Corts', 'a les Corts', 'de les Corts'],
    ['en', 'the Eixample', 'in the Eixample', 'of the Eixample'],
  ] as const)('joins %s "%s" to its prepositions', (language, name, inside, of) => {
    expect(placeWords(language, name)).toEqual({ name, in: inside, of });
  });
});

describe('the places', () => {
  const places = createPlaces().flatMap(({ urban, towns }) => [...urban, ...towns]);

  it('each have streets and something near, in the singular and with its article', () => {
    for (const { streets, near } of places) {
      expect(streets.length).toBeGreaterThanOrEqual(3);
      expect(near.length).toBeGreaterThanOrEqual(1);
      for (const [es, ca] of near) {
        expect(es).toMatch(/^(?:el|la) /);
        expect(ca).toMatch(/^(?:el |la |l')/);
        expect(ca).not.toMatch(/ del? h?[aeiou]/i);
      }
    }
  });

  it('call their towns in Catalan what the site calls them', () => {
    for (const { townName, town } of places)
      expect(placeNameIn(townName, 'ca').toLowerCase()).toBe(town.ca.name.toLowerCase());
  });

  it('lie in one country town at least in every province', () => {
    for (const { input, towns } of createPlaces())
      expect([input.slug, towns.some(({ traits }) => traits.has('countryside') || traits.has('mountain'))]).toEqual([
        input.slug,
        true,
      ]);
  });
});
