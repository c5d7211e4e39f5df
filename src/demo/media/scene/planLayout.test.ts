import { layOutPlan, type PlanRoom } from './planLayout.ts';
import { createRandom } from './random.ts';

const homes = [
  { kind: 'flat', rooms: 1, bathrooms: 1, area: 45 },
  { kind: 'flat', rooms: 2, bathrooms: 1, area: 68, kitchen: 'open' as const },
  { kind: 'flat', rooms: 3, bathrooms: 2, area: 96 },
  { kind: 'flat', rooms: 5, bathrooms: 3, area: 150, kitchen: 'dining' as const },
  { kind: 'penthouse', rooms: 4, bathrooms: 2, area: 140 },
  { kind: 'duplex', rooms: 3, bathrooms: 2, area: 125 },
  { kind: 'house', rooms: 3, bathrooms: 2, area: 170 },
  { kind: 'house', rooms: 6, bathrooms: 4, area: 330 },
  { kind: 'rural_house', rooms: 8, bathrooms: 6, area: 480 },
];

const overlap = (a: PlanRoom, b: PlanRoom): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

describe('laying out a plan', () => {
  it.each(homes)('gives a $kind of $area m² its $rooms bedrooms and $bathrooms bathrooms', (facts) => {
    for (let i = 0; i < 12; i += 1) {
      const floors = layOutPlan(facts, createRandom(`plan${i}`));
      const rooms = floors.flatMap((floor) => floor.rooms);
      expect(rooms.filter(({ use }) => use === 'bedroom')).toHaveLength(facts.rooms);
      expect(rooms.filter(({ use }) => use === 'bathroom')).toHaveLength(facts.bathrooms);
      expect(floors.reduce((sum, { width, height }) => sum + width * height, 0)).toBeCloseTo(facts.area, 6);
    }
  });

  it.each(homes)('fills the walls of a $kind of $area m² with rooms that lie beside each other', (facts) => {
    for (const floor of layOutPlan(facts, createRandom('plan'))) {
      const rooms = floor.rooms.filter(({ use }) => use !== 'terrace' && use !== 'garden');
      expect(rooms.reduce((sum, { w, h }) => sum + w * h, 0)).toBeCloseTo(floor.width * floor.height, 6);
      for (const [i, a] of rooms.entries())
        for (const b of rooms.slice(i + 1)) expect(overlap(a, b)).toBeLessThan(1e-6);
      for (const { use, w, h } of rooms) if (use === 'bedroom') expect(Math.min(w, h)).toBeGreaterThan(2);
    }
  });

  it('puts the garden and the terrace that a home has before it, and none that it has not', () => {
    const outside = (facts: Parameters<typeof layOutPlan>[0]) =>
      layOutPlan(facts, createRandom('plan'))[0]!.rooms.flatMap(({ use, area, y }) =>
        use === 'garden' || use === 'terrace' ? [{ use, area, above: y < 0 }] : [],
      );
    expect(outside({ kind: 'house', rooms: 3, bathrooms: 2, area: 170, terrace: 18, garden: 320 })).toEqual([
      { use: 'garden', area: 320, above: true },
      { use: 'terrace', area: 18, above: true },
    ]);
    expect(outside({ kind: 'penthouse', rooms: 2, bathrooms: 1, area: 80 })).toEqual([]);
  });

  it.each([
    ['studio', 'studio'],
    ['office', 'work'],
    ['premises', 'shop'],
    ['garage', 'garage'],
    ['storage', 'store'],
  ])('draws no flat for a %s', (kind, use) => {
    const [floor, ...others] = layOutPlan({ kind, area: 60, bathrooms: 1 }, createRandom('plan'));
    expect(others).toHaveLength(0);
    expect(floor!.rooms.map((room) => room.use)).toContain(use);
    expect(floor!.rooms.map((room) => room.use)).not.toContain('bedroom');
  });
});
