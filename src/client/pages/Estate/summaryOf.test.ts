import { summaryOf } from './summaryOf.ts';
import { viewOf } from '#tests/fakes/estateView.ts';

const bare = {
  floor: undefined,
  exterior: undefined,
  conditioned_air: false,
  orientation_east: false,
  orientation_west: false,
  features: [],
};

it.each([
  [{}, []],
  [{ floor: 3, exterior: true }, ['floor', 'exterior']],
  [{ floor: 0, exterior: false }, ['floor', 'interior']],
  [{ subtype: 'penthouse' }, ['floor']],
  [{ floor_name: 'mezzanine', lift: false }, ['floor', 'noLift']],
  [{ features: ['elevator', 'parking'] }, ['parking', 'lift']],
  [{ features: ['balcony', 'garden'] }, ['outdoor_area']],
  [
    { features: ['terrace', 'heating', 'community_zone', 'boxrom'], furnished: true },
    ['heat', 'community', 'furnished', 'boxrom', 'outdoor_area'],
  ],
  [{ features: ['heat', 'lift', 'community'] }, ['heat', 'community', 'lift']],
  [
    { orientation_south: true, orientation_east: true, orientation_west: true, conditioned_air: true },
    ['bright', 'conditioned_air'],
  ],
  [{ estate_type: 'premises', features: ['conditioned_air'] }, ['conditioned_air']],
])('an estate with %j is summed up as %j', (changes, summary) => {
  expect(summaryOf(viewOf({ ...bare, ...changes }))).toEqual(summary);
});
