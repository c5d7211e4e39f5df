import { createPlaces } from './createPlaces.ts';
import { placeWords } from './nameForms.ts';
import { createWorld } from '../createWorld.ts';

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

it('puts every home inside the circle of its place', () => {
  const places = new Map(createPlaces().flatMap(({ seed, urban, towns }) => [...urban, ...towns].map((place) => [`${seed.slug} ${place.townSlug} ${place.zoneSlug}`, place])));
  for (const { provinceSlug, townSlug, zoneSlug, lat, lng } of createWorld({ estates: 6000 }).estates()) {
    const place = places.get(`${provinceSlug} ${townSlug} ${zoneSlug}`)!;
    const metres = Math.hypot((lat - place.lat) * 111_320, (lng - place.lng) * 111_320 * Math.cos((lat * Math.PI) / 180));
    if (metres > place.radius + 1) throw new Error(`${provinceSlug} ${townSlug} ${zoneSlug}: ${metres} m`);
  }
});
