/** Variables of earlier releases by name, several where one goes with another, and what does their work now. */
const removed: Record<string, string> = {
  BRAND_DIR: 'is NETWORK_DIR now; its brand.env is network.env (docs/your-network.md)',
  WEB_CONCURRENCY:
    'is not used any more, one process is one site. For several, run replicas of the container or units of docs/vencejo@.service behind a proxy, with REDIS_URL (docs/operations.md)',
  'KYERO_TOKEN, KYERO_MINUTES':
    'are not used any more. The feed for portals is exports/{name}.json of the network’s folder, with an address of its own (docs/your-network.md#exports)',
  'MAP_TILES_URL, MAP_TILES_CREDIT':
    'are not used any more. Maps are drawn from the site’s own tiles; streets come with npm run tiles, into MAP_TILES_FILE (docs/operations.md#map-tiles)',
  API_FILTERS:
    'is not used any more. An API says which filters it has in GET /web/capabilities (docs/api.md#capabilities)',
};

/**
 * What is set for an earlier release: without a word, what it did would be missing. @returns a line for each
 */
export const removedVariables = (set: Record<string, string | undefined>): string[] =>
  Object.entries(removed)
    .filter(([names]) => names.split(', ').some((name) => set[name] || set[`${name}_FILE`]))
    .map(([names, instead]) => `  ${names}: ${instead}`);
