/** One purge, as the site's `/admin/cache/purge` takes it. */
export interface TagPurge {
  tags: readonly string[];
  /** `hard`: the answers are not served again. `soft`: they may be served while they are revalidated. */
  mode: 'hard' | 'soft';
}

/** A site, or several behind one load balancer, to which changes are delivered. */
export interface ChangeTarget {
  /** For the log; without anything secret. */
  name: string;
  /** Resolves when the site has confirmed. @throws when it did not */
  purge: (purge: TagPurge) => Promise<void>;
}

/** A purge is answered when every instance has carried it out. */
const purgeTimeoutMs = 5_000;

/** A site elsewhere. @param url of its purge call @param token PURGE_TOKEN or ADMIN_TOKEN of that site */
export function siteTarget(url: string, token: string): ChangeTarget {
  const { origin, pathname } = new URL(url);
  return {
    name: origin + pathname,
    purge: async (purge) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify(purge),
        redirect: 'error',
        signal: AbortSignal.timeout(purgeTimeoutMs),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`The site answered ${response.status}`);
    },
  };
}

/** The site that started this process, over the channel between them. @param send of `process` */
export const parentTarget = (send: NonNullable<NodeJS.Process['send']>): ChangeTarget => ({
  name: 'parent process',
  purge: (purge) =>
    new Promise((resolve, reject) => {
      send({ type: 'changed', ...purge }, undefined, undefined, (error) => {
        if (error) reject(error);
        else resolve();
      });
    }),
});
