import { cdnLifetime } from '../answers/pageLifetime.ts';
import { isReusable, type Entry } from '../edge/entry.ts';
import type { EntryFields } from '../edge/http/preparedResponses.ts';
import { cdns, type CdnName } from './cdns.ts';
import { keyOfTag, keyOfUrl, keysField } from './cdnKeys.ts';

/**
 * What the CDN in front of the site is told of an answer: the keys by which it is purged, and how long it may be used.
 * What was purged softly has no freshness left, so a CDN that asks because of the same purge does not keep it.
 */
export function createCdnFields(name: CdnName): EntryFields {
  const { keyHeader, lifetimeHeader, separator } = cdns[name];
  const known = new WeakMap<Entry, Readonly<Record<string, string>>>();

  function fieldsOf({ url, tags, lifetime, headers }: Entry): Record<string, string> {
    if (!isReusable(lifetime)) return {};
    const keys = keysField([keyOfUrl(url), ...tags.map(keyOfTag)], separator);
    if (keys === null) return { [lifetimeHeader]: 'max-age=0' };
    // An upstream that speaks to this cache alone means something else for others.
    const isForOthersToo = headers['edge-cache-control'] === undefined;
    return { [keyHeader]: keys, ...(isForOthersToo ? { [lifetimeHeader]: cdnLifetime(lifetime) } : {}) };
  }

  return {
    names: new Set([keyHeader, lifetimeHeader]),
    of: (entry) => {
      const fields = known.get(entry) ?? fieldsOf(entry);
      known.set(entry, fields);
      return fields;
    },
  };
}
