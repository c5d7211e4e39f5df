/** One purge, as the site's `/admin/cache/purge` takes it. */
export interface TagPurge {
  tags: readonly string[];
  /** `hard`: not to be used again. `soft`: may be used while it is fetched anew. */
  mode: 'hard' | 'soft';
}

/** A site, or several behind one door, to be told of changes. */
export interface ChangeTarget {
  /** For the log; without anything secret. */
  name: string;
  /** Resolves when it has forgotten. @throws when it did not say so */
  purge: (purge: TagPurge) => Promise<void>;
}

/** Milliseconds: a purge is answered when every instance has carried it out. */
const longestAnswer = 5_000;

/** A site elsewhere. @param url of its purge call @param token ADMIN_TOKEN of that site */
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
        signal: AbortSignal.timeout(longestAnswer),
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
