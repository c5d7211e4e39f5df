import http from 'node:http';
import process from 'node:process';

/**
 * A process of resultsUntilKilled.ts: visitors of its own, who open listings of two sites in turn until it has had so
 * many answers. Tells how many were answered whole, and how many may have been counted though no answer came.
 */
const [client = '0', views = '0', paths = '', ...bases] = process.argv.slice(2);
const listings = paths.split(' ');
const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });

/** As many addresses as views: none is a repeat. */
const addressOf = (view: number) => `10${Number(client) % 10}.${(view >> 16) & 255}.${(view >> 8) & 255}.${view & 255}`;

const open = (view: number): Promise<boolean> =>
  new Promise((resolve) => {
    const base = bases[view % bases.length]!;
    const headers = {
      'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:${client}.0) Gecko/20100101 Firefox/140.0`,
      'x-forwarded-for': addressOf(view),
    };
    http
      .get(base + listings[view % listings.length]!, { agent, headers }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode === 200));
        response.once('error', () => resolve(false));
      })
      .once('error', () => resolve(false));
  });

let answered = 0;
let unanswered = 0;
let view = 0;
/** Answers of each site by second, from which what a kill may lose follows. */
const bySecond = new Map<string, number>();
await Promise.all(
  Array.from({ length: 4 }, async () => {
    while (answered < Number(views)) {
      view += 1;
      const own = view;
      if (await open(own)) {
        answered += 1;
        const second = `${own % bases.length} ${Math.floor(Date.now() / 1_000)}`;
        bySecond.set(second, (bySecond.get(second) ?? 0) + 1);
      } else {
        unanswered += 1;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }),
);
agent.destroy();
process.send!({ answered, unanswered, bySecond: Object.fromEntries(bySecond) });
process.disconnect();
