import supertest from 'supertest';
import { createOrigin } from '#origin/createOrigin.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { onEveryBackend, type Backend } from './backends.ts';
import { smallEstates, smallNetwork } from './smallNetwork.ts';

export interface TestOrigin {
  store: Store;
  /** GET of a path below /web. */
  ask: (path: string, query?: Readonly<Record<string, string | readonly string[]>>) => supertest.Test;
  request: ReturnType<typeof supertest>;
}

/** The time that the origin believes it is; draws depend on it. */
export const testNow = Date.UTC(2026, 5, 1);

/** An origin over a database of its own with the small network. */
export async function startOrigin(
  backend: Backend,
  name: string,
  estates: readonly EstateInput[] = smallEstates,
): Promise<TestOrigin> {
  const store = backend.open(name);
  await migrateDatabase(store);
  await storeNetwork(store, smallNetwork(estates), { now: testNow });
  const request = supertest(createOrigin({ store, now: () => testNow }));
  return { store, request, ask: (path, query = {}) => request.get(`/web${path}`).query(query) };
}

/**
 * Declares the same tests for an origin over every database, started before them and closed after them.
 * @param name of its database
 */
export function onEveryOrigin(name: string, tests: (origin: TestOrigin, backend: Backend) => void): void {
  onEveryBackend((backend) => {
    let started: TestOrigin;
    beforeAll(async () => {
      started = await startOrigin(backend, name);
    }, 60_000);
    afterAll(() => started.store.close());
    tests(
      {
        ask: (...question) => started.ask(...question),
        get store() {
          return started.store;
        },
        get request() {
          return started.request;
        },
      },
      backend,
    );
  });
}
