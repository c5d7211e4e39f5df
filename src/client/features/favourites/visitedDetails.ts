import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { createStoredValue } from '../../app/session/createStoredValue.ts';

/** What shows of a listing without a network (client/offline/offline.ts). */
interface VisitedDetails {
  title: string;
  type: OperationType;
  price?: number | undefined;
}

/** So many of the latest. */
const maxKept = 12;

const details = createStoredValue<readonly [key: string, details: VisitedDetails][]>({
  key: `${storedKeyNames.visited}:details`,
  read: (text) => {
    try {
      return Object.entries(JSON.parse(text ?? '{}') as Record<string, VisitedDetails>);
    } catch {
      return [];
    }
  },
  write: (entries) => JSON.stringify(Object.fromEntries(entries)),
});

/** Keeps the title and price of an opened listing in this browser, and nowhere else. */
export function recordVisited(key: string, { title, type, price }: VisitedDetails): void {
  const others = details.latest().filter(([other]) => other !== key);
  const latest: [string, VisitedDetails] = [key, { title, type, ...(price === undefined ? {} : { price }) }];
  details.set([...others, latest].slice(-maxKept));
}
