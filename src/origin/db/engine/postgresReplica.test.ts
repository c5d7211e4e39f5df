import { createLagMeter } from './postgresReplica.ts';

it('a replica is behind by the time since the primary was where the replica is', () => {
  const lagAt = createLagMeter(5_000);
  // The first check knows of no earlier position.
  expect(lagAt(0, 100, 90)).toBeNull();
  expect(lagAt(1_000, 200, 100)).toBe(1_000);
  expect(lagAt(2_000, 300, 150)).toBe(2_000);
  expect(lagAt(3_000, 400, 399)).toBe(1_000);
  expect(lagAt(4_000, 400, 400)).toBe(0);
  // An idle primary: nothing is missing, however long nothing comes.
  expect(lagAt(60_000, 400, 400)).toBe(0);
  // One that has lost its connection falls behind with the first write.
  expect(lagAt(61_000, 500, 400)).toBe(1_000);
  expect(lagAt(71_000, 600, 400)).toBe(11_000);
  expect(lagAt(73_000, 700, 400)).toBeNull();
});
