import { estateScene } from './mediaUrls.ts';
import { parseScene } from './scene/parseScene.ts';
import type { SceneFacts } from './sceneFacts.ts';

const facts: SceneFacts = {
  kind: 'rural_house',
  rooms: 5,
  bathrooms: 3,
  area: 240,
  terrace: 18,
  garden: 320,
  floor: 0,
  rating: 'E',
  state: 'toRestore',
  view: 'fields',
  flooring: 'stone',
  kitchen: 'dining',
  time: 'golden',
  season: 'autumn',
};

describe("what a picture's name says of its home", () => {
  it.each([
    [
      'plan',
      '1-plan-masia_kruralhouse_r5_b3_a240_o18_j320_cdining',
      { kind: 'rural_house', rooms: 5, bathrooms: 3, area: 240, terrace: 18, garden: 320, kitchen: 'dining' },
    ],
    ['energycertificate', '1-energycertificate-masia_ee', { rating: 'E' }],
    [
      'living',
      '1-living-masia_qtorestore_gstone_vfields_f0_tgolden',
      { state: 'toRestore', flooring: 'stone', view: 'fields', floor: 0, time: 'golden' },
    ],
    ['storage_space', '1-storage_space-masia', {}],
  ] as const)('is what a %s shows, and no more', (category, scene, told) => {
    expect(estateScene(1, category, 'masia', facts)).toBe(scene);
    expect(parseScene('estates', 'x', scene)).toMatchObject({ category, style: 'masia', facts: told });
  });

  it('may be nothing, as in names from before', () => {
    expect(parseScene('estates', 'x', '2-living-modern')).toMatchObject({ facts: {} });
    expect(parseScene('estates', 'x', '2-living')).toMatchObject({ facts: {} });
  });

  it.each([
    '1-plan-masia_',
    '1-plan-masia_r',
    '1-plan-masia_rx',
    '1-plan-masia_z4',
    '1-plan-masia_vmoon',
    '1-plan_r3',
    '1-plan-masia_r1234567',
  ])('is never %s', (scene) => {
    expect(parseScene('estates', 'x', scene)).toBeNull();
  });
});
