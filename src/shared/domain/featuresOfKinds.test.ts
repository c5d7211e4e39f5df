import { estateTypes, featureIds } from './estate.ts';
import { featuresByEstateType, featuresOfKinds } from './featuresOfKinds.ts';

it('offers what the chosen kinds may carry, each feature once, in one order', () => {
  expect(featuresOfKinds(['building'])).toEqual([]);
  expect(featuresOfKinds(['premises'])).toContain('bridge_crane');
  expect(featuresOfKinds(['house'])).not.toContain('elevator');
  const both = featuresOfKinds(['premises', 'flat']);
  expect(both).toEqual(featureIds.filter((feature) => both.includes(feature)));
  expect(featuresOfKinds([...estateTypes])).toEqual([...featureIds]);
});

it('a studio, a penthouse and a duplex are flats', () => {
  for (const kind of ['studio', 'penthouse', 'duplex'] as const)
    expect(featuresOfKinds([kind])).toEqual(featuresOfKinds(['flat']));
});

it('without a kind it offers what dwellings may carry', () => {
  const { own, surroundings } = featuresByEstateType.flat;
  expect([...featuresOfKinds([])].sort()).toEqual([...own, ...surroundings].sort());
});
