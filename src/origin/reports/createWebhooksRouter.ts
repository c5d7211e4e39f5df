import { Router } from 'express';
import type { ListedWebhookDto, WebhookListDto } from '#shared/contract/webhooks.ts';
import { countWebhooks, listWebhooks, replayWebhooks, type ListedWebhook } from '../db/outbox/webhooks.ts';
import type { Db } from '../db/tables.ts';
import type { WebhookEndpoint } from '../webhooks/endpoints.ts';

const maxListed = 200;

const toDto = ({ state, problem, ...webhook }: ListedWebhook): ListedWebhookDto => ({
  ...webhook,
  // Webhooks have no catcher, and none replaces another.
  state: state as ListedWebhookDto['state'],
  ...(problem === null ? {} : { problem: JSON.stringify(problem) }),
});

/** The webhooks of this origin, for the operators of the site; sends again what waits or was given up. */
export function createWebhooksRouter(db: Db, endpoints: readonly WebhookEndpoint[], now: () => number): Router {
  async function list(): Promise<WebhookListDto> {
    const [{ waiting, givenUp }, newest, failed] = await Promise.all([
      countWebhooks(db),
      listWebhooks(db, { limit: maxListed }),
      listWebhooks(db, { state: 'given_up', limit: maxListed }),
    ]);
    const webhooks = [...failed, ...newest.filter(({ state }) => state !== 'given_up')].slice(0, maxListed);
    return {
      endpoints: endpoints.map(({ name, url }) => ({ name, host: new URL(url).host })),
      ...{ waiting, givenUp, webhooks: webhooks.map(toDto) },
    };
  }

  const router = Router();
  router.get('/', async (_req, res) => {
    res.json(await list());
  });
  router.post('/replay', async (_req, res) => {
    res.json({ webhooks: await replayWebhooks(db, undefined, now()) });
  });
  router.post('/:id/replay', async (req, res) => {
    res.json({ webhooks: await replayWebhooks(db, req.params.id, now()) });
  });
  return router;
}
