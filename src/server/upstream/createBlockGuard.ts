import { emptyHomeData, type HomeData } from '#shared/api/homeData.ts';

/** Milliseconds after which a block that stays empty is believed. */
const keptMs = 3_600_000;

type BlockName = keyof HomeData;

const names = Object.keys(emptyHomeData) as BlockName[];

/**
 * Whether home data may take the place of what is stored: a plugin that is switched off, or a field that is read
 * wrongly, empties whole blocks.
 * @param now milliseconds
 * @returns the blocks that had entries and have none, for an hour since they were first lost; none afterwards
 */
export function createBlockGuard(now: () => number): (stored: HomeData, received: HomeData) => BlockName[] {
  let lostAt: number | undefined;
  return (stored, received) => {
    const lost = names.filter((name) => stored[name].length > 0 && received[name].length === 0);
    lostAt = lost.length > 0 ? (lostAt ?? now()) : undefined;
    return lostAt !== undefined && now() - lostAt < keptMs ? lost : [];
  };
}
